/* oxlint-disable react/jsx-key -- pairs of elements, not lists of them */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { QuickDonate, ShareOfferCard, SubscriptionCard } from '../../cards/index.ts';
import {
  Accordion,
  Button,
  IbanText,
  IconButton,
  Menu,
  Money,
  Pagination,
  ProgressBar,
  StepProgress,
  Table,
  Tabs,
} from '../../components/index.ts';
import { LineChart } from '../../data/index.ts';
import { Dialog, Lightbox } from '../../dialogs/index.ts';
import { CheckAnswers, DateField, NumberField, RadioGroup, Select } from '../../forms/index.ts';
import { wrap } from '../../testing/renderUi.tsx';
import { devError, said, twice } from './devError.ts';

const none = (): undefined => undefined;
const tabs = [
  { key: 'أ', label: 'أ', content: 'نص' },
  { key: 'ب', label: 'ب', content: 'نص' },
];
const field = { label: 'اسم', onValueChange: none };
const offer = { type: 'buy', shares: 10, price: 100, total: 1000, status: 'pending' } as const;
const plan = { program: 'سقيا', amount: 100, months: 12, state: 'active' } as const;
/** Casts props that the types forbid, as untyped JavaScript would pass them. */
const untyped = (props: Record<string, unknown>) => props as never;

/** Component, wrong usage, expected error message, and the nearest correct usage. */
const cases: [name: string, wrong: ReactElement, says: RegExp, right: ReactElement][] = [
  [
    'a link that loads',
    <Button href="#a" loading>
      نص
    </Button>,
    /Button got href="#a" together with .* Leave out href and act in onClick/,
    <Button href="#a">نص</Button>,
  ],
  [
    'a link that submits',
    <Button {...({ href: '#b', type: 'submit' } as object)}>نص</Button>,
    /Button got href="#b"/,
    <Button type="submit">نص</Button>,
  ],
  [
    'a button without a name',
    <IconButton icon="close" label=" " />,
    /IconButton "close" has an empty label/,
    <IconButton icon="close" label="إغلاق" />,
  ],
  [
    'a link that is switched off',
    <IconButton icon="home" label="الرئيسية" href="#" disabled />,
    /IconButton "الرئيسية" got href and disabled/,
    <IconButton icon="home" label="الرئيسية" href="#" />,
  ],
  [
    'an entry with a page and an action',
    <Menu label="إجراءات" items={[untyped({ key: 'a', label: 'حذف', href: '#a', onSelect: none })]} />,
    /Keep href if it leads to a page, onSelect if it does something/,
    <Menu label="إجراءات" items={[{ key: 'a', label: 'حذف', href: '#a' }]} />,
  ],
  [
    'two entries with one key',
    <Menu label="إجراءات" items={['حذف', 'طباعة'].map((label) => ({ key: 'a', label, href: '#a' }))} />,
    /two items with the key "a"/,
    <Menu label="إجراءات" items={['separator', 'separator']} />,
  ],
  [
    'a tab that two decide',
    <Tabs label="البرنامج" items={tabs} value="أ" defaultValue="ب" />,
    /Keep value .* defaultValue when/,
    <Tabs label="البرنامج" items={tabs} value="أ" />,
  ],
  [
    'two tabs with one key',
    <Tabs label="البرنامج" items={[...tabs, ...tabs]} />,
    /two items with the key "أ"/,
    <Tabs label="البرنامج" items={tabs} />,
  ],
  [
    'a tab that is not there',
    <Tabs label="البرنامج" items={tabs} value="ج" />,
    /no item with the key "ج".* Give one of: أ, ب/,
    <Tabs label="البرنامج" items={tabs} defaultValue="ب" />,
  ],
  [
    'a single one with two open',
    <Accordion single items={['أ', 'ب'].map((key) => ({ key, title: key, content: key, open: true }))} />,
    /Leave `open` at one item/,
    <Accordion items={['أ', 'ب'].map((key) => ({ key, title: key, content: key, open: true }))} />,
  ],
  [
    'two answers with one key',
    <Accordion items={['أ', 'ب'].map((title) => ({ key: 'a', title, content: title }))} />,
    /Accordion has two items with the key "a"/,
    <Accordion items={[]} />,
  ],
  [
    'what is hidden and handed out',
    <IbanText value="SA0380000000608010167519" {...({ masked: true, copyable: true } as object)} />,
    /leave out one of the two/,
    <IbanText value="SA0380000000608010167519" masked />,
  ],
  ['a part of a halala', <Money halalas={12.5} />, /halalas=\{12.5\}.* give riyals × 100/, <Money halalas={1250} />],
  [
    'two rows with one key',
    <Table caption="عروض" columns={[]} rows={['أ', 'ب']} rowKey={() => 'a'} />,
    /two rows with the key "a"/,
    <Table caption="عروض" columns={[]} rows={['أ', 'ب']} rowKey={(row) => row} />,
  ],
  [
    'two columns with one key',
    <Table
      caption="عروض"
      columns={['أ', 'ب'].map((header) => ({ key: 'a', header, cell: none }))}
      rows={[]}
      rowKey={() => ''}
    />,
    /two columns with the key "a"/,
    <Table caption="عروض" columns={[]} rows={[]} rowKey={() => ''} />,
  ],
  [
    'a page beyond the last',
    <Pagination page={4} pages={3} hrefFor={String} />,
    /page=\{4\} of pages=\{3\}/,
    <Pagination page={3} pages={3} hrefFor={String} />,
  ],
  [
    'a share of nothing',
    <ProgressBar label="الهدف" value={1} max={0} />,
    /ProgressBar "الهدف" got value=\{1\} of max=\{0\}/,
    <ProgressBar label="الهدف" value={2} max={1} />,
  ],
  [
    'a step that is not there',
    <StepProgress steps={[{ label: 'أ' }]} current={2} />,
    /current=\{2\} of 1 steps/,
    <StepProgress steps={[{ label: 'أ' }]} current={1} />,
  ],
  [
    'five lines',
    <LineChart caption="النتيجة" series={['أ', 'ب', 'ج', 'د', 'هـ'].map((label) => ({ label, points: [] }))} />,
    /show fewer, or several charts/,
    <LineChart caption="النتيجة" series={[]} />,
  ],
  [
    'a dialog without a name',
    <Dialog open onOpenChange={none} title="" />,
    /Dialog has no title/,
    <Dialog open onOpenChange={none} title="عنوان" />,
  ],
  [
    'a picture that is not there',
    <Lightbox title="الألبوم" images={[]} index={0} onIndexChange={none} />,
    /index=\{0\} of 0 images/,
    <Lightbox title="الألبوم" images={[]} index={null} onIndexChange={none} />,
  ],
  [
    'a choice that is not offered',
    <Select {...field} options={[{ value: 'a', label: 'أ' }]} value="b" />,
    /Select got value="b", which none of its options has/,
    <Select {...field} options={[]} value="b" />,
  ],
  [
    'a radio that is not offered',
    <RadioGroup {...field} options={[{ value: 'a', label: 'أ' }]} value="b" />,
    /RadioGroup got value="b"/,
    <RadioGroup {...field} options={[{ value: 'a', label: 'أ' }]} value="" />,
  ],
  [
    'a first day after the last',
    <DateField {...field} value="" min="2026-12-01" max="2026-11-01" />,
    /min="2026-12-01" after max="2026-11-01"/,
    <DateField {...field} value="" min="2026-11-01" max="2026-12-01" />,
  ],
  [
    'a bound that is no day',
    <DateField {...field} value="" max="tomorrow" />,
    /max="tomorrow", which is no day/,
    <DateField {...field} value="tomorrow" />,
  ],
  [
    'a least number above the most',
    <NumberField {...field} value={1} min={5} max={2} />,
    /min=\{5\} above max=\{2\}/,
    <NumberField {...field} value={9} min={2} max={5} />,
  ],
  [
    'a step of nothing',
    <NumberField {...field} value={1} step={0} />,
    /step=\{0\}/,
    <NumberField {...field} value={1} step={0.5} />,
  ],
  [
    'answers changed in two places',
    <CheckAnswers title="العنوان" answers={[]} href="#a" onChangeRequest={none} />,
    /CheckAnswers "العنوان" got href and onChangeRequest/,
    <CheckAnswers title="العنوان" answers={[]} href="#a" />,
  ],
  [
    'a gift with two ends',
    <QuickDonate
      amounts={[]}
      value={{ frequency: 'once', amount: null, months: 1 }}
      onValueChange={none}
      onSubmit={none}
      hrefFor={() => '#'}
    />,
    /Keep hrefFor where .* onSubmit where/,
    <QuickDonate amounts={[]} value={{ frequency: 'once', amount: null, months: 1 }} onValueChange={none} />,
  ],
  [
    'more traded than offered',
    <ShareOfferCard {...offer} filled={11} />,
    /filled=\{11\} of shares=\{10\}/,
    <ShareOfferCard {...offer} filled={10} />,
  ],
  [
    'more left than there is',
    <SubscriptionCard {...plan} monthsLeft={13} />,
    /monthsLeft=\{13\} of months=\{12\}/,
    <SubscriptionCard {...plan} monthsLeft={12} />,
  ],
];

let error: MockInstance<typeof console.error>;
beforeEach(() => {
  said.clear();
  error = vi.spyOn(console, 'error').mockImplementation(none);
});
afterEach(() => error.mockRestore());

const errors = (): string[] =>
  error.mock.calls.map(([message]) => String(message)).filter((message) => message.startsWith('[taawun]'));

describe('a wrong combination of props', () => {
  it.each(cases)('reports: %s', (_name, wrong, says, right) => {
    renderToString(wrap(right));
    expect(errors()).toEqual([]);
    renderToString(wrap(wrong));
    expect(errors()).toEqual([expect.stringMatching(says)]);
  });

  it('is logged once', () => {
    devError(true, 'خطأ');
    devError(true, 'خطأ');
    devError(false, 'غيره');
    expect(errors()).toEqual(['[taawun] خطأ']);
  });

  it.each([
    [[], undefined],
    [[1, 2], undefined],
    [[1, 2, 1, 2], 1],
    [['a', 1, 'b', 'b'], 'b'],
  ])('finds the duplicate key in %j', (keys, key) => expect(twice(keys)).toBe(key));
});
