import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/Box/index.ts';
import { Page } from '../../components/Page/index.ts';
import { Text } from '../../components/Text/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveWindowParameters, onPaper, windowParameters } from '../../testing/modes.ts';
import { BottomNav, type BottomNavItem } from './BottomNav.tsx';

const meta: Meta<typeof BottomNav> = {
  title: 'Layout/BottomNav',
  component: BottomNav,
  // For phones: wider screens have these links in the header.
  parameters: windowParameters,
};
export default meta;
type Story = StoryObj<typeof BottomNav>;

type Translate = (arabic: string, english: string) => string;

const itemsOf = (t: Translate): BottomNavItem[] => [
  { href: '#home', label: t('الرئيسية', 'Home'), icon: 'home', active: true },
  { href: '#donate', label: t('تبرّع', 'Donate'), icon: 'heart' },
  { href: '#shares', label: t('حصصي', 'My shares'), icon: 'shares' },
  { href: '#account', label: t('حسابي', 'Account'), icon: 'user' },
];

const paragraphs = (t: Translate) =>
  Array.from({ length: 12 }, (_, index) => (
    <Text key={index}>
      {t(
        'نعمل مع الأسر حتى تستغني عن العون، ونشارك أعضاءنا ما نتعلمه من كل مشروع.',
        'We work with families until they need no help, and share with our members what each project teaches us.',
      )}
    </Text>
  ));

/** Below a page that is longer than the screen. */
export const Default: Story = {
  render: bilingual((t) => (
    <Page footer={<BottomNav label={t('روابط سريعة', 'Quick links')} items={itemsOf(t)} />}>
      <Container>{paragraphs(t)}</Container>
    </Page>
  )),
};
export const Paper: Story = { ...Default, ...onPaper };

/** A number on the account for what has not been read. */
export const Unread: Story = {
  parameters: interactiveWindowParameters,
  render: bilingual((t) => (
    <BottomNav
      label={t('روابط سريعة', 'Quick links')}
      items={itemsOf(t).map((item, index) => ({ ...item, active: index === 3, ...(index === 3 && { unread: 12 }) }))}
    />
  )),
};

/** Five links, and labels that do not fit on one line. */
export const LongLabels: Story = {
  render: bilingual((t) => (
    <BottomNav
      label={t('روابط سريعة', 'Quick links')}
      items={[
        { href: '#home', label: t('الصفحة الرئيسية', 'Home page'), icon: 'home' },
        { href: '#donate', label: t('تبرّع الآن', 'Donate now'), icon: 'heart', active: true },
        { href: '#search', label: t('البحث', 'Search'), icon: 'search' },
        { href: '#shares', label: t('الحصص والعروض', 'Shares and offers'), icon: 'shares' },
        { href: '#account', label: t('الحساب الشخصي', 'Personal account'), icon: 'user', unread: 140 },
      ]}
    />
  )),
};

/** A label in the other script. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <BottomNav
      label={t('روابط سريعة', 'Quick links')}
      items={itemsOf(t).map((item, index) => (index === 2 ? { ...item, label: t('Taawun+', 'تعاون+') } : item))}
    />
  )),
};
