import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { GiftCard } from '../GiftDialog/index.ts';
import { GiftEnvelope, type GiftEnvelopeProps } from './GiftEnvelope.tsx';

const meta: Meta<typeof GiftEnvelope> = {
  title: 'Dialogs/GiftEnvelope',
  component: GiftEnvelope,
  decorators: [(story) => <div style={{ maxInlineSize: '32rem' }}>{story()}</div>],
  render: bilingual<Partial<GiftEnvelopeProps>>((t, args) => (
    <GiftEnvelope receiver={t('أم خالد', 'Um Khalid')} {...args}>
      <GiftCard
        program={t('بئر القرية', 'Village well')}
        receiver={t('أم خالد', 'Um Khalid')}
        sender={t('خالد وإخوته', 'Khalid and his brothers')}
        message={t('تقبّل الله منّا ومنكم صالح الأعمال.', 'May God accept our good deeds and yours.')}
      />
    </GiftEnvelope>
  )),
};
export default meta;
type Story = StoryObj<typeof GiftEnvelope>;

export const Default: Story = { parameters: interactiveParameters };
/** Pressed: the card takes the place of the envelope, and receives the focus. */
export const Opened: Story = {
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    await userEvent.click(within(canvasElement).getByText(arabic ? 'افتح الهدية' : 'Open your gift'));
    const card = await within(canvasElement).findByText(arabic ? 'بئر القرية' : 'Village well');
    await waitFor(() => expect(document.activeElement).toContainElement(card));
  },
};
export const LongText: Story = {
  render: bilingual<Partial<GiftEnvelopeProps>>((t, args) => (
    <GiftEnvelope
      receiver={t(
        'والدتي الغالية نورة بنت عبدالعزيز وجميع إخوتي وأخواتي',
        'My dear mother Noura Abdulaziz and all of my brothers and sisters',
      )}
      {...args}
    >
      <GiftCard program={t('بئر القرية', 'Village well')} receiver={t('أم خالد', 'Um Khalid')} />
    </GiftEnvelope>
  )),
};
/** The receiver's name is of the other script. */
export const MixedDirection: Story = {
  render: bilingual<Partial<GiftEnvelopeProps>>((t, args) => (
    <GiftEnvelope receiver={t('Um Khalid', 'أم خالد')} {...args}>
      <GiftCard program={t('بئر القرية', 'Village well')} receiver={t('Um Khalid', 'أم خالد')} />
    </GiftEnvelope>
  )),
};
