import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

type Args = Partial<CheckboxGroupProps>;
const options = (t: Pick) => [
  { value: 'water', label: t('الماء', 'Water'), hint: t('آبار وسقيا', 'Wells and supply') },
  { value: 'education', label: t('التعليم', 'Education') },
  { value: 'health', label: t('الصحة', 'Health') },
];
const group = bilingual<Args>((t, args) => (
  <Live<readonly string[]> initial={args.value ?? []}>
    {(value, set) => (
      <CheckboxGroup
        label={t('المجالات التي تهمك', 'Fields that interest you')}
        options={options(t)}
        {...args}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));
const meta: Meta<typeof CheckboxGroup> = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { value: [], onValueChange: fn() },
  render: group,
};
export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  play: async ({ canvasElement, args }) => {
    const [water, , health] = within(canvasElement).getAllByRole('checkbox');
    await userEvent.click(health as HTMLElement);
    await userEvent.click(water as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['water', 'health']);
  },
};
/** Some options are checked: the checkbox for all is neither checked nor unchecked. */
export const SelectAll: Story = {
  args: { selectAll: true, value: ['education'] },
  play: async ({ canvasElement, args }) => {
    const [all, water] = within(canvasElement).getAllByRole('checkbox');
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['water', 'education', 'health']);
    await expect(all).toBeChecked();
    await userEvent.click(water as HTMLElement);
    await expect(all).toBePartiallyChecked();
  },
};
export const Cards: Story = { args: { variant: 'cards', selectAll: true, value: ['education'] } };
export const Disabled: Story = { args: { value: ['education'], selectAll: true, disabled: true } };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    group(
      {
        ...args,
        required: true,
        hint: t('نرسل إليك أخبارها فقط.', 'We send you news of these only.'),
        error: t('اختر مجالًا واحدًا أو أكثر', 'Choose one field or more'),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/اختر مجالًا|Choose one/);
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <Live<readonly string[]> initial={['report']}>
        {(value, set) => (
          <CheckboxGroup
            label={t(
              'ما الذي تريد أن نرسله إليك بعد كل تبرّع؟',
              'What would you like us to send you after each donation?',
            )}
            {...args}
            variant="cards"
            selectAll
            options={[
              {
                value: 'report',
                label: t('تقرير صرف التبرعات الشهري', 'The monthly report on how donations were spent'),
                hint: t('يصل إلى بريدك أول كل شهر.', 'By email at the start of each month.'),
              },
              { value: 'receipt', label: t('الإيصال', 'The receipt') },
            ]}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t) => (
    <Live<readonly string[]> initial={['whatsapp']}>
      {(value, set) => (
        <CheckboxGroup
          label={t('قنوات التواصل', 'Channels')}
          options={[
            { value: 'whatsapp', label: t('رسالة WhatsApp', 'Message by واتساب') },
            { value: 'email', label: t('بريد Gmail أو Outlook', 'Mail to جوجل or others') },
          ]}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
};
