import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Container } from '../../components/Box/index.ts';
import { defaultDonateValue, QuickDonate, StatStrip } from '../../cards/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { Hero } from './Hero.tsx';
import { interactiveWindowParameters, onPaper, windowParameters } from '../../testing/modes.ts';

const amounts = [5000, 10000, 25000, 50000];

function Donate() {
  const [value, setValue] = useState(() => defaultDonateValue(amounts));
  return (
    <QuickDonate
      amounts={amounts}
      value={value}
      onValueChange={setValue}
      hrefFor={({ amount }) => `#pay-${amount ?? ''}`}
    />
  );
}

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  parameters: windowParameters,
  args: { title: '' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: interactiveWindowParameters,
  render: bilingual((t) => (
    <>
      <Hero
        badge={t('جمعية مرخّصة · ترخيص رقم ١٠٤٢', 'Licensed association · licence no. 1042')}
        title={t('معًا نزرع الخير،', 'Together we sow good,')}
        highlight={t('ونجني أثرًا يدوم', 'and reap what lasts')}
        text={t(
          'جمعية تعاونية يملكها أعضاؤها. تبرّع لبرامج تُغيّر حياة الأسر، أو كن عضوًا وتملّك حصتك في مشاريع تنمّي مجتمعك.',
          'A cooperative owned by its members. Give to programmes that change families’ lives, or join and own your share in projects that grow your community.',
        )}
        actions={
          <>
            <Button href="#donate" variant="giving" icon="heart">
              {t('تبرّع الآن', 'Donate now')}
            </Button>
            <Button href="#join" variant="ghost">
              {t('كن عضوًا مساهمًا', 'Become a member')}
            </Button>
          </>
        }
        aside={<Donate />}
      />
      <Container>
        <StatStrip
          overlap
          items={[
            { value: 3240, label: t('عضوًا مساهمًا', 'members') },
            { value: 18750, label: t('أسرة مستفيدة', 'families helped') },
            { value: 42, label: t('برنامجًا ومشروعًا', 'programmes and projects') },
            { value: 12, label: t('فرعًا في المملكة', 'branches in the Kingdom') },
          ]}
        />
      </Container>
    </>
  )),
};
export const Paper: Story = { ...Default, ...onPaper };

/** Without the aside, the text spans the full width. */
export const LongText: Story = {
  render: bilingual((t) => (
    <Hero
      title={t(
        'عنوان طويل يمتد على أكثر من سطر ليُظهر أن النص يلتف كما ينبغي في كل اتجاه',
        'A long title over more than one line that shows how the text wraps in each direction',
      )}
      text={t('نص', 'Text')}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <Hero
      badge={t('شهادة ISO 9001:2015 · ترخيص رقم ١٠٤٢', 'ISO 9001:2015 · ترخيص رقم ١٠٤٢')}
      title={t('مع \u2068Green Valley Co.\u2069 نزرع', 'With شركة الوادي الأخضر we sow')}
      highlight={t('وفق رؤية Vision 2030', 'for رؤية ٢٠٣٠')}
      text={t(
        'يقيس نظام Smart Irrigation حاجة كل نخلة، ويرسلها إلى تطبيق Taawun Farm على iOS و Android.',
        'The system الري الذكي measures what each palm needs, and the farmers of عنيزة read it on their phones.',
      )}
      actions={
        <Button href="#join" variant="ghost">
          {t('حمّل تطبيق Taawun Farm', 'Open تطبيق مزرعة تعاون')}
        </Button>
      }
    />
  )),
};
