// What a screen reader says of a story in one language: one line an element, from Chromium's accessibility tree.
import type { CDPSession, Page } from 'playwright';
import type { PageFacts } from './in-page/focus-order.ts';

export type Locale = 'ar' | 'en';

export interface Line {
  /** Of meaningful elements around it. */
  depth: number;
  role: string;
  /** Its own name, or its text where it has nothing else. */
  name: string;
  /** What is the same in both languages: `expanded=false`, `required`. */
  states: readonly string[];
  /** Texts that differ between the languages, by name: value, description, placeholder. */
  texts: Readonly<Record<string, string>>;
  /** Language, where it is not the page's. */
  lang?: string;
  /** Isolated by `bdi`, `dir` or a control character, or written by the user: no text of the page's author. */
  foreign?: boolean;
  /** Can be focused or operated: has to have a name. */
  interactive?: boolean;
}

/** What a screen reader announces of a story in one language. */
export interface Transcript {
  locale: Locale;
  lines: readonly Line[];
  tabOrder: readonly Line[];
  focus: readonly Line[];
  declared: readonly string[];
}

/** The part of Chromium's node (CDP `Accessibility.AXNode`) that is read here. */
export interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: readonly {
    name: string;
    value: { value?: unknown; relatedNodes?: readonly { backendDOMNodeId: number }[] };
  }[];
  childIds?: readonly string[];
  backendDOMNodeId?: number;
}

interface DomNode {
  nodeType: number;
  nodeName: string;
  backendNodeId: number;
  children?: readonly DomNode[];
  pseudoElements?: readonly DomNode[];
}

/** Facts about an element or text besides its accessibility node, by its backend id; own or inherited. */
export interface ElementFacts {
  lang?: string;
  /** In `bdi`, or with a direction of its own. */
  isolated?: boolean;
  /** No part of the story. */
  skipped?: boolean;
  /** Its own alone: `aria-current`. */
  current?: string;
  /** Its own alone: what the user writes into. */
  written?: boolean;
  /** Its own alone: an option that does not say whether it is selected. */
  withoutSelection?: boolean;
  /** The box of the line that contains the text. */
  run?: number;
}

export interface Source {
  locale: Locale;
  nodes: readonly AxNode[];
  elements: ReadonlyMap<number, ElementFacts>;
  tabOrder: readonly number[];
  focused: number | null;
}

/** Roles that a screen reader does not announce: only their children are. */
const TRANSPARENT = new Set([
  'generic',
  'none',
  'presentation',
  'paragraph',
  'LabelText',
  'Section',
  'strong',
  'emphasis',
  'time',
  'Time',
  'Abbr',
  'Pre',
  'code',
  'superscript',
  'subscript',
  'Legend',
  'Figcaption',
  'insertion',
  'deletion',
  'mark',
  'LayoutTable',
  'LayoutTableRow',
  'LayoutTableCell',
  'rowgroup',
  'LineBreak',
  'InlineTextBox',
  'SvgRoot',
  'RootWebArea',
  'StaticText',
]);

/** Without a name of their own, and never said. */
const SILENT = new Set(['paragraph', 'RootWebArea', 'LabelText', 'StaticText', 'InlineTextBox']);

/** Their name is all that is said of them. */
const ATOMIC = new Set([
  'button',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'option',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'img',
  'image',
  'meter',
  'progressbar',
  'scrollbar',
  'separator',
  'slider',
  'spinbutton',
  'textbox',
  'searchbox',
  'combobox',
  'Iframe',
  'ListMarker',
  'PopUpButton',
]);

const INTERACTIVE = new Set([
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'option',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'slider',
  'spinbutton',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'treeitem',
  'DisclosureTriangle',
  'PopUpButton',
  'dialog',
  'alertdialog',
]);

/** Inline tags, unless a style changes their display. */
const INLINE = new Set([
  'SPAN',
  'BDI',
  'BDO',
  'B',
  'STRONG',
  'EM',
  'I',
  'SMALL',
  'TIME',
  'ABBR',
  'CODE',
  'MARK',
  'SUP',
  'SUB',
  'Q',
  'CITE',
  'DFN',
  'KBD',
  'U',
  'S',
  'DEL',
  'INS',
  'VAR',
  'DATA',
  'LABEL',
  'A',
]);

const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** As it is read: without invisible controls, with single spaces. */
export const spoken = (text: string): string =>
  text
    .replaceAll(BIDI_CONTROLS, '')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .trim();

const stringOf = (given: { value?: unknown } | undefined): string => {
  const value = given?.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** A number without the noise of single precision. */
const rounded = (text: string): string =>
  /^-?\d+\.\d{5,}$/.test(text) ? String(Number(Number(text).toPrecision(6))) : text;

/** The protocol sends this property's UTF-8 as Latin-1. */
const decoded = (text: string): string =>
  /^[\0-\u00FF]*$/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;

/** In this order on a line. A state that is `false` in the tree and says nothing then is left out. */
const STATES = [
  'level',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'hasPopup',
  'disabled',
  'required',
  'readonly',
  'invalid',
  'busy',
  'modal',
  'multiselectable',
  'live',
  'atomic',
];
const SAID_WHEN_FALSE = new Set(['checked', 'pressed', 'selected', 'expanded']);

function statesOf(node: AxNode, { current, withoutSelection }: ElementFacts): string[] {
  const found = new Map((node.properties ?? []).map(({ name, value }) => [name, stringOf(value)]));
  if (withoutSelection) found.delete('selected');
  const live = found.get('live');
  if (!live || live === 'off') for (const name of ['live', 'atomic']) found.delete(name);
  const states = STATES.flatMap((name) => {
    const value = found.get(name);
    if (value === undefined || value === '' || (value === 'false' && !SAID_WHEN_FALSE.has(name))) return [];
    return [value === 'true' && !SAID_WHEN_FALSE.has(name) ? name.toLowerCase() : `${name.toLowerCase()}=${value}`];
  });
  return current === undefined ? states : [...states, `current=${current === 'true' ? 'true' : current}`];
}

/** `StaticText` → `staticText`: Chromium writes its own roles with a capital. */
const roleName = (role: string): string =>
  role === 'StaticText' ? 'text' : role.charAt(0).toLowerCase() + role.slice(1);

const property = (node: AxNode, name: string) => node.properties?.find((entry) => entry.name === name)?.value;

/** Formats the tree. Pure: the same nodes give the same transcript. */
export function transcriptOf({ locale, nodes, elements, tabOrder, focused }: Source): Transcript {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const byElement = new Map(
    nodes.flatMap((node) =>
      node.backendDOMNodeId === undefined || node.ignored ? [] : [[node.backendDOMNodeId, node] as const],
    ),
  );
  const declared = new Set<string>();
  const factsOf = ({ backendDOMNodeId }: AxNode): ElementFacts => elements.get(backendDOMNodeId ?? -1) ?? {};

  const declare = (text: string): void => {
    for (const [, part = ''] of text.matchAll(/[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/g)) declared.add(spoken(part));
  };
  /** What is declared as no text of the page's language. */
  const declarationOf = ({ lang, isolated, written }: ElementFacts): Pick<Line, 'lang' | 'foreign'> => ({
    ...(lang !== undefined && lang !== locale ? { lang } : {}),
    ...(isolated || written ? { foreign: true } : {}),
  });

  const lineOf = (node: AxNode, depth: number): Line => {
    const facts = factsOf(node);
    const [role, name, description] = [stringOf(node.role), stringOf(node.name), stringOf(node.description)];
    const roleDescription = decoded(stringOf(property(node, 'roledescription')));
    const value = stringOf(property(node, 'valuetext')) || rounded(stringOf(node.value));
    for (const text of [name, description, value]) declare(text);
    const texts = Object.entries({ roledescription: roleDescription, value, description }).map(
      ([key, text]) => [key, spoken(text)] as const,
    );
    return {
      depth,
      role: roleName(role),
      name: spoken(name),
      states: statesOf(node, facts),
      texts: Object.fromEntries(texts.filter(([, text]) => text !== '')),
      ...declarationOf(facts),
      ...(INTERACTIVE.has(role) ? { interactive: true } : {}),
    };
  };

  /** Lines of a node and what is in it. Texts are not yet joined. */
  const linesOf = (node: AxNode, depth: number): Part[] => {
    const facts = factsOf(node);
    if (facts.skipped) return [];
    const role = stringOf(node.role);
    const inside = (at: number): Part[] =>
      (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child ? linesOf(child, at) : [];
      });
    if (!node.ignored && role === 'StaticText') {
      const raw = stringOf(node.name);
      const declaration = declarationOf(facts);
      if (declaration.lang !== undefined || declaration.foreign) declared.add(spoken(raw));
      declare(raw);
      return [
        {
          depth,
          role: 'text',
          name: raw.replaceAll(BIDI_CONTROLS, ''),
          states: [],
          texts: {},
          ...declaration,
          run: facts.run,
        },
      ];
    }
    if (role === 'LineBreak') return ['break'];
    if (node.ignored || TRANSPARENT.has(role)) {
      // An unnamed box with a state (a live region, the current step) is said.
      const isSaid =
        !node.ignored && !SILENT.has(role) && (stringOf(node.name) !== '' || statesOf(node, facts).length > 0);
      if (!isSaid) return inside(depth);
    }
    if (role === 'ListMarker' && !/[\p{L}\p{N}]/u.test(stringOf(node.name))) return [];
    const line = lineOf(node, depth);
    if (ATOMIC.has(role)) return [line];
    const children = joined(inside(depth + 1));
    const text = spoken(children.map(({ name }) => name).join(' '));
    const [only] = children;
    const isOnlyText = children.every((child) => child.role === 'text');
    if (only && isOnlyText && (sameText(text, line.name) || (line.name === '' && children.length === 1))) {
      const { lang, foreign, ...rest } = line;
      return [{ ...rest, name: text, ...(children.length === 1 ? declaration(only) : declaration({ lang, foreign })) }];
    }
    return [line, ...children];
  };

  const [root] = nodes;
  const lines = root ? joined(linesOf(root, 0)) : [];
  const brief = (element: number | undefined): Line => {
    const node = element === undefined ? undefined : byElement.get(element);
    if (!node) return { depth: 0, role: 'not in the accessibility tree', name: '', states: [], texts: {} };
    return { depth: 0, role: roleName(stringOf(node.role)), name: spoken(stringOf(node.name)), states: [], texts: {} };
  };
  const active = focused === null ? undefined : byElement.get(focused);
  const descendant = active && property(active, 'activedescendant')?.relatedNodes?.[0]?.backendDOMNodeId;
  return {
    locale,
    lines,
    tabOrder: tabOrder.map(brief),
    focus: focused === null ? [] : [brief(focused), ...(descendant === undefined ? [] : [brief(descendant)])],
    declared: [...declared].filter(Boolean).toSorted((one, other) => other.length - one.length),
  };
}

const sameText = (one: string, other: string): boolean => one.replaceAll(/\s/g, '') === other.replaceAll(/\s/g, '');

const declaration = ({
  lang,
  foreign,
}: {
  lang?: string | undefined;
  foreign?: boolean | undefined;
}): Pick<Line, 'lang' | 'foreign'> => ({ ...(lang === undefined ? {} : { lang }), ...(foreign ? { foreign } : {}) });

/** A line, or a piece of text in the line box `run`. */
type Part = 'break' | (Line & { run?: number | undefined });

/** Pieces of text that follow one another in the same line box become one line. */
function joined(parts: readonly Part[]): Line[] {
  const found: Line[] = [];
  let open = null as { run: number | undefined } | null;
  for (const part of parts) {
    const last = found.at(-1);
    if (part === 'break') {
      open = null;
      continue;
    }
    const { run, ...line } = part;
    if (line.role !== 'text') open = null;
    // Without a line box it is a line already, of an element inside.
    if (line.role === 'text' && run !== undefined && open?.run === run && last?.role === 'text') {
      const { lang, foreign, ...rest } = last;
      found[found.length - 1] = {
        ...rest,
        name: last.name + line.name,
        ...declaration({ lang: lang === line.lang ? lang : undefined, foreign: foreign && line.foreign }),
      };
    } else found.push(line);
    open = line.role === 'text' ? { run } : null;
  }
  return found.flatMap((line) => {
    if (line.role !== 'text') return [line];
    const name = spoken(line.name);
    return name === '' ? [] : [{ ...line, name }];
  });
}

const quoted = (text: string): string => `"${text}"`;

/** One line of the file, without its language. */
export function textOf({ depth, role, name, states, texts, lang }: Line): string {
  const more = Object.entries(texts).map(([key, text]) => `${key}=${quoted(text)}`);
  return [
    `${'  '.repeat(depth)}${role}`,
    ...(name === '' ? [] : [quoted(name)]),
    ...states,
    ...more,
    ...(lang === undefined ? [] : [`lang=${lang}`]),
  ].join(' ');
}

/** What both languages must have alike in a line. */
export const shapeOf = ({ depth, role, name, states, texts }: Line): string =>
  [depth, role, name === '' ? 'unnamed' : 'named', ...states, ...Object.keys(texts)].join(' ');

/** Reads the accessibility tree and the tab order of the page. Restores page and session. */
export async function takeTranscript(page: Page, cdp: CDPSession, locale: Locale): Promise<Transcript> {
  const [facts, { nodes }, { root }] = await Promise.all([
    page.evaluate(() => window.pageChecks.pageFacts()),
    cdp.send('Accessibility.getFullAXTree'),
    cdp.send('DOM.getDocument', { depth: -1 }),
  ]);
  // Else every later change of the page is reported.
  await cdp.send('DOM.disable');
  return transcriptOf({ locale, nodes, ...elementsOf(root, facts) });
}

/** Maps the facts of the page, by element number, to the browser's ids; language and isolation are inherited. */
export function elementsOf(
  root: DomNode,
  { attributes, blocks, tabOrder, focused }: PageFacts,
): Pick<Source, 'elements' | 'tabOrder' | 'focused'> {
  const own = new Map(attributes.map(({ element, ...found }) => [element, found]));
  const boxes = new Set(blocks);
  const inOrder: number[] = [];
  const elements = new Map<number, ElementFacts>();
  const walk = (node: DomNode, around: ElementFacts): void => {
    let facts = around;
    if (node.nodeType === 1) {
      const number = inOrder.push(node.backendNodeId) - 1;
      const { current, written, withoutSelection, ...inherited } = own.get(number) ?? {};
      facts = {
        ...around,
        ...inherited,
        ...(INLINE.has(node.nodeName) && !boxes.has(number) ? {} : { run: node.backendNodeId }),
      };
      elements.set(node.backendNodeId, {
        ...facts,
        ...(current === undefined ? {} : { current }),
        ...(written ? { written } : {}),
        ...(withoutSelection ? { withoutSelection } : {}),
      });
    } else elements.set(node.backendNodeId, facts);
    // Pseudo-elements are not elements of the document: they are not numbered.
    for (const { backendNodeId } of node.pseudoElements ?? []) elements.set(backendNodeId, facts);
    for (const child of node.children ?? []) walk(child, facts);
  };
  walk(root, {});
  return {
    elements,
    tabOrder: tabOrder.map((element) => inOrder[element] ?? -1),
    focused: focused === null ? null : (inOrder[focused] ?? null),
  };
}
