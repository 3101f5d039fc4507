import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { FieldRow } from '../Field/index.ts';
import { TextField } from '../TextField/index.ts';
import { Fieldset, type FieldsetProps } from './Fieldset.tsx';

type Args = Partial<FieldsetProps>;
const meta = { title: 'Forms/Fieldset', component: Fieldset, args: { label: '' } } satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;
const none = () => undefined;

const set = bilingual<Args>((t, args) => (
  <Fieldset {...args} label={t('من ينوب عنك', 'Who acts for you')} hint={t('نتواصل معه عند تعذّر الوصول إليك', 'We call this person when we cannot reach you')} error={args.error ? t('لا يمكن أن يكون النائب هو العضو نفسه', 'The deputy cannot be the member') : undefined}>
    <FieldRow><TextField label={t('الاسم', 'Name')} value="" onValueChange={none} /><TextField label={t('صلة القرابة', 'Relation')} value="" onValueChange={none} /></FieldRow>
  </Fieldset>
));

export const Default: Story = { render: set };
export const Section: Story = { args: { variant: 'section', required: true }, render: set };
/** Disabling the set disables every field in it. */
export const Disabled: Story = { args: { disabled: true }, render: set, play: async ({ canvasElement }) => { for (const input of within(canvasElement).getAllByRole('textbox')) await expect(input).toBeDisabled(); } };
export const Invalid: Story = { args: { error: 'x' }, render: set, play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/النائب|deputy/) };
