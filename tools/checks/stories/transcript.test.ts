import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changedLines, fileOf, sectionOf, TranscriptFiles } from './transcript-files.ts';
import { brokenRules } from './transcript-rules.ts';
import {
  elementsOf,
  spoken,
  textOf,
  transcriptOf,
  type AxNode,
  type ElementFacts,
  type Line,
  type Locale,
  type Transcript,
} from './transcript.ts';

const folder = mkdtempSync(join(tmpdir(), 'taawun-transcripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Node {
  role: string;
  name?: string;
  description?: string;
  value?: string;
  ignored?: boolean;
  properties?: Record<string, unknown>;
  facts?: ElementFacts;
  children?: Node[];
}

/** The transcript of a tree; elements are numbered in its order. */
function take(
  tree: Node,
  {
    locale = 'ar',
    tabOrder = [],
    focused = null,
  }: { locale?: Locale; tabOrder?: number[]; focused?: number | null } = {},
): Transcript {
  const nodes: AxNode[] = [];
  const elements = new Map<number, ElementFacts>();
  const add = ({
    role,
    name,
    description,
    value,
    ignored = false,
    properties = {},
    facts = {},
    children = [],
  }: Node): string => {
    const at = nodes.length;
    const childIds: string[] = [];
    nodes.push({
      nodeId: String(at),
      ignored,
      role: { value: role },
      name: { value: name ?? '' },
      ...(description === undefined ? {} : { description: { value: description } }),
      ...(value === undefined ? {} : { value: { value } }),
      properties: Object.entries(properties).map(([key, given]) => ({ name: key, value: { value: given } })),
      childIds,
      backendDOMNodeId: at,
    });
    elements.set(at, facts);
    childIds.push(...children.map(add));
    return String(at);
  };
  add({ role: 'RootWebArea', children: [tree] });
  return transcriptOf({ locale, nodes, elements, tabOrder, focused });
}

const text = (name: string, facts: ElementFacts = {}): Node => ({ role: 'StaticText', name, facts });
const said = (tree: Node, locale?: Locale): string[] => take(tree, locale ? { locale } : {}).lines.map(textOf);

const dom = (nodeName: string, backendNodeId: number, ...children: object[]) =>
  ({ nodeType: nodeName.startsWith('#') ? 3 : 1, nodeName, backendNodeId, children }) as Parameters<
    typeof elementsOf
  >[0];

describe('the transcript of a tree', () => {
  it('has role, name, states, value and description of an element on one line', () => {
    expect(
      said({
        role: 'button',
        name: 'أغلق',
        properties: { expanded: false, disabled: true, focusable: true, hasPopup: 'menu' },
      }),
    ).toEqual(['button "أغلق" expanded=false haspopup=menu disabled']);
    expect(
      said({
        role: 'slider',
        name: 'المبلغ',
        value: '50',
        description: 'اختر',
        properties: { valuetext: '٥٠ ريالًا', invalid: 'false', required: true },
      }),
    ).toEqual(['slider "المبلغ" required value="٥٠ ريالًا" description="اختر"']);
    expect(said({ role: 'link', name: 'الأخبار', facts: { current: 'page' } })).toEqual(['link "الأخبار" current=page']);
    expect(said({ role: 'option', name: 'أبها', properties: { selected: false } })).toEqual([
      'option "أبها" selected=false',
    ]);
    expect(
      said({
        role: 'option',
        name: 'لا توجد نتائج',
        properties: { selected: false },
        facts: { withoutSelection: true },
      }),
    ).toEqual(['option "لا توجد نتائج"']);
    expect(said({ role: 'status', properties: { live: 'polite', atomic: true } })).toEqual([
      'status live=polite atomic',
    ]);
  });
  it('mends what the protocol sends: single precision, and UTF-8 as Latin-1', () => {
    expect(said({ role: 'meter', name: 'نسبة', value: '2.799999952316284' })).toEqual(['meter "نسبة" value="2.8"']);
    expect(
      said({
        role: 'region',
        name: 'قصص',
        properties: { roledescription: Buffer.from('شريط', 'utf8').toString('latin1') },
      }),
    ).toEqual(['region "قصص" roledescription="شريط"']);
  });
  it('leaves out boxes that say nothing, and indents by those that do', () => {
    expect(
      said({
        role: 'generic',
        children: [
          {
            role: 'list',
            children: [
              { role: 'listitem', children: [text('واحد')] },
              { role: 'listitem', children: [{ role: 'link', name: 'اثنان', children: [text('اثنان')] }] },
            ],
          },
        ],
      }),
    ).toEqual(['list', '  listitem "واحد"', '  listitem', '    link "اثنان"']);
  });
  it('joins what stands in one line of text, and keeps blocks apart', () => {
    const inline: Node = { role: 'generic', ignored: true, children: [text('+966', { run: 1 })] };
    expect(
      said({ role: 'paragraph', children: [text('اتصل على ', { run: 1 }), inline, text(' الآن', { run: 1 })] }),
    ).toEqual(['text "اتصل على +966 الآن"']);
    expect(
      said({
        role: 'generic',
        children: [text('أول', { run: 1 }), text('ثانٍ', { run: 2 }), { role: 'LineBreak' }, text('ثالث', { run: 2 })],
      }),
    ).toEqual(['text "أول"', 'text "ثانٍ"', 'text "ثالث"']);
  });
  it('names another language than the page’s', () => {
    expect(
      said({ role: 'link', name: 'English', facts: { lang: 'en' }, children: [text('English', { lang: 'en' })] }),
    ).toEqual(['link "English" lang=en']);
  });
  it('takes language, isolation and line boxes from the document, past boxes that the tree leaves out', () => {
    const tree = dom('DIV', 10, dom('BDI', 11, dom('#text', 12)), dom('SPAN', 13, dom('#text', 14)), dom('#text', 15));
    const { elements, tabOrder, focused } = elementsOf(tree, {
      attributes: [
        { element: 1, isolated: true, lang: 'en' },
        { element: 0, current: 'page' },
      ],
      blocks: [2],
      tabOrder: [2, 1],
      focused: 1,
    });
    expect(Object.fromEntries(elements)).toEqual({
      10: { run: 10, current: 'page' },
      11: { run: 10, isolated: true, lang: 'en' },
      12: { run: 10, isolated: true, lang: 'en' },
      13: { run: 13 },
      14: { run: 13 },
      15: { run: 10 },
    });
    expect([tabOrder, focused]).toEqual([[13, 11], 11]);
  });
  it('lists what the Tab key reaches, and where the focus is', () => {
    const { tabOrder, focus } = take(
      {
        role: 'group',
        children: [
          { role: 'button', name: 'ب' },
          { role: 'button', name: 'أ' },
        ],
      },
      { tabOrder: [3, 2], focused: 2 },
    );
    expect(tabOrder.map(textOf)).toEqual(['button "أ"', 'button "ب"']);
    expect(focus.map(textOf)).toEqual(['button "ب"']);
  });
  it('is without invisible controls', () => {
    expect(spoken('\u2068+966\u2069\u00A0 50\n')).toBe('+966 50');
  });
});

const line = (role: string, name = '', more: Partial<Line> = {}): Line => ({
  depth: 0,
  role,
  name,
  states: [],
  texts: {},
  ...more,
});
const transcript = (locale: Locale, lines: Line[], more: Partial<Transcript> = {}): Transcript => ({
  locale,
  lines,
  tabOrder: [],
  focus: [],
  declared: [],
  ...more,
});
const rules = (ar: Line[], en: Line[], more: Partial<Transcript> = {}): string[] =>
  brokenRules({ ar: transcript('ar', ar, more), en: transcript('en', en, more) }).map(
    ({ locale, line: message }) => `${locale} ${message}`,
  );

describe('rules of transcripts', () => {
  it('find nothing where each language says the same in its own words', () => {
    expect(
      rules(
        [line('button', 'أرسل ٣ طلبات'), line('text', 'رقم الطلب T-12/34، البريد info@taawun.example')],
        [line('button', 'Send 3 requests'), line('text', 'Request T-12/34, e-mail info@taawun.example')],
      ),
    ).toEqual([]);
  });
  it('name the first line whose role, state or order differs', () => {
    expect(rules([line('status', '', { states: ['live=polite'] })], [line('text', 'x')])).toEqual([
      'ar transcript: the structure differs between the languages: ar | status live=polite ⇄ en | nothing',
    ]);
    expect(
      rules([line('button', 'أ', { states: ['pressed=true'] })], [line('button', 'A', { states: ['pressed=false'] })]),
    ).toEqual([expect.stringContaining('ar | button "أ" pressed=true ⇄ en | button "A" pressed=false')]);
    expect(rules([line('button', 'أ'), line('link', 'ب')], [line('link', 'B'), line('button', 'A')])).toEqual([
      expect.stringContaining('the structure differs'),
    ]);
  });
  it('let a sentence begin with a link in one language and end with it in the other', () => {
    expect(
      rules([line('text', 'اقرأ'), line('link', 'الشروط')], [line('link', 'The terms'), line('text', 'are short')]),
    ).toEqual([]);
  });
  it('compare the tab order', () => {
    const found = brokenRules({
      ar: transcript('ar', [], { tabOrder: [line('button', 'أ'), line('link', 'ب')] }),
      en: transcript('en', [], { tabOrder: [line('link', 'B'), line('button', 'A')] }),
    });
    expect(found.map(({ line: message }) => message)).toEqual([
      'transcript: the tab order differs between the languages: ar | button "أ" ⇄ en | link "B"',
    ]);
  });
  it.each([
    [
      'a name in English in Arabic',
      line('button', 'Close dialog'),
      line('button', 'Close dialog'),
      /^ar .*is not in Arabic/,
    ],
    ['a name in Arabic in English', line('button', 'أغلق'), line('button', 'أغلق'), /^en .*is not in English/],
    [
      'Latin digits in Arabic',
      line('button', 'أرسل 3 طلبات'),
      line('button', 'Send 3 requests'),
      /^ar .*has digits that are not those of Arabic/,
    ],
    [
      'Arabic digits in English',
      line('text', '٣ طلبات'),
      line('text', '٣ requests'),
      /^en .*has digits that are not those of English/,
    ],
    ['glued punctuation', line('text', 'هل تريد الحذف؟.'), line('text', 'Delete?'), /^ar .*punctuation "؟\."/],
    ['a space before a comma', line('text', 'أولًا ، ثانيًا'), line('text', 'First, second'), /^ar .*punctuation " ،"/],
  ])('find %s', (_, ar, en, message) => {
    expect(rules([ar], [en])).toEqual([expect.stringMatching(message)]);
  });
  it('find an interactive element without a name', () => {
    expect(rules([line('button', '', { interactive: true })], [line('button', '', { interactive: true })])).toEqual([
      expect.stringMatching(/^ar transcript: has no name: button/),
      expect.stringMatching(/^en transcript: has no name/),
    ]);
  });
  it('leave alone what is declared, isolated or in another language', () => {
    expect(
      rules(
        [
          line('text', 'الاسم John Smith 25', { foreign: true }),
          line('text', 'English', { lang: 'en' }),
          line('text', 'Riyadh Front'),
        ],
        [
          line('text', 'أحمد', { foreign: true }),
          line('text', 'العربية', { lang: 'ar' }),
          line('text', 'Riyadh Front'),
        ],
        { declared: ['Riyadh Front'] },
      ),
    ).toEqual([]);
  });
});

describe('files of transcripts', () => {
  const pair = {
    ar: transcript('ar', [line('list'), line('button', 'أ'), line('text', 'قبل')]),
    en: transcript('en', [line('list'), line('button', 'A')]),
  };
  it('stand under the title of the component', () => {
    expect(fileOf('Forms/Text field')).toBe('forms/text-field.txt');
  });
  it('hold both languages line by line', () => {
    expect(sectionOf(pair)).toBe('== | list\nar | button "أ"\nen | button "A"\nar | text "قبل"');
  });
  it('come back as they were written, and lose what is gone', () => {
    const story = { id: 'forms-field--default', title: 'Forms/Field', name: 'Default' };
    const files = TranscriptFiles.read(folder);
    files.approve(story, sectionOf(pair));
    files.approve({ id: 'forms-field--open', title: 'Forms/Field', name: 'Open' }, '== | list');
    files.approve({ id: 'data-table--open', title: 'Data/Table', name: 'Open' }, '== | table');
    files.write();
    expect(readFileSync(join(folder, 'forms/field.txt'), 'utf8')).toMatch(
      /^# Forms\/Field\n\n## Default · forms-field--default\n== \| list\n/,
    );
    const again = TranscriptFiles.read(folder);
    expect(again.section(story.id)).toBe(sectionOf(pair));
    again.approve({ id: 'data-table--open', title: '', name: '' }, null);
    again.approve(story, null);
    again.write();
    expect(TranscriptFiles.read(folder).ids).toEqual(['forms-field--open']);
  });
  it('say which lines changed', () => {
    expect(
      changedLines('== | list\nar | button "أ"\nen | button "A"', '== | list\nar | button "أ"\nen | button "B"'),
    ).toEqual(['- en | button "A"', '+ en | button "B"']);
  });
});
