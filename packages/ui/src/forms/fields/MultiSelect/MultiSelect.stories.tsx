import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

type Args = Partial<MultiSelectProps>;
const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: '', value: [], options: [], onValueChange: fn() },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const crops = (t: Pick) => [
  { value: 'dates', label: t('التمور', 'Dates'), hint: t('السكري والبرحي', 'Sukkari and Barhi') },
  { value: 'wheat', label: t('القمح', 'Wheat') },
  { value: 'olives', label: t('الزيتون', 'Olives') },
  { value: 'grapes', label: t('العنب', 'Grapes') },
  { value: 'citrus', label: t('الحمضيات', 'Citrus') },
  { value: 'honey', label: t('العسل', 'Honey') },
  { value: 'greenhouse', label: t('البيوت المحمية', 'Greenhouses') },
  { value: 'roses', label: t('ورد الطائف', 'Taif roses'), disabled: true },
];

const field = bilingual<Args>((t, args) => (
  <Live<readonly string[]> key={t('ar', 'en')} initial={args.value ?? []}>
    {(value, set) => (
      <MultiSelect
        hint={t('اختر ما تزرعه', 'Select what you grow')}
        options={crops(t)}
        placeholder={t('ابحث عن محصول', 'Search for a crop')}
        {...args}
        {...(args.options?.length ? {} : { options: crops(t) })}
        label={t('المحاصيل', 'Crops')}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));
/** Leaves space for the open list. */
const tall: Story['decorators'] = [(story) => <div style={{ minBlockSize: '33rem' }}>{story()}</div>];
const removeButtons = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-part="tags"] button')];

/** The list stays open while options are selected; the selected ones have a check and a tag. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { value: ['dates'], name: 'crops', required: true },
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, arabic ? 'قمح' : 'whe');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dates', 'wheat']);
    // The search is empty again, so that the next one can begin.
    await waitFor(() => expect(input).toHaveValue(''));
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2));
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(canvasElement.querySelector('[role="status"]')).toHaveTextContent(
      arabic ? 'اخترت خيارين من ٨' : 'Selected: 2 of 8',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const sent = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type="hidden"][name="crops"]')];
    await expect(sent.map(({ value }) => value)).toEqual(['dates', 'wheat']);
  },
};
export const Paper: Story = { ...Default, ...onPaper };
/** The open list: a second press on a selected option removes its tag. */
export const Open: Story = {
  decorators: tall,
  args: { value: ['dates', 'olives', 'honey'] },
  render: field,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(canvasElement.querySelector('[data-part="trigger"]') as Element);
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(3));
    await userEvent.click(screen.getByRole('option', { name: /العسل|Honey/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dates', 'olives']);
    await expect(screen.getAllByRole('option')).toHaveLength(8);
  },
};
/**
 * Backspace in the empty search moves to the last tag, arrow keys move along the line of reading, Backspace removes.
 * The focus stays in the field.
 */
export const Tags: Story = {
  args: { value: ['dates', 'wheat', 'olives', 'honey'] },
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const [forward, back] = globals['locale'] === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await expect(removeButtons(canvasElement)[3]).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(`{${back}}{${back}}`);
    await expect(removeButtons(canvasElement)[1]).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dates', 'olives', 'honey']);
    await expect(removeButtons(canvasElement)[1]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(removeButtons(canvasElement)[0]).toHaveFocus();
    await userEvent.keyboard(`{End}{${forward}}`);
    await expect(input).toHaveFocus();
    await userEvent.click(removeButtons(canvasElement)[0] as Element);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['olives', 'honey']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(إزالة الكل|Clear all)$/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
  },
};
/** At the maximum the other options are disabled, and the list says why. */
export const Maximum: Story = {
  decorators: tall,
  args: { value: ['dates', 'wheat'], max: 3 },
  render: field,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(canvasElement.querySelector('[data-part="trigger"]') as Element);
    await userEvent.click(await screen.findByRole('option', { name: /العنب|Grapes/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dates', 'wheat', 'grapes']);
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /الزيتون|Olives/ })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvasElement.querySelector('[role="status"]')).toHaveTextContent(/٣ خيارات|up to 3/);
  },
};
const branches = (t: Pick) => {
  const [qassim, makkah] = [t('منطقة القصيم', 'Qassim Region'), t('منطقة مكة المكرمة', 'Makkah Region')];
  return [
    { value: 'buraidah', label: t('بريدة', 'Buraidah'), group: qassim },
    { value: 'unaizah', label: t('عنيزة', 'Unaizah'), group: qassim },
    { value: 'jeddah', label: t('جدة', 'Jeddah'), group: makkah },
    { value: 'taif', label: t('الطائف', 'Taif'), group: makkah },
  ];
};
/** Options below headings; a search for the heading finds its options. */
export const Groups: Story = {
  decorators: tall,
  render: bilingual<Args>((t, args) =>
    field({ ...args, value: ['taif'], options: branches(t) }, { globals: { locale: t('ar', 'en') } }),
  ),
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, globals['locale'] === 'en' ? 'qassim' : 'قصيم');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.clear(input);
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
  },
};
function Remote({ t, onSearch }: { t: Pick; onSearch: (query: string) => void }) {
  const [query, setQuery] = useState('');
  const [value, setValue] = useState<readonly string[]>(['dates']);
  const loading = query.length > 0 && query.length < 3;
  return (
    <MultiSelect
      label={t('المحاصيل', 'Crops')}
      value={value}
      onValueChange={setValue}
      loading={loading}
      onSearch={(text) => {
        setQuery(text);
        onSearch(text);
      }}
      options={loading ? [] : crops(t).slice(1, 3)}
      selectedOptions={crops(t).slice(0, 1)}
    />
  );
}
const onSearchSpy = fn();
/** Remote options: the tags remain while the list changes. */
export const Loading: Story = {
  decorators: tall,
  render: bilingual((t) => <Remote key={t('ar', 'en')} t={t} onSearch={onSearchSpy} />),
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'xy');
    await expect(onSearchSpy).toHaveBeenLastCalledWith('xy');
    await waitFor(() =>
      expect(screen.getByRole('listbox')).toHaveTextContent(globals['locale'] === 'en' ? 'Searching' : 'نبحث'),
    );
    await expect(removeButtons(canvasElement)).toHaveLength(1);
    await userEvent.type(input, 'z');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('option')[1] as Element);
    await expect(removeButtons(canvasElement)).toHaveLength(2);
  },
};
/** A search without results shows a message. */
export const Empty: Story = {
  decorators: tall,
  render: field,
  play: async ({ canvasElement, globals }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await waitFor(() =>
      expect(screen.getByRole('listbox')).toHaveTextContent(globals['locale'] === 'en' ? 'No Results Found !' : /لا/),
    );
  },
};
export const Disabled: Story = { args: { value: ['dates', 'wheat'], disabled: true }, render: field };
export const ReadOnly: Story = {
  args: { value: ['dates', 'wheat'], readOnly: true },
  render: field,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveAttribute('readonly');
    await expect(removeButtons(canvasElement)).toHaveLength(0);
  },
};
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    field(
      { ...args, error: t('المحاصيل حقل مطلوب', 'Crops field is required') },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/مطلوب|required/);
  },
};
/** Tags wrap, and long labels wrap inside their tag. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live<readonly string[]> key={t('ar', 'en')} initial={['uyun', 'abha']}>
        {(value, set) => (
          <MultiSelect
            label={t('الفروع الأقرب إلى عناوينك الوطنية', 'The branches nearest to your national addresses')}
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
    const frame = canvasElement.querySelector('[data-part="frame"]') as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
/** Labels in the other script are bidi-isolated. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <Live<readonly string[]> key={t('ar', 'en')} initial={['hub', 'abha']}>
      {(value, set) => (
        <MultiSelect
          label={t('الفروع', 'Branches')}
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
