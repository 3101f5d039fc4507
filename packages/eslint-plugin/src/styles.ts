// CSS declarations of a source: in templates of styled-components, in `css` and `keyframes`, and in style objects.
import type { Rule } from 'eslint';
import postcss, { type Container, type Document, type Root } from 'postcss';
import { isNode, nameOf, textOf, type Node } from './ast.ts';

export interface Declaration {
  /** Property as in CSS: `margin-left`, also of an object's `marginLeft`. */
  property: string;
  /** Value with expressions blanked out; '' when it is an expression. */
  value: string;
  /** Place of the property in the source. */
  propertyRange: [number, number];
  /** Place of the value in the source, quotes of an object's string excluded; `null` when it has expressions. */
  valueRange: [number, number] | null;
  /** Whether the source is an object, whose properties are written in camel case. */
  isObject: boolean;
  /** Selectors around a declaration of a template, the innermost first. */
  selectors: readonly string[];
}

const TAGS = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle', 'injectGlobal']);

/** Name at the start of `styled.div`, `styled(Link)`, `styled.a.attrs(…)`, `css`. */
function rootOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return rootOf(node['object']);
  if (node.type === 'CallExpression') return rootOf(node['callee']);
  return node.type === 'Identifier' ? nameOf(node) : '';
}

const toKebab = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const toCamel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function selectorsAround(node: { parent?: Container | Document | undefined }): string[] {
  const found: string[] = [];
  for (let at = node.parent; at; at = at.parent) if ('selector' in at) found.push(String(at.selector));
  return found;
}

/** Declarations of a template. Expressions become comments of the same length, so that places stay right. */
function* inTemplate(quasi: Node, source: string): Generator<Declaration> {
  const start = quasi.range[0] + 1;
  const parts = (quasi['quasis'] as Node[]).map(({ range }) => range);
  let css = source.slice(start, quasi.range[1] - 1);
  const expressions = (quasi['expressions'] as Node[]).map(({ range }): [number, number] => [
    source.lastIndexOf('${', range[0]) - start,
    source.indexOf('}', range[1]) + 1 - start,
  ]);
  for (const [from, to] of expressions)
    css = `${css.slice(0, from)}/*${'-'.repeat(Math.max(0, to - from - 4))}*/${css.slice(to)}`;
  if (parts.length === 0) return;
  let root: Root;
  try {
    root = postcss.parse(css);
  } catch {
    return; // an expression in a place that no comment can have
  }
  const found: Declaration[] = [];
  root.walkDecls((declaration) => {
    const at = declaration.source?.start?.offset;
    const end = declaration.source?.end?.offset;
    if (at === undefined || end === undefined) return;
    const property = declaration.prop;
    const text = css.slice(at, end).replace(/;$/, '');
    const raw = text.slice(text.indexOf(':', property.length) + 1);
    const valueStart = at + text.length - raw.trimStart().length;
    const hasExpression = raw.includes('/*');
    const value = raw
      .replaceAll(/\/\*.*?\*\//gs, ' ')
      .replace(/\s*!important\s*$/, '')
      .trim();
    found.push({
      property: property.toLowerCase(),
      value,
      propertyRange: [start + at, start + at + property.length],
      valueRange: hasExpression ? null : [start + valueStart, start + valueStart + value.length],
      isObject: false,
      selectors: selectorsAround(declaration),
    });
  });
  yield* found;
}

/** Declarations of an object, and of objects in it (`'&:hover': { … }`). */
function* inObject(object: Node): Generator<Declaration> {
  for (const property of object['properties'] as Node[]) {
    if (property.type !== 'Property' || property['computed'] === true) continue;
    const [key, value] = [property['key'] as Node, property['value'] as Node];
    if (value.type === 'ObjectExpression') {
      yield* inObject(value);
      continue;
    }
    const text = textOf(value);
    yield {
      property: toKebab(nameOf(key)),
      value: text ?? (typeof value['value'] === 'number' ? String(value['value']) : ''),
      propertyRange: key.range,
      valueRange: text === null ? null : [value.range[0] + 1, value.range[1] - 1],
      isObject: true,
      selectors: [],
    };
  }
}

/** Listeners that pass every declaration of a file to `visit`. */
export function eachDeclaration(
  context: Rule.RuleContext,
  visit: (declaration: Declaration) => void,
): Rule.RuleListener {
  const source = context.sourceCode.getText();
  const all = (declarations: Iterable<Declaration>): void => {
    for (const declaration of declarations) visit(declaration);
  };
  const listeners: Record<string, (node: Node) => void> = {
    TaggedTemplateExpression(node) {
      if (TAGS.has(rootOf(node['tag']))) all(inTemplate(node['quasi'] as Node, source));
    },
    CallExpression(node) {
      if (!TAGS.has(rootOf(node['callee']))) return;
      for (const argument of node['arguments'] as Node[])
        if (argument.type === 'ObjectExpression') all(inObject(argument));
    },
    JSXAttribute(node) {
      const value = node['value'];
      const object = isNode(value) ? value['expression'] : null;
      if (/^(style|css)$/.test(nameOf(node['name'])) && isNode(object) && object.type === 'ObjectExpression')
        all(inObject(object));
    },
  };
  return listeners as Rule.RuleListener;
}
