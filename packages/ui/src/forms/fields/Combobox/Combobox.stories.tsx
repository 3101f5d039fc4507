import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

type Args = Partial<ComboboxProps>;
const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: '', value: '', options: [], onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const cities = (t: Pick) => [
  { value: 'makkah', label: t('مكة المكرمة', 'Makkah'), hint: t('منطقة مكة المكرمة', 'Makkah Region') },
  { value: 'madinah', label: t('المدينة المنورة', 'Madinah') },
  { value: 'ahsa', label: t('الأحساء', 'Al Ahsa'), hint: t('المنطقة الشرقية', 'Eastern Province') },
  { value: 'abha', label: t('أبها', 'Abha') },
  { value: 'buraidah', label: t('بريدة', 'Buraidah') },
  { value: 'sixth', label: t('المدينة الصناعية ٦', 'Industrial City 6') },
  { value: 'closed', label: t('رفحاء', 'Rafha'), disabled: true },
];

const field = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? ''}>
    {(value, set) => (
      <Combobox
        hint={t('اكتب أول الاسم', 'Type the beginning of its name')}
        {...args}
        label={t('المدينة', 'City')}
        options={cities(t)}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));

/** Search ignores hamza; selection by keyboard; the form value is the option's key. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true, name: 'city' },
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, arabic ? 'احسا' : 'ahs');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', expect.stringContaining('ahsa')));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ahsa');
    await expect(input).toHaveValue(arabic ? 'الأحساء' : 'Al Ahsa');
    await expect(canvasElement.querySelector('input[type="hidden"][name="city"]')).toHaveValue('ahsa');
  },
};
export const Paper: Story = { ...Default, ...onPaper };
/** The selected option is marked in the open list. */
export const Open: Story = {
  args: { value: 'makkah' },
  render: field,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(7);
  },
};
/**
 * When the page scrolls, for example because of an on-screen keyboard, the list stays open and the typed text stays.
 */
export const Scrolled: Story = {
  render: field,
  play: async ({ canvasElement, globals }) => {
    const typed = globals['locale'] !== 'en' ? 'احسا' : 'ahs';
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, typed);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    document.dispatchEvent(new Event('scroll'));
    await expect(input).toHaveValue(typed);
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};
/** A search without results shows a message; clearing the text clears the selection. */
export const Empty: Story = {
  args: { value: 'makkah' },
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByRole('combobox');
    // The selected label is filled in after the options are available.
    await waitFor(() => expect(input).not.toHaveValue(''));
    await userEvent.clear(input);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(''));
    await userEvent.type(input, 'zzz');
    await waitFor(() =>
      expect(screen.getByRole('listbox')).toHaveTextContent(globals['locale'] === 'en' ? 'No Results Found !' : /لا/),
    );
  },
};
function Remote({ t, onSearch }: { t: Pick; onSearch: (query: string) => void }) {
  const [query, setQuery] = useState('');
  const [value, setValue] = useState('');
  const loading = query.length > 0 && query.length < 3;
  return (
    <Combobox
      label={t('المدينة', 'City')}
      value={value}
      onValueChange={setValue}
      loading={loading}
      onSearch={(text) => {
        setQuery(text);
        onSearch(text);
      }}
      options={loading ? [] : cities(t).slice(0, 2)}
    />
  );
}
const onSearchSpy = fn();
/** Remote options: the list shows a loading message, then the results. */
export const Loading: Story = {
  render: bilingual((t) => <Remote t={t} onSearch={onSearchSpy} />),
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'xy');
    await expect(onSearchSpy).toHaveBeenLastCalledWith('xy');
    await waitFor(() =>
      expect(screen.getByRole('listbox')).toHaveTextContent(globals['locale'] === 'en' ? 'Searching' : 'نبحث'),
    );
    await userEvent.type(input, 'z');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};
export const Disabled: Story = { args: { value: 'abha', disabled: true }, render: field };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    field({ ...args, error: t('المدينة حقل مطلوب', 'City field is required') }, { globals: { locale: t('ar', 'en') } }),
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/مطلوب|required/);
  },
};
/** Long names are truncated in the field and complete in the list. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live key={t('ar', 'en')} initial="uyun">
        {(value, set) => (
          <Combobox
            label={t('الفرع الأقرب إلى عنوانك الوطني', 'The branch nearest to your national address')}
            options={[
              {
                value: 'uyun',
                label: t(
                  'فرع محافظة عيون الجواء والقرى المجاورة لها',
                  'Branch of Uyun Al Jiwa and the villages around it',
                ),
                hint: t('منطقة القصيم، شمال غرب بريدة', 'Al-Qassim, north-west of Buraydah'),
              },
              { value: 'abha', label: t('أبها', 'Abha') },
            ]}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByRole('combobox')).paddingInlineEnd).toBe('48px');
    await userEvent.click(canvas.getByRole('button'));
    const option = await screen.findByRole('option', { selected: true });
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
};
/** Options in the other script are bidi-isolated. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <Live initial="hub">
      {(value, set) => (
        <Combobox
          label={t('الفرع', 'Branch')}
          options={[
            { value: 'hub', label: t('Riyadh Front (مبنى 2)', 'واجهة الرياض (building 2)') },
            { value: 'abha', label: t('أبها', 'Abha') },
          ]}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
};
