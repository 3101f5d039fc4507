import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { FileField, ImageField, type FileFieldProps, type ImageFieldProps } from './FileField.tsx';

type Args = Partial<FileFieldProps>;
const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: { label: '', value: null, onValueChange: fn() },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, bytes = 2048) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
async function png(width: number, height: number, name = 'portrait.png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#14573f';
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File([blob ?? ''], name, { type: 'image/png' });
}

const file = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? null}>
    {(value, set) => (
      <FileField
        types={['pdf']}
        maxMb={1}
        {...args}
        label={t('صورة السجل التجاري', 'Commercial register')}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));
const image = bilingual<Partial<ImageFieldProps>>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? null}>
    {(value, set) => (
      <ImageField
        maxMb={1}
        width={40}
        height={40}
        {...args}
        label={t('الصورة الشخصية', 'Personal picture')}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
)) as never;

/** Select a file, reject one by type and one by size, remove the file. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  render: file,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(arabic ? /السجل/ : /register/);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, pdf('notes.txt'));
    await waitFor(() => expect(input).toHaveAccessibleDescription(arabic ? /صيغة الملف غير مقبولة/ : /type of file/));
    await user.upload(input, pdf('register.pdf', 1024 * 1024));
    await waitFor(() => expect(input).toHaveAccessibleDescription(arabic ? /حجم الملف/ : /or smaller/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await user.upload(input, pdf('register.pdf'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('register.pdf'));
    await expect(input).toBeValid();
    await user.click(canvas.getByRole('button', { name: /register\.pdf/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
  },
};
/** Image with wrong dimensions, undecodable image, other file type, then a valid image with preview. */
export const Image: Story = {
  render: image,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(arabic ? /الشخصية/ : /picture/);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, await png(20, 30));
    await waitFor(() => expect(input).toHaveAccessibleDescription(arabic ? /٢٠ في ٣٠/ : /20 by 30/));
    await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(arabic ? /تعذّرت قراءة/ : /cannot open/));
    await user.upload(input, new File(['x'], 'a.gif', { type: 'image/gif' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/jpg/i));
    await user.upload(input, await png(40, 40));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/));
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) =>
    file(
      {
        ...args,
        value: pdf(
          t(
            'السجل التجاري للجمعية التعاونية بعد آخر تعديل في مجلس الإدارة v12 (final).pdf',
            'Commercial register of the association after the latest change by the council v12 (final).pdf',
          ),
        ),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
export const Disabled: Story = { args: { disabled: true }, render: file };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    file(
      { ...args, error: t('صورة السجل التجاري حقل مطلوب', 'Commercial register field is required') },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
/** A Latin file name in an Arabic form keeps its extension at the end. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t) => (
    <FileField
      label={t('صورة السجل التجاري', 'Commercial register')}
      types={['pdf']}
      maxMb={1}
      value={pdf(t('CR-1010 (final).pdf', 'السجل التجاري.pdf'))}
      onValueChange={fn()}
    />
  )),
};
