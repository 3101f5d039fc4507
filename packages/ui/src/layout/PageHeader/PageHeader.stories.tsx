import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DateText } from '../../components/Text/index.ts';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
import { interactiveWindowParameters, onPaper, onPhone, windowParameters } from '../../testing/modes.ts';

const crumbs = (t: Pick) => [
  { label: t('الرئيسية', 'Home'), href: '#home' },
  { label: t('الفروع', 'Branches'), href: '#branches' },
  { label: t('فرع بريدة', 'Buraidah branch') },
];
const meta: Meta<typeof PageHeader> = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: windowParameters,
  render: bilingual<Partial<PageHeaderProps>>((t, args) => (
    <PageHeader
      title={t('فرع بريدة', 'Buraidah branch')}
      text={t('طريق الملك فهد، حي الصفراء', 'King Fahd Road, As Safra')}
      breadcrumbs={crumbs(t)}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof PageHeader>;

export const Default: Story = {};
export const Paper: Story = { ...onPaper };
/** Lists and forms. */
export const Catalogue: Story = { args: { variant: 'catalogue' } };
/** An article: the title is as wide as the text. A line at the window's upper edge shows how much was read. */
export const Reading: Story = { args: { variant: 'reading' } };
/** Account pages: one line, without breadcrumbs. */
export const Account: Story = { args: { variant: 'account' } };
const withActions = bilingual<Partial<PageHeaderProps>>((t, args) => (
  <PageHeader
    title={t('فرع بريدة', 'Buraidah branch')}
    breadcrumbs={crumbs(t)}
    meta={<Badge tone="primary">{t('الفرع الرئيسي', 'Main branch')}</Badge>}
    actions={
      <>
        <Button icon="phone" href="tel:+966163621000">
          {t('اتصل بالفرع', 'Call the branch')}
        </Button>
        <Button variant="ghost" icon="pin" href="#map">
          {t('الاتجاهات', 'Directions')}
        </Button>
      </>
    }
    {...args}
  />
));
/** A primary button is light on the dark band in every theme. */
export const WithActions: Story = {
  parameters: interactiveWindowParameters,
  render: withActions,
};
export const Phone: Story = { ...onPhone, render: withActions };
export const WithMeta: Story = {
  render: bilingual<Partial<PageHeaderProps>>((t, args) => (
    <PageHeader
      title={t('افتتاح سوق الأسر المنتجة', 'The families’ market opens')}
      meta={
        <>
          <DateText value="2026-11-12" format="long" />
          <span>{t('قراءة دقيقتين', 'Two minutes to read')}</span>
        </>
      }
      {...args}
    />
  )),
};
export const LongText: Story = {
  render: bilingual<Partial<PageHeaderProps>>((t, args) => (
    <PageHeader
      title={t(
        'تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي في منطقة القصيم لصالح الأسر المنتجة',
        'Three greenhouses start up as part of the food security project in Qassim for families that produce',
      )}
      breadcrumbs={crumbs(t)}
      {...args}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<PageHeaderProps>>((t, args) => (
    <PageHeader title={t('رؤية السعودية Vision 2030', 'Saudi رؤية Vision 2030')} {...args} />
  )),
};
