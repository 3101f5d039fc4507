import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { CheckboxField, type CheckboxFieldProps } from './Checkbox.tsx';

type Args = Partial<CheckboxFieldProps>;
const meta: Meta<typeof CheckboxField> = {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  args: { checked: false, onCheckedChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.checked ?? false}>
      {(checked, set) => (
        <CheckboxField
          label={t('أوافق على الشروط والأحكام', 'I agree to the terms and conditions')}
          {...args}
          checked={checked}
          onCheckedChange={(next) => {
            set(next);
            args.onCheckedChange?.(next);
          }}
        />
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof CheckboxField>;

/** A click on the label toggles the checkbox. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/أوافق|I agree/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};
export const Checked: Story = { args: { checked: true, required: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <Live initial={false}>
      {(checked, set) => (
        <CheckboxField
          label={t('أوافق على الشروط والأحكام', 'I agree to the terms and conditions')}
          error={t('يرجى الموافقة على الشروط والأحكام', 'Please agree to the terms and conditions')}
          required
          {...args}
          checked={checked}
          onCheckedChange={set}
        />
      )}
    </Live>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeInvalid();
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(/يرجى الموافقة|Please agree/);
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <Live initial={false}>
        {(checked, set) => (
          <CheckboxField
            label={t(
              'أقر بأن ما كتبته صحيح وأتعهد بإبلاغ الجمعية بكل تغيير يطرأ عليه',
              'I declare that what I wrote is true and will tell the association of every change',
            )}
            hint={t('يُحفظ إقرارك مع طلب العضوية.', 'Your declaration is kept with the application.')}
            {...args}
            checked={checked}
            onCheckedChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** A Latin name in the label keeps its order, and the full stop keeps its side. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t) => (
    <Live<boolean> initial>
      {(checked, set) => (
        <CheckboxField
          label={t('أوافق على سياسة Cookies (الإصدار 2.1).', 'I agree to the rules of جمعية تعاون (version 2.1).')}
          checked={checked}
          onCheckedChange={set}
        />
      )}
    </Live>
  )),
};
