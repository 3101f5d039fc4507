import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { FieldRow } from '../Field/index.ts';
import { TextField } from '../TextField/index.ts';
import { Fieldset, type FieldsetProps } from './Fieldset.tsx';

type Args = Partial<FieldsetProps>;
const meta = { title: 'Forms/Fieldset', component: Fieldset, args: { label: '' } } satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;
const none = () => undefined;

const set = bilingual<Args>((t, args) => (
  <Fieldset
    {...args}
    label={t('من ينوب عنك', 'Who acts for you')}
    hint={t('نتواصل معه عند تعذّر الوصول إليك', 'We call this person when we cannot reach you')}
    error={args.error ? t('لا يمكن أن يكون النائب هو العضو نفسه', 'The deputy cannot be the member') : undefined}
  >
    <FieldRow>
      <TextField label={t('الاسم', 'Name')} value="" onValueChange={none} />
      <TextField label={t('صلة القرابة', 'Relation')} value="" onValueChange={none} />
    </FieldRow>
  </Fieldset>
));

export const Default: Story = { parameters: interactiveParameters, render: set };
export const Section: Story = { args: { variant: 'section', required: true }, render: set };
/** `disabled` on the fieldset disables all fields in it. */
export const Disabled: Story = {
  args: { disabled: true },
  render: set,
  play: async ({ canvasElement }) => {
    for (const input of within(canvasElement).getAllByRole('textbox')) await expect(input).toBeDisabled();
  },
};
export const Invalid: Story = {
  args: { error: 'x' },
  render: set,
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/النائب|deputy/),
};
/** Multi-line legend, hint and message. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Fieldset
        label={t(
          'من ينوب عنك في الجمعية العمومية إذا تعذّر حضورك',
          'Who acts for you in the general assembly if you cannot come',
        )}
        hint={t(
          'عضو مسجّل مضت على عضويته سنة كاملة، ولا ينوب عن أكثر من عضوين',
          'A registered member of at least one year, who acts for no more than two others',
        )}
        error={t(
          'هذا العضو ينوب عن عضوين آخرين في الجمعية نفسها',
          'This member already acts for two others in the same assembly',
        )}
      >
        <TextField label={t('الاسم', 'Name')} value="" onValueChange={none} />
      </Fieldset>
    </div>
  )),
};
/** A Latin name in an Arabic legend and vice versa. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <Fieldset label={t('بيانات شركة Green Valley Trading (فرع 2)', 'Data of مؤسسة الوادي الأخضر (branch 2)')}>
      <TextField
        label={t('الاسم', 'Name')}
        value={t('Green Valley Trading', 'مؤسسة الوادي الأخضر')}
        onValueChange={none}
      />
    </Fieldset>
  )),
};
