import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

type Args = Partial<SwitchProps>;
const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: '', checked: false, onCheckedChange: () => undefined },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.checked ?? false}>
    {(checked, set) => (
      <Switch
        {...args}
        label={t('إشعارات عروض الحصص', 'Notices of share offers')}
        hint={t('رسالة نصية عند قبول عرضك', 'A text message when your offer is taken')}
        checked={checked}
        onCheckedChange={set}
      />
    )}
  </Live>
));

export const Default: Story = {
  parameters: interactiveParameters,
  render: line,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('switch');
    await userEvent.click(input);
    await expect(input).toBeChecked();
    input.focus();
    await userEvent.keyboard(' ');
    await expect(input).not.toBeChecked();
  },
};
export const On: Story = { args: { checked: true }, render: line };
export const Disabled: Story = { args: { checked: true, disabled: true }, render: line };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    line(
      { ...args, error: t('تعذّر حفظ الإعداد', 'The setting could not be saved') },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
export const LongText: Story = {
  render: bilingual<Args>((t) => (
    <Switch
      label={t(
        'أوافق على عرض اسمي ضمن قائمة أعضاء الجمعية المنشورة على الموقع',
        'Show my name in the list of members that the association publishes on its site',
      )}
      checked
      onCheckedChange={() => undefined}
    />
  )),
};
/** A Latin name in the label keeps its order. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t) => (
    <Switch
      label={t('إشعارات WhatsApp على \u2068+966 50 000 0001\u2069', 'Messages of جمعية تعاون by WhatsApp')}
      checked
      onCheckedChange={() => undefined}
    />
  )),
};
