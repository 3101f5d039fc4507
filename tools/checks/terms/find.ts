import { parseSync } from 'vite';
import { isNode, lineAt, nameOf, places, type Node } from '../i18n/source.ts';
import { TERMS, type Term } from './terms.ts';

/** A banned term in a file. */
export interface TermFinding {
  /** From one. */
  line: number;
  found: string;
  write: string;
}

/** Functions whose first argument is the title of a test or of a check. */
const TITLED = /^(?:it|test|describe|check|bench)$/;
/** Comments that are directives for a tool. */
const DIRECTIVE = /^\s*(?:i18n-ignore:|oxlint-|eslint-|stylelint-|language-check-ignore|@ts-|#|\/ <reference)/;

const names = TERMS.filter(({ where }) => where !== 'prose').map((term) => ({
  ...term,
  pattern: new RegExp(`^(?:${term.word})$`),
}));
const prose = TERMS.filter(({ where }) => where !== 'names').map((term) => ({
  ...term,
  pattern: new RegExp(`\\b(?:${term.word})\\b`, 'gi'),
}));

/** Splits a name into lower-case parts: `onTold` into "on" and "told", `MAX_WORDS` into "max" and "words". */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const bannedName = (name: string): Term | undefined => {
  const parts = partsOf(name);
  return names.find((term) => parts.some((part) => term.pattern.test(part)) && !term.except?.test(name));
};

function* bannedProse(text: string): Generator<{ at: number; found: string; term: Term }> {
  // Skip code and URLs in the text: names are checked where they are declared.
  const plain = text.replace(/`[^`\n]*`|\]\([^)\s]*\)|https?:\/\/\S+/g, (code) => ' '.repeat(code.length));
  for (const term of prose)
    for (const match of plain.matchAll(term.pattern)) {
      const around = plain.slice(Math.max(0, match.index - 24), match.index + match[0].length + 24);
      if (!term.except?.test(around)) yield { at: match.index, found: match[0], term };
    }
}

/** Name of the function that is called: `it` of `it('…')`, `it.skip('…')` and `it.each([…])('…')`. */
function calledName(call: Node): string {
  let callee = call['callee'] as Node;
  for (;;) {
    if (callee.type === 'CallExpression') callee = callee['callee'] as Node;
    else if (callee.type === 'TaggedTemplateExpression') callee = callee['tag'] as Node;
    else if (callee.type === 'MemberExpression') callee = callee['object'] as Node;
    else return nameOf(callee);
  }
}

/** Whether an identifier is a declaration. Uses of a name are not checked. */
function isDeclared(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  switch (parent.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSEnumDeclaration':
      return (
        parent['id'] === node || (Array.isArray(parent['params']) && (parent['params'] as unknown[]).includes(node))
      );
    case 'ArrowFunctionExpression':
      return (parent['params'] as unknown[]).includes(node);
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
    case 'TSEnumMember':
      return parent['key'] === node || parent['id'] === node;
    case 'ArrayPattern':
    case 'RestElement':
      return true;
    // `{ name: local }` declares `local`; the shorthand `{ name }` repeats a name that is declared elsewhere.
    case 'Property':
      return parent['value'] === node && parent['shorthand'] !== true;
    case 'AssignmentPattern':
      return parent['left'] === node;
    case 'TSTypeParameter':
      return parent['name'] === node;
    default:
      return false;
  }
}

function* inCode(file: string, text: string): Generator<TermFinding> {
  const finding = (at: number, found: string, { write }: Term): TermFinding => ({
    line: lineAt(text, at),
    found,
    write,
  });
  for (const { node, around } of places(file, text)) {
    if (node.type === 'Identifier' && isDeclared(node, around[0])) {
      const name = nameOf(node);
      const term = bannedName(name);
      if (term) yield finding(node.start, name, term);
    }
    if (node.type === 'CallExpression') {
      const [title] = node['arguments'] as unknown[];
      if (TITLED.test(calledName(node)) && isNode(title) && typeof title['value'] === 'string')
        for (const { found, term } of bannedProse(title['value'])) yield finding(title.start, found, term);
    }
  }
  for (const comment of parseSync(file, text).comments)
    if (!DIRECTIVE.test(comment.value))
      for (const { at, found, term } of bannedProse(comment.value)) yield finding(comment.start + at, found, term);
}

/** Blanks out fenced and indented code and imports. */
const proseLines = (text: string): string[] => {
  let isCode = false;
  return text.split('\n').map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      isCode = !isCode;
      return '';
    }
    return isCode || /^(?:import|export) |^ {4}\S/.test(line) ? '' : line;
  });
};

/** Finds banned terms of a file: in its name, declared names, comments, test titles or Markdown text. */
export function* findingsOf(file: string, text: string): Generator<TermFinding> {
  const name = file.split('/').at(-1) ?? '';
  const term = bannedName(name.replace(/\..*$/, ''));
  if (term) yield { line: 1, found: name, write: term.write };
  if (/\.mdx?$/.test(file)) {
    const lines = proseLines(text);
    for (const [index, line] of lines.entries())
      for (const { found, term: banned } of bannedProse(line.replace(/<[^>]+>/g, (tag) => ' '.repeat(tag.length))))
        yield { line: index + 1, found, write: banned.write };
    return;
  }
  yield* inCode(file, text);
}
