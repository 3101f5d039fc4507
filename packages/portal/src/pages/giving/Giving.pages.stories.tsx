import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { DEMO, scenarios } from '@taawun/api-client/mocks';
import { PageStory } from '../../testing/PageStory.tsx';
import { only, shows } from '../../testing/story-play.ts';

const MEMBER = DEMO[0]?.phone ?? null;

const meta = {
  title: 'Pages/Giving',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/donate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole donation, as a guest. */
export const Donate: Story = { play: shows('تبرّع', 'Donate') };
/** The address chooses: a program, an amount of one's own, once. */
export const DonatePrefilled: Story = { args: { at: '/donate?target=program:bir-alqarya&amount=12345&frequency=once' }, play: shows('تبرّع', 'Donate') };
/** Name and addresses are the account's. */
export const DonateSignedIn: Story = { args: { as: MEMBER }, play: shows('تبرّع', 'Donate') };
/** Zakat on wealth, and of fast-breaking. */
export const Zakat: Story = { args: { at: '/zakat' }, play: shows('حاسبة الزكاة', 'Zakat helper') };
/** The association has not set the prices: nothing is reckoned by a guess. */
export const ZakatWithoutRates: Story = {
  args: { at: '/zakat' },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/settings', () => HttpResponse.json({ settings: [{ type: 'association_short_name', value: 'تعاون' }] }))),
  play: shows('حاسبة الزكاة', 'Zakat helper'),
};
/** Who gave and agreed to be shown. */
export const Donors: Story = { args: { at: '/donors' }, play: shows('لوحة المتبرعين', 'The donors') };
/** Nobody yet. */
export const NoDonors: Story = { args: { at: '/donors' }, beforeEach: ({ msw }) => msw.use(...only(scenarios.empty, 'GET', '/api/donors')), play: shows('لوحة المتبرعين', 'The donors') };
