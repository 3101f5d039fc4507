// Exported names are documented: every function, class and constant that the library's entries export has a JSDoc comment,
// and so has every prop whose name HTML does not explain.
import { relative } from 'node:path';
import { root } from '../dev/builds.ts';
import { docOf, ENTRIES, exported, modules, nameOf, type Module, type Node } from './exported.ts';

/** Known from HTML or said by their type and name alone. */
const KNOWN = new Set([
  'children',
  'className',
  'id',
  'name',
  'href',
  'label',
  'title',
  'text',
  'value',
  'open',
  'disabled',
  'required',
  'alt',
  'url',
  'width',
  'height',
  'icon',
  'image',
  'placeholder',
  'options',
  'date',
  'onValueChange',
]);

const problems = new Set<string>();
const say = ({ path, text }: Module, { start }: Node, message: string): void =>
  void problems.add(`${relative(root, path)}:${text.slice(0, start).split('\n').length}: ${message}`);

for (const entry of ENTRIES) {
  for (const { module, node, declaration, name } of exported(entry)) {
    const { type } = declaration;
    if (/Function|Class|Variable/.test(type) && docOf(module, node) === null)
      say(module, node, `${name} is exported without a JSDoc comment: say what it is for`);
    if (type !== 'TSInterfaceDeclaration') continue;
    for (const member of (declaration['body'] as { body: Node[] }).body) {
      const property = nameOf(member['key']);
      if (
        member.type === 'TSPropertySignature' &&
        name.endsWith('Props') &&
        !KNOWN.has(property) &&
        docOf(module, member) === null
      )
        say(module, member, `${name}.${property} has no JSDoc comment: say what it does, its unit, its default`);
    }
  }
}

if (problems.size) {
  console.error([...problems].join('\n'));
  process.exit(1);
}
console.log(`${modules.size} modules document their exports.`);
