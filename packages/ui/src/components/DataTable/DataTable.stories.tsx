import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE, HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { interactiveParameters, onPaper, onPhone } from '../../testing/modes.ts';
import { Button } from '../Button/index.ts';
import {
  common,
  compactColumns,
  details,
  donations,
  Filters,
  Many,
  Server,
  type Donation,
} from './story/donations.tsx';
import { DataTable, type DataTableProps } from './index.ts';

type Args = Partial<DataTableProps<Donation>>;
const meta: Meta<Args> = {
  title: 'Components/DataTable',
  component: DataTable as never,
  render: bilingual<Args>((t, args) => <DataTable {...common(t)} {...args} />),
};
export default meta;
type Story = StoryObj<Args>;

const button = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('button', { name });
const firstDonor = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('rowheader')[0];

/** A press on a header sorts: ascending, descending, as it was. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const donor = button(canvasElement, /المتبرع|Donor/);
    await userEvent.click(donor);
    await expect(canvas.getByRole('columnheader', { name: /المتبرع|Donor/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstDonor(canvasElement)).toHaveTextContent(/آمنة|Abdullah/);
    await userEvent.keyboard('{Enter}');
    await expect(firstDonor(canvasElement)).toHaveTextContent(/نورة|Sara/);
    await expect(donor).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: /المتبرع|Donor/ })).not.toHaveAttribute('aria-sort');
  },
};
export const Paper: Story = { ...onPaper };
export const Sorted: Story = { args: { defaultSort: { key: 'total', direction: 'descending' } } };
/** The search ignores the spelling of letters and digits; its empty state clears it. */
export const NoMatch: Story = {
  args: { selection: 'multiple' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'احمد');
    await waitFor(() => expect(canvas.queryAllByRole('rowheader').length).toBeLessThan(8));
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await waitFor(() => expect(button(canvasElement, /مسح البحث|Clear the search/)).toBeVisible());
  },
};
export const Selection: Story = {
  parameters: interactiveParameters,
  args: {
    selection: 'multiple',
    defaultSelected: new Set([2]),
    isSelectable: ({ id }) => id !== 3,
    onSelectedChange: fn(),
  },
  render: bilingual<Args>((t, args) => (
    <DataTable
      {...common(t)}
      selectionActions={() => (
        <Button variant="secondary" size="sm" icon="download">
          {t('تنزيل الإيصالات', 'Download receipts')}
        </Button>
      )}
      {...args}
    />
  )),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [all, , second, third, , fifth] = canvas.getAllByRole('checkbox').filter((box) => box.closest('table'));
    await expect(all).toBePartiallyChecked();
    await expect(second).toBeChecked();
    await expect(third).toBeDisabled();
    const user = userEvent.setup();
    await user.click(second!);
    await user.click(second!);
    await user.keyboard('{Shift>}');
    await user.click(fifth!);
    await user.keyboard('{/Shift}');
    await expect([...(args.onSelectedChange as ReturnType<typeof fn>).mock.lastCall![0]]).toEqual([2, 4, 5]);
  },
};
export const SingleSelection: Story = { args: { selection: 'single', defaultSelected: new Set([4]) } };
/** A button in each row shows more of it. */
export const Expandable: Story = {
  args: { defaultExpanded: new Set([2]) },
  render: bilingual<Args>((t, args) => <DataTable {...common(t)} details={details(t)} {...args} />),
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getAllByRole('button', { expanded: true })[0]!;
    await expect(open).toHaveAttribute('aria-controls');
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
  },
};
/** Rows of several pages; the focus goes to the current page where the pressed button is gone. */
export const Pages: Story = {
  render: bilingual<Args>((t, args) => (
    <DataTable {...common(t)} rows={donations(t, 14)} pageSize={5} selection="multiple" {...args} />
  )),
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, /الصفحة التالية|Next page/));
    await userEvent.click(button(canvasElement, /الصفحة التالية|Next page/));
    const current = within(canvasElement).getByRole('button', { current: 'page' });
    await expect(current).toHaveTextContent(/^[3٣]$/);
    await expect(current).toHaveFocus();
  },
};
/** Filters of the caller, beside the search field. */
export const Toolbar: Story = {
  render: bilingual((t) => <Filters t={t} />),
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'monthly');
    await expect(within(canvasElement).getAllByText(/^(شهري|Monthly)$/, { selector: '.ta-badge' })).toHaveLength(5);
  },
};
/** A server sorts and pages. */
export const ServerPages: Story = {
  render: bilingual((t) => <Server t={t} />),
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, /المبلغ|Amount/));
    await userEvent.click(button(canvasElement, /^(صفحة ٢|Page 2)$/));
    await expect(within(canvasElement).getByRole('button', { current: 'page' })).toHaveTextContent(/^[2٢]$/);
  },
};
/** The rows stay while newer ones are loaded. */
export const Loading: Story = { args: { loading: true } };
export const LoadingFirst: Story = { args: { loading: true, rows: [], selection: 'multiple' } };
export const Empty: Story = { args: { rows: [] } };
export const Invalid: Story = {
  args: { onRetry: fn() },
  render: bilingual<Args>((t, args) => (
    <DataTable
      {...common(t)}
      error={t(
        'تعذّر تحديث التبرعات. هذه آخر ما وصل منها.',
        'We could not update the donations. These are the latest we have.',
      )}
      {...args}
    />
  )),
};
export const Compact: Story = { args: { density: 'compact', selection: 'multiple' } };
/** Every row becomes a list of names and values; the order is a list of choices. */
export const Phone: Story = {
  ...onPhone,
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
      <DataTable
        {...common(t)}
        rows={donations(t, 3)}
        selection="multiple"
        defaultSelected={new Set([1])}
        details={details(t)}
        defaultExpanded={new Set([1])}
        {...args}
      />
    </div>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /المتبرع|Donor/ })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'descending total');
    await expect(firstDonor(canvasElement)).toHaveTextContent(/أحمد|Ahmed/);
  },
};
/** Columns with a place make compact rows. */
export const PhoneCompact: Story = {
  ...onPhone,
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
      <DataTable
        {...common(t)}
        columns={compactColumns(t)}
        rows={donations(t, 4)}
        selection="multiple"
        details={details(t)}
        {...args}
      />
    </div>
  )),
};
/** The first column stays in sight while the others scroll. */
export const StickyFirst: Story = {
  args: { stickyFirst: true, selection: 'multiple', defaultSelected: new Set([2]) },
  render: bilingual<Args>((t, args) => {
    const { columns, ...rest } = common(t);
    const more = [
      [t('الفرع', 'Branch'), t('فرع بريدة', 'Buraydah branch')],
      [t('طريقة الدفع', 'Payment method'), t('بطاقة مدى', 'Mada card')],
      [t('الإهداء', 'Gift'), t('بلا إهداء', 'No gift')],
    ].map(([header = '', text = '']) => ({ key: header, header, cell: () => text, width: '11rem' }));
    return (
      <DataTable {...rest} columns={[...columns.map((column) => ({ ...column, width: '10rem' })), ...more]} {...args} />
    );
  }),
};
/** 10,000 rows, of which some 30 are in the document. */
export const Virtual: Story = {
  parameters: {
    transcript: {
      structure: true,
      why: 'rows of one script are a pixel higher, and one fewer of them is in the document',
    },
  },
  render: bilingual<Args>((t, args) => <Many locale={t('ar', 'en')} args={args} />),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <DataTable
      {...common(t)}
      rows={donations(t, 3).map((row) => ({
        ...row,
        programme: t(
          'تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي في منطقة القصيم لصالح الأسر المنتجة',
          'Three greenhouses in the food security project in Qassim for the families that produce',
        ),
      }))}
      selection="multiple"
      details={details(t)}
      {...args}
    />
  )),
};
export const MixedDirection: Story = {
  args: { defaultSort: { key: 'programme', direction: 'ascending' } },
  render: bilingual<Args>((t, args) => (
    <DataTable
      {...common(t)}
      rows={donations(t, 4).map((row, index) => ({
        ...row,
        donor: index % 2 ? t('Sara Ahmed', 'نورة القحطاني') : row.donor,
        programme: index % 2 ? t('مشروع Solar 50 kW', 'Project الطاقة الشمسية') : row.programme,
      }))}
      selection="multiple"
      {...args}
    />
  )),
};
/** Extreme content, and the shortest possible. */
export const Hostile: Story = {
  render: bilingual<Args>((t, args) => (
    <DataTable
      {...common(t)}
      caption={HOSTILE.word}
      rows={HOSTILE_TEXTS.map((programme, index) => ({
        id: index,
        donor: programme,
        programme,
        date: '2026-11-02',
        isMonthly: false,
        total: Number.MAX_SAFE_INTEGER,
      }))}
      selection="multiple"
      details={details(t)}
      {...args}
    />
  )),
};
