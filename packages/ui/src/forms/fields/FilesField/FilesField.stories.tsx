import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { FilesField, type FilesFieldProps } from './FilesField.tsx';
import type { UploadFile } from './queue.ts';

type Args = Partial<FilesFieldProps>;
const meta = {
  title: 'Forms/FilesField',
  component: FilesField,
  args: { label: '', value: [], onValueChange: fn(), onUploadsChange: fn() },
} satisfies Meta<typeof FilesField>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, bytes = 2048): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf', lastModified: 0 });

const field = bilingual<Args>((t, args) => (
  <Live<readonly File[]> key={t('ar', 'en')} initial={args.value ?? []}>
    {(value, set) => (
      <FilesField
        types={['pdf', 'docx']}
        maxMb={5}
        maxFiles={3}
        {...args}
        label={t('وثائق المزرعة', 'Farm documents')}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));
const named = (t: Pick) => ({
  deed: pdf(t('صك الأرض.pdf', 'Land deed.pdf'), 1_300_000),
  map: pdf(t('مخطط المزرعة.pdf', 'Farm plan.pdf'), 3_500_000),
  water: pdf(t('رخصة البئر.pdf', 'Well licence.pdf'), 48_000),
  lease: pdf(t('عقد الإيجار.docx', 'Lease.docx'), 260_000),
  census: pdf(t('حصر النخيل.pdf', 'Count of the palms.pdf'), 900_000),
});
const inputOf = (root: HTMLElement) => root.querySelector('input[type="file"]') as HTMLInputElement;
const statusOf = (root: HTMLElement) => within(root).getByRole('status');

/** Files are added, rejected each with its reason, and removed; the focus stays in the field. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    const input = inputOf(canvasElement);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, [pdf('deed.pdf'), pdf('notes.txt'), pdf('plan.docx', 4096), pdf('large.pdf', 5_300_000)]);
    await expect(statusOf(canvasElement)).toHaveTextContent(
      arabic ? 'أُضيف ملفان، وتعذّرت إضافة ملفين' : '2 files added, 2 files were not added',
    );
    await expect(input).toHaveAccessibleDescription(arabic ? /صيغة الملف غير مقبولة/ : /type of file/);
    await user.click(canvas.getByRole('button', { name: arabic ? 'إزالة deed.pdf' : 'Remove deed.pdf' }));
    await expect(canvas.getByRole('button', { name: arabic ? 'إزالة plan.docx' : 'Remove plan.docx' })).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: /plan\.docx/ }));
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await user.click(canvas.getByRole('button', { name: /notes\.txt/ }));
    await expect(canvas.getByRole('button', { name: /large\.pdf/ })).toHaveFocus();
    await user.upload(input, [pdf('deed.pdf'), pdf('deed.pdf')]);
    await expect(canvasElement.querySelector('[data-part="rejected"]')).toHaveTextContent(
      arabic ? /أضفت هذا الملف من قبل/ : /already added/,
    );
  },
};
export const Paper: Story = { ...Default, ...onPaper };
const transfer = (name: string): DataTransfer => {
  const data = new DataTransfer();
  data.items.add(pdf(name));
  return data;
};
/** Firefox leaves out the files of a `clipboardData` that a script passes to the constructor. */
const pasteOf = (data: DataTransfer): ClipboardEvent =>
  Object.defineProperty(new ClipboardEvent('paste', { bubbles: true, cancelable: true }), 'clipboardData', {
    value: data,
  });
/** While files are dragged over the zone, it says what a drop does. */
export const Dropping: Story = {
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const zone = canvasElement.querySelector('[data-part="frame"]') as HTMLElement;
    const drag = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer('deed.pdf') }));
    drag('dragenter');
    await waitFor(() =>
      expect(zone).toHaveTextContent(globals['locale'] === 'en' ? 'Drop the files here' : 'أفلت الملفات هنا'),
    );
    drag('drop');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    inputOf(canvasElement).dispatchEvent(pasteOf(transfer('pasted.pdf')));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="file"]')).toHaveLength(2));
    drag('dragover');
    await waitFor(() => expect(zone).toHaveAttribute('data-dragging'));
  },
};
/** Files that are sent with the form. */
export const WithFiles: Story = {
  render: bilingual<Args>((t, args) => {
    const { deed, water } = named(t);
    return field({ ...args, value: [deed, water], maxTotalMb: 12 }, { globals: { locale: t('ar', 'en') } });
  }),
};

/** Uploads that a story ends: at a share, done, or failed. */
const uploadAs =
  (plan: (name: string) => number | 'done' | 'failed'): UploadFile =>
  (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const outcome = plan(file.name);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      if (outcome === 'done') resolve();
      else if (outcome === 'failed') reject(new Error('offline'));
      else onProgress(outcome);
    });

/** All states of an upload: done, failed, under way, waiting. */
export const Loading: Story = {
  parameters: interactiveParameters,
  render: bilingual<Args>((t, args) => {
    const { deed, water, map, lease, census } = named(t);
    const outcomes = new Map<string, number | 'done' | 'failed'>([
      [deed.name, 'done'],
      [water.name, 'failed'],
      [map.name, 0.42],
      [lease.name, 0.08],
    ]);
    return field(
      {
        ...args,
        maxFiles: 6,
        value: [deed, water, map, lease, census],
        upload: uploadAs((name) => outcomes.get(name) ?? 0),
      },
      { globals: { locale: t('ar', 'en') } },
    );
  }),
  play: async ({ canvasElement, args, globals }) => {
    const bars = await within(canvasElement).findAllByRole('progressbar');
    await waitFor(() => expect(bars[0]).toHaveAttribute('aria-valuetext', globals['locale'] === 'en' ? '42%' : '٤٢٪؜'));
    await waitFor(() => expect(args.onUploadsChange).toHaveBeenCalled());
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('[data-part="file"]')].map((row) => row.getAttribute('data-state')),
      ).toEqual(['done', 'failed', 'uploading', 'uploading', 'waiting']),
    );
  },
};
/** A failed upload is tried again, another one cancelled; the announcement names the file. */
export const Retry: Story = {
  render: bilingual<Args>((t, args) => {
    const { deed, water } = named(t);
    let hasFailed = false;
    return field(
      {
        ...args,
        value: [deed, water],
        onUploadsChange: (uploads) => {
          hasFailed ||= uploads.some(({ state }) => state === 'failed');
        },
        upload: uploadAs((name) => (name === deed.name && !hasFailed ? 'failed' : 0.6)),
      },
      { globals: { locale: t('ar', 'en') } },
    );
  }),
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: arabic ? /^إعادة المحاولة: صك/ : /^Try again: Land/ }),
    );
    const cancel = canvas.getByRole('button', {
      name: arabic ? 'إلغاء رفع صك الأرض.pdf' : 'Cancel the upload of Land deed.pdf',
    });
    await expect(cancel).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: arabic ? /إلغاء رفع رخصة/ : /upload of Well/ }));
    await expect(statusOf(canvasElement)).toHaveTextContent(
      arabic ? 'أُلغي رفع رخصة البئر.pdf' : 'Upload of Well licence.pdf cancelled',
    );
    await expect(
      canvas.getByRole('button', { name: arabic ? 'إزالة رخصة البئر.pdf' : 'Remove Well licence.pdf' }),
    ).toHaveFocus();
  },
};
/** One announcement when all uploads are done. */
export const Uploaded: Story = {
  render: bilingual<Args>((t, args) => {
    const { deed, water } = named(t);
    return field(
      { ...args, value: [deed, water], upload: uploadAs(() => 'done') },
      { globals: { locale: t('ar', 'en') } },
    );
  }),
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(statusOf(canvasElement)).toHaveTextContent(
        globals['locale'] === 'en' ? 'All 2 files uploaded' : 'رُفع الملفان',
      ),
    );
  },
};
export const Disabled: Story = {
  render: bilingual<Args>((t, args) =>
    field({ ...args, disabled: true, value: [named(t).deed] }, { globals: { locale: t('ar', 'en') } }),
  ),
};
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => {
    const { deed } = named(t);
    return field(
      {
        ...args,
        value: [deed],
        error: t('أضف صك الأرض ومخطط المزرعة', 'Add the land deed and the farm plan'),
        fileError: () => t('الصفحة الثانية غير واضحة. أعد تصويرها', 'The second page is not clear. Scan it again'),
      },
      { globals: { locale: t('ar', 'en') } },
    );
  }),
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      {field(
        {
          ...args,
          value: [
            pdf(
              t(
                'السجل التجاري للجمعية التعاونية بعد آخر تعديل في مجلس الإدارة v12 (final).pdf',
                'Commercial register of the association after the latest change by the council v12 (final).pdf',
              ),
            ),
            pdf(`${'IMG_20261126_'.repeat(6)}.pdf`),
          ],
          upload: uploadAs((name) => (name.startsWith('IMG') ? 0.5 : 'failed')),
        },
        { globals: { locale: t('ar', 'en') } },
      )}
    </div>
  )),
};
/** A Latin file name in an Arabic form keeps its extension at the end. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) =>
    field(
      { ...args, value: [pdf(t('CR-1010 (final).pdf', 'السجل التجاري.pdf')), pdf(t('صك 12.pdf', 'Deed 12.pdf'))] },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
