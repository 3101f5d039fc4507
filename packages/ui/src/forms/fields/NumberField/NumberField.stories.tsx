import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { NumberField, StepperField, type NumberFieldProps } from './NumberField.tsx';

type Args = Partial<NumberFieldProps>;
const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: '', value: null, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? null}>
    {(value, set) => (
      <NumberField
        unit={t('حصة', 'shares')}
        {...args}
        label={t('عدد الحصص', 'Number of shares')}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));
const stepper = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? null}>
    {(value, set) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <StepperField
          min={1}
          max={36}
          {...args}
          label={t('عدد الأشهر', 'Number of months')}
          value={value}
          onValueChange={set}
        />
      </div>
    )}
  </Live>
));

/** Arabic-Indic digits with a thousands separator; arrow keys increase and decrease the value. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true, max: 5000 },
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.type(input, '١٬٢٤٠');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1240);
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    await expect(input).toHaveValue(arabic ? '١٬٢٣١' : '1,231');
    await expect(input).toHaveAttribute('aria-valuenow', '1231');
  },
};
/** A decrement and an increment button; each is disabled at its bound. */
export const Stepper: Story = {
  args: { value: 2 },
  render: stepper,
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton');
    const less = canvas.getByRole('button', { name: arabic ? 'إنقاص عدد الأشهر' : 'Decrease Number of months' });
    await userEvent.click(less);
    await expect(input).toHaveValue(arabic ? '١' : '1');
    await expect(less).toBeDisabled();
    await userEvent.click(
      canvas.getByRole('button', { name: arabic ? 'زيادة عدد الأشهر' : 'Increase Number of months' }),
    );
    await expect(input).toHaveValue(arabic ? '٢' : '2');
  },
};
export const StepperDisabled: Story = { args: { value: 6, disabled: true }, render: stepper };
export const Disabled: Story = { args: { value: 240, disabled: true }, render: field };
export const Invalid: Story = {
  args: { value: 9000 },
  render: bilingual<Args>((t, args) => (
    <NumberField
      {...args}
      label={t('عدد الحصص', 'Number of shares')}
      value={9000}
      onValueChange={() => undefined}
      error={t('عدد الحصص يجب ألا يزيد على ٥٬٠٠٠', 'The number of shares must be at most 5,000')}
    />
  )),
};
/** Multi-line label, hint and message: the size of the control does not change. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live<number | null> key={t('ar', 'en')} initial={123456}>
        {(value, set) => (
          <NumberField
            required
            label={t(
              'عدد الحصص التي ترغب في شرائها من العرض المطروح',
              'Number of shares that you would like to buy of this offer',
            )}
            hint={t(
              'لا تزيد حصة العضو الواحد على عُشر رأس مال الجمعية',
              'No member may hold more than a tenth of the association’s capital',
            )}
            error={t('العدد أكبر من المتاح في هذا العرض', 'There are not that many in this offer')}
            unit={t('حصة', 'shares')}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** Label, hint and message contain text in the other script. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 280 }}>
      <Live<number | null> key={t('ar', 'en')} initial={240}>
        {(value, set) => (
          <NumberField
            label={t('عدد حصص Taawun Growth Fund', 'Shares of صندوق تعاون للنمو')}
            hint={t('يحدّها نظام Tadawul بعُشر رأس المال', 'The rules of تداول allow a tenth of the capital')}
            error={t('لا يتوفر هذا العدد في Growth Fund', 'There are not that many in صندوق النمو')}
            unit={t('units', 'وحدة')}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
