import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { GiftDialog, type GiftDialogProps } from './GiftDialog.tsx';

type Args = Partial<GiftDialogProps>;
const onSubmit = fn();
const palms = (t: Pick) => ({
  open: true,
  onOpenChange: fn(),
  onSubmit,
  program: t('سقيا النخيل', 'Watering the palms'),
  minDate: '2026-11-21',
});
const mother = (t: Pick) => ({
  receiver_name: t('والدتي الغالية', 'My dear mother'),
  sender_name: t('نورة', 'Noura'),
  message: t(
    'زرعتِ فينا حب الخير، فهذه نخلات تُسقى باسمك.',
    'You planted kindness in us. These palms are watered in your name.',
  ),
  notify_on: '2026-12-01',
  mobile: '+966500000001',
});
const meta: Meta<typeof GiftDialog> = {
  title: 'Dialogs/GiftDialog',
  component: GiftDialog,
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: bilingual<Args>((t, args) => <GiftDialog key={t('ar', 'en')} {...palms(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof GiftDialog>;
const dialog = () => within(screen.getByRole('dialog'));

/** The card follows the fields; only the receiver's name is required. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    const add = english ? 'Add gift' : 'إضافة الإهداء';
    await userEvent.click(dialog().getByRole('button', { name: add }));
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveFocus());
    await userEvent.type(
      dialog().getByRole('textbox', { name: english ? /^Recipient’s name/ : /^اسم المُهدى إليه/ }),
      'والدتي',
    );
    await expect(dialog().getByText('والدتي')).toBeVisible();
    await userEvent.type(
      dialog().getByRole('textbox', { name: english ? /^Mobile number/ : /^رقم الجوال/ }),
      '٠٥٠٠٠٠٠٠٠١',
    );
    await userEvent.click(dialog().getByRole('button', { name: add }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        receiver_name: 'والدتي',
        sender_name: '',
        message: '',
        notify_on: '',
        mobile: '+966500000001',
        email: '',
        show_amount: false,
      }),
    );
  },
};
export const Phone: Story = { ...onPhone };
/** Initial state with the placeholder of the receiver's name. */
export const Empty: Story = {};
/** Edits an existing gift. */
export const Edit: Story = {
  render: bilingual<Args>((t, args) => <GiftDialog key={t('ar', 'en')} {...palms(t)} gift={mother(t)} {...args} />),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    await userEvent.click(dialog().getByRole('button', { name: english ? 'Save changes' : 'حفظ التعديلات' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ notify_on: '2026-12-01', mobile: '+966500000001', email: '' }),
      ),
    );
  },
};
/** Validation errors for too many words and for a notification date in the past. */
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <GiftDialog
      key={t('ar', 'en')}
      {...palms(t)}
      maxWords={5}
      gift={{ ...mother(t), notify_on: '2026-11-20' }}
      {...args}
    />
  )),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    await userEvent.click(dialog().getByRole('button', { name: english ? 'Save changes' : 'حفظ التعديلات' }));
    await waitFor(() => expect(within(dialog().getByRole('alert')).getAllByRole('link')).toHaveLength(2));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
/** During submission. */
export const Loading: Story = {
  render: bilingual<Args>((t, args) => (
    <GiftDialog
      key={t('ar', 'en')}
      {...palms(t)}
      gift={mother(t)}
      {...args}
      onSubmit={() => new Promise(() => undefined)}
    />
  )),
  play: async ({ globals }) => {
    await userEvent.click(
      dialog().getByRole('button', { name: globals['locale'] === 'en' ? 'Save changes' : 'حفظ التعديلات' }),
    );
    await waitFor(() =>
      expect(dialog().getByRole('button', { name: /Please wait|جارٍ التنفيذ/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const Failed: Story = {
  render: bilingual<Args>((t, args) => (
    <GiftDialog
      key={t('ar', 'en')}
      {...palms(t)}
      gift={mother(t)}
      failure={t('تعذّر حفظ الإهداء', 'The gift could not be saved')}
      {...args}
    />
  )),
};
export const LongText: Story = {
  parameters: { transcript: { structure: true, why: 'only the English message is near the limit of words' } },
  render: bilingual<Args>((t, args) => (
    <GiftDialog
      key={t('ar', 'en')}
      {...palms(t)}
      program={t(
        'برنامج تأهيل وتدريب أبناء الأسر المستفيدة على إدارة المشاريع الصغيرة',
        'Training the children of families in need to run small enterprises',
      )}
      gift={{
        ...mother(t),
        receiver_name: t(
          'الأستاذة الفاضلة فاطمة بنت عبدالعزيز بن محمد الحربي',
          'Mrs Fatimah bint Abdulaziz bin Muhammad Al-Harbi of Unaizah',
        ),
        message: t(
          'شكرًا لك على كل يوم وقفتِ فيه إلى جانبنا، وعلى كل كلمة طيبة زرعتِها في قلوبنا وقلوب أبنائنا. '.repeat(2),
          'Thank you for every day on which you stood by us, and for every kind word that you planted in our hearts. '.repeat(
            2,
          ),
        ),
      }}
      {...args}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <GiftDialog
      key={t('ar', 'en')}
      {...palms(t)}
      program={t('طاقة Solar للقرى', 'Solar طاقة for villages')}
      gift={{
        ...mother(t),
        receiver_name: t('Noura Al-Harbi', 'نورة الحربي'),
        sender_name: t('Khalid A.', 'خالد'),
        message: t('Happy Eid! كل عام وأنتِ بخير.', 'كل عام وأنتِ بخير. Happy Eid!'),
      }}
      {...args}
    />
  )),
};
