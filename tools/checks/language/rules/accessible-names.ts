// Visible and announced text comes from messages or from the caller, on any path through the code.
import { isAllowed, isNode, nameOf, short, literalTextOf, type Node } from '../../i18n/source.ts';
import { codeOf, finding, nodesOf, type Finding, type Project, type Rule, type Source } from '../project.ts';
import { resolver, type Value } from '../resolve.ts';
import { FORMATTERS, sinksOf } from '../sinks.ts';

const WORD = /\p{L}{2}/u;
/** The same in both languages: PDF, CSV, IBAN. */
const INITIALS = /\b[A-Z]{2,5}\b/g;
/** Ids of messages, addresses, colours, MIME types. */
const CODE = /^(?:[a-z]+(?:[.:_/-][\w.-]+)+|#.*|\/.*|https?:.*|[a-z]+[A-Z]\w*)$/;
const isWord = (text: string, always: boolean): boolean =>
  WORD.test(text.replaceAll(INITIALS, '')) && !CODE.test(text.trim()) && (always || !/^[a-z_\d]+$/.test(text.trim()));

/** One language beside the other, `{ ar: …, en: … }`: the text follows the language. */
function isPaired(source: Source, node: Node): boolean {
  const property = source.parentOf.get(node);
  const object = property && source.parentOf.get(property);
  if (property?.type !== 'Property' || object?.type !== 'ObjectExpression') return false;
  const keys = new Set((object['properties'] as Node[]).map((each) => nameOf(each['key'])));
  return keys.has('ar') && keys.has('en');
}

function check(project: Project): Finding[] {
  const { valuesOf } = resolver(project, (name) => FORMATTERS.test(name));
  /** The texts of an expression: both ends of a condition, the parts of a template and of a sum. */
  const textsOf = (value: Value): Value[] =>
    valuesOf(value).flatMap((each) => {
      const to = (next: Node): Value[] => textsOf({ ...each, node: next });
      if (each.node.type === 'TemplateLiteral')
        return [
          ...(each.node['quasis'] as Node[]).map((part) => ({ ...each, node: part })),
          ...(each.node['expressions'] as Node[]).flatMap(to),
        ];
      if (each.node.type === 'BinaryExpression' && each.node['operator'] === '+')
        return [each.node['left'], each.node['right']].filter(isNode).flatMap(to);
      return literalTextOf(each.node) === null ? [] : [each];
    });
  const found = new Map<string, Finding>();
  for (const source of codeOf(project, 'ui', 'portal')) {
    for (const { node, name, always } of sinksOf(source)) {
      for (const text of textsOf({ source, node, args: null })) {
        const literal = literalTextOf(text.node) ?? '';
        if (
          !isWord(literal, always) ||
          isPaired(text.source, text.node) ||
          isAllowed(text.source.text, text.node.start)
        )
          continue;
        const reaches = finding(source, node, '');
        found.set(
          `${text.source.file} ${text.node.start}`,
          finding(
            text.source,
            text.node,
            `"${short(literal)}" is one language only and reaches \`${name}\` at ${reaches.file}:${reaches.line}. Put it into the message catalogues and pass intl.formatMessage({ id }), or take it as a prop of the caller`,
          ),
        );
      }
    }
  }
  // Pages that a server or a worker writes as text.
  for (const source of codeOf(project, 'ui', 'portal')) {
    for (const part of nodesOf(source, 'TemplateElement', 'Literal')) {
      const [, name = '', text = ''] =
        /\s(aria-label|aria-roledescription|alt|title|placeholder)="([^"]*)"/.exec(literalTextOf(part) ?? '') ?? [];
      if (isWord(text, true))
        found.set(
          `${source.file} ${part.start}`,
          finding(
            source,
            part,
            `"${short(text)}" is one language only and reaches \`${name}\` here. Put it into the message catalogues and insert the message`,
          ),
        );
    }
  }
  return [...found.values()];
}

export const accessibleNames: Rule = { name: 'accessible-name', check };
