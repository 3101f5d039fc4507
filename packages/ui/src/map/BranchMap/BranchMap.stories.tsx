import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper, onPhone } from '../../testing/modes.ts';
import { BranchMap, type BranchMapProps, type BranchPlace } from './index.ts';

type Args = Partial<BranchMapProps>;

const branches = (t: Pick): BranchPlace[] => [
  {
    slug: 'buraydah',
    name: t('المقر الرئيسي — بريدة', 'Head office — Buraydah'),
    city: t('بريدة', 'Buraydah'),
    address: t('طريق الملك عبدالله، حي الصفراء', 'King Abdullah Road, As Safra'),
    phone: '+966163621000',
    latitude: 26.3292,
    longitude: 43.9747,
    isMain: true,
    href: '#buraydah',
  },
  {
    slug: 'unayzah',
    name: t('فرع عنيزة', 'Unayzah branch'),
    city: t('عنيزة', 'Unayzah'),
    address: t('شارع الشريمية، حي الأشرفية', 'Ash Shuraymiyah Street, Al Ashrafiyah'),
    phone: '+966163641000',
    latitude: 26.0843,
    longitude: 43.9936,
    href: '#unayzah',
  },
  {
    slug: 'ar-rass',
    name: t('فرع الرس', 'Ar Rass branch'),
    city: t('الرس', 'Ar Rass'),
    address: t('طريق الملك عبدالعزيز', 'King Abdulaziz Road'),
    phone: '+966163331000',
    latitude: 25.8694,
    longitude: 43.4973,
    href: '#ar-rass',
  },
  {
    slug: 'riyadh',
    name: t('فرع الرياض', 'Riyadh branch'),
    city: t('الرياض', 'Riyadh'),
    address: t('طريق التخصصي، حي المعذر', 'At Takhassusi Road, Al Maather'),
    phone: '+966112345678',
    latitude: 24.7034,
    longitude: 46.6857,
    href: '#riyadh',
  },
  {
    slug: 'hail',
    name: t('فرع حائل', 'Hail branch'),
    city: t('حائل', 'Hail'),
    address: t('طريق الأمير سعود بن عبدالمحسن', 'Prince Saud bin Abdulmuhsin Road'),
    phone: '+966165321000',
    latitude: 27.5236,
    longitude: 41.6966,
    href: '#hail',
  },
  {
    slug: 'madinah',
    name: t('فرع المدينة المنورة', 'Madinah branch'),
    city: t('المدينة المنورة', 'Madinah'),
    address: t('طريق سلطانة، حي الفتح', 'Sultanah Road, Al Fath'),
    phone: '+966148221000',
    latitude: 24.4539,
    longitude: 39.5653,
    href: '#madinah',
  },
  {
    slug: 'jeddah',
    name: t('فرع جدة', 'Jeddah branch'),
    city: t('جدة', 'Jeddah'),
    address: t('شارع صاري، حي السلامة', 'Sari Street, As Salamah'),
    phone: '+966126221000',
    latitude: 21.5225,
    longitude: 39.1701,
    href: '#jeddah',
  },
  {
    slug: 'makkah',
    name: t('فرع مكة المكرمة', 'Makkah branch'),
    city: t('مكة المكرمة', 'Makkah'),
    address: t('حي العوالي', 'Al Awali'),
    phone: '+966125221000',
    latitude: 21.3608,
    longitude: 39.8924,
    href: '#makkah',
  },
  {
    slug: 'dammam',
    name: t('فرع الدمام', 'Dammam branch'),
    city: t('الدمام', 'Dammam'),
    address: t('طريق الخليج، حي الشاطئ', 'Gulf Road, Ash Shati'),
    phone: '+966138221000',
    latitude: 26.4344,
    longitude: 50.1033,
    href: '#dammam',
  },
  {
    slug: 'al-ahsa',
    name: t('فرع الأحساء', 'Al-Ahsa branch'),
    city: t('الهفوف', 'Hofuf'),
    address: t('شارع الثريات', 'Ath Thurayyat Street'),
    phone: '+966135821000',
    latitude: 25.3647,
    longitude: 49.5876,
    href: '#al-ahsa',
  },
  {
    slug: 'abha',
    name: t('فرع أبها', 'Abha branch'),
    city: t('أبها', 'Abha'),
    address: t('طريق الملك خالد', 'King Khalid Road'),
    phone: '+966172261000',
    latitude: 18.2254,
    longitude: 42.5009,
    href: '#abha',
  },
  {
    slug: 'tabuk',
    name: t('فرع تبوك', 'Tabuk branch'),
    city: t('تبوك', 'Tabuk'),
    address: t('طريق الأمير فهد بن سلطان', 'Prince Fahd bin Sultan Road'),
    phone: '+966144221000',
    latitude: 28.3947,
    longitude: 36.5715,
    href: '#tabuk',
  },
];

const meta: Meta<typeof BranchMap> = {
  title: 'Map/BranchMap',
  component: BranchMap,
  args: { onSelectedChange: fn() },
  argTypes: {
    token: {
      control: 'text',
      description:
        'Try a public token of your own (`pk.…`): Mapbox then takes the drawing’s place. No story has one, because pictures need no network.',
    },
  },
  render: bilingual<Args>((t, args) => (
    <BranchMap
      key={t('ar', 'en')}
      branches={branches(t)}
      {...args}
      label={t('فروع الجمعية', 'The association’s branches')}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Without a token: the static map. The list selects by keyboard, a pin by pointer; activating the name again clears the
 * selection.
 */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args, globals }) => {
    const english = globals['locale'] === 'en';
    const canvas = within(canvasElement);
    const riyadh = canvas.getByRole('button', { name: english ? 'Riyadh branch' : 'فرع الرياض' });
    riyadh.focus();
    await userEvent.keyboard('{Enter}');
    await expect(riyadh).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('riyadh', { reason: 'list' });
    const tabuk = canvas.getByRole('button', { name: english ? 'Tabuk branch' : 'فرع تبوك' });
    await userEvent.click(canvasElement.querySelector('[data-pin="tabuk"]') as Element);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('tabuk', { reason: 'map' });
    await expect(tabuk).toHaveAttribute('aria-pressed', 'true');
    await expect(riyadh).toHaveAttribute('aria-pressed', 'false');
    await expect(
      canvas.getByRole('link', { name: english ? 'Details: Tabuk branch' : 'التفاصيل: فرع تبوك' }),
    ).toHaveAttribute('href', '#tabuk');
    await userEvent.click(tabuk);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(null, { reason: 'list' });
  },
};
export const Paper: Story = { ...onPaper };
export const Phone: Story = { ...onPhone };
export const Selected: Story = { args: { defaultSelected: 'jeddah' } };
export const OneBranch: Story = {
  render: bilingual<Args>((t, args) => (
    <BranchMap
      {...args}
      branches={branches(t).slice(0, 1)}
      label={t('فروع الجمعية', 'The association’s branches')}
      height={360}
    />
  )),
};
export const Empty: Story = { args: { branches: [] } };
/** Names of three lines, an address of four: the list grows, the map keeps its size. */
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <BranchMap
      {...args}
      label={t('فروع الجمعية', 'The association’s branches')}
      branches={[
        {
          slug: 'uyun',
          name: t(
            'فرع محافظة عيون الجواء والقرى والهجر المجاورة لها شمال غرب منطقة القصيم',
            'Branch of Uyun Al Jiwa and of the villages and settlements around it in the north-west of Al-Qassim',
          ),
          city: t('عيون الجواء', 'Uyun Al Jiwa'),
          address: t(
            'شارع الأمير فيصل بن بندر بن عبدالعزيز، بجوار مبنى البلدية القديم ومقابل مدرسة الجواء الثانوية، حي السلام',
            'Prince Faisal bin Bandar bin Abdulaziz Street, beside the old municipality and opposite the Al Jiwa secondary school, As Salam',
          ),
          phone: '+966163911000',
          latitude: 26.5156,
          longitude: 43.6267,
          isMain: true,
          href: '#uyun',
        },
        ...branches(t).slice(3, 6),
      ]}
    />
  )),
};
/** Text in the other script inside a name or an address keeps its order. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <BranchMap
      {...args}
      label={t('فروع الجمعية', 'The association’s branches')}
      defaultSelected="hub"
      branches={[
        {
          slug: 'hub',
          name: t('فرع Riyadh Front (الدور 2)', 'Branch واجهة الرياض (floor 2)'),
          city: t('Riyadh Front', 'واجهة الرياض'),
          address: t('طريق المطار، مبنى B-12، مدخل Gate 4', 'Airport Road, building ب-12, gate 4'),
          phone: '+966112345678',
          latitude: 24.8406,
          longitude: 46.7316,
          isMain: true,
          href: '#hub',
        },
        ...branches(t).slice(6, 9),
      ]}
    />
  )),
};
