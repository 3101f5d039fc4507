import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS, brokenImage } from '../../testing/hostile.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { CouncilCard, type CouncilCardProps } from './PersonCard.tsx';

const meta: Meta<typeof CouncilCard> = {
  title: 'Cards/CouncilCard',
  component: CouncilCard,
  render: bilingual<Partial<CouncilCardProps>>((t, args) => (
    <Grid min="sm">
      <CouncilCard
        name={t('نورة السالم', 'Noura Al-Salem')}
        title={t('أمينة الصندوق', 'Treasurer')}
        image={sampleImages.evening}
        {...args}
      />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof CouncilCard>;

export const Default: Story = {};
export const Chair: Story = {
  render: bilingual<Partial<CouncilCardProps>>((t, args) => (
    <Grid min="sm">
      <CouncilCard
        name={t('عبدالله الحربي', 'Abdullah Al-Harbi')}
        title={t('رئيس المجلس', 'Chair')}
        bio={t('أربعون عامًا في العمل التعاوني.', 'Forty years of cooperative work.')}
        term={t('١٤٤٦ – ١٤٤٩', '2024 – 2027')}
        isChair
        {...args}
      />
    </Grid>
  )),
};
/** Without an image: initials of Latin names; a star for Arabic names, whose letters are joined. */
export const WithoutImage: Story = { args: { image: null } };
export const LongText: Story = {
  render: bilingual<Partial<CouncilCardProps>>((t, args) => (
    <div style={{ inlineSize: 200 }}>
      <CouncilCard
        name={t('عبدالرحمن بن عبدالعزيز بن محمد آل الشيخ', 'Abdulrahman bin Abdulaziz bin Mohammed Al Ash-Sheikh')}
        title={t('نائب رئيس مجلس الإدارة للشؤون المالية', 'Vice chair of the council for finance')}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<CouncilCardProps>>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <CouncilCard
        name={t('Dr. Abdullah Al-Harbi', 'د. عبدالله الحربي')}
        title={t('رئيس لجنة IT & Data', 'Chair of لجنة المراجعة')}
        bio={t(
          'يحمل شهادة MBA من London Business School، وعمل في SABIC عشرين عامًا.',
          'He taught at جامعة القصيم and worked for شركة سابك for twenty years.',
        )}
        term={t('١٤٤٦ – ١٤٤٩', '2024 – 2027')}
        isChair
        {...args}
      />
    </div>
  )),
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <Grid min="sm">
      {HOSTILE_TEXTS.map((text, index) => (
        <CouncilCard
          key={text}
          name={text}
          title={index % 2 ? '' : text}
          isChair={index % 2 === 0}
          {...(index % 2 ? { image: null } : { image: brokenImage, bio: text, term: text })}
        />
      ))}
    </Grid>
  ),
};
