// Caches of localised values have the locale in their key: no visitor gets digits or texts of the other language.
import { isNode, nameOf, short, within, type Node } from '../../i18n/source.ts';
import {
  ancestor,
  codeOf,
  finding,
  nodesOf,
  textOf,
  type Finding,
  type Project,
  type Rule,
  type Source,
} from '../project.ts';
import { resolver, type Resolver } from '../resolve.ts';
import { isFunction, lookup } from '../scopes.ts';

const LANGUAGE = /locale|language|^lang$|^tag$|^intl$/i;
const MADE_BY_LANGUAGE =
  /^(createIntl|formatMessage|formatNumber|formatDate|formatTime|formatList|formatMoney|formatAmount|formatToParts|toLocale[A-Z]\w+)$/;

/** How many names are followed from a cached value to what it is made of. */
const MAX_DEPTH = 2;

/** Whether a name is no value: the key of a property, or the name of a member. */
const isKey = (source: Source, node: Node): boolean => {
  const parent = source.parentOf.get(node);
  return (
    (parent?.type === 'Property' && parent['key'] === node && parent['shorthand'] !== true) ||
    (parent?.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true)
  );
};

/** Whether an expression creates a localised formatter or text. The rule `explicit-locale` reports fixed locales. */
function isOfLanguage(resolve: Resolver, source: Source, node: Node, depth = 0): boolean {
  return [node, ...resolve.valuesOf({ source, node, args: null }).map((each) => each.node)].some((each) =>
    within(each).some((part) => {
      if (part.type === 'Identifier' && !isKey(source, part)) {
        const init = depth < MAX_DEPTH ? lookup(source, part)?.init : undefined;
        return (
          /^(locale|intl)$/.test(nameOf(part)) || (init !== undefined && isOfLanguage(resolve, source, init, depth + 1))
        );
      }
      if (part.type !== 'CallExpression' && part.type !== 'NewExpression') return false;
      const callee = part['callee'] as Node;
      if (nameOf(callee['object']) === 'Intl') return (part['arguments'] as Node[])[0]?.type !== 'Literal';
      return (
        MADE_BY_LANGUAGE.test(nameOf(callee)) || (callee.type === 'MemberExpression' && nameOf(callee) === 'format')
      );
    }),
  );
}

/** Whether a key names the language, itself or in the constant that it was put together in. */
function namesLanguage(source: Source, key: Node): boolean {
  return within(key).some((part) => {
    if (part.type !== 'Identifier') return false;
    const init = lookup(source, part)?.init;
    return (
      LANGUAGE.test(nameOf(part)) ||
      (init !== undefined &&
        !isFunction(init) &&
        within(init).some((each) => each.type === 'Identifier' && LANGUAGE.test(nameOf(each))))
    );
  });
}

/** Whether a name belongs to the module, so that it outlives a request and a change of language. */
function isOfModule(source: Source, identifier: Node): boolean {
  if (identifier.type !== 'Identifier') return false;
  const init = lookup(source, identifier);
  return (
    init !== undefined &&
    nodesOf(source, 'VariableDeclarator').some(
      (each) =>
        nameOf(each['id']) === nameOf(identifier) &&
        ancestor(source, each, (node) => isFunction(node)) === undefined &&
        (init.init === undefined || init.init === each['init']),
    )
  );
}

function* inFile(resolve: Resolver, source: Source): Generator<Finding> {
  const advice = 'Put the locale into the key, such as `${locale} ${style}`, or keep one cache per locale';
  for (const call of nodesOf(source, 'CallExpression')) {
    const callee = call['callee'] as Node;
    const [key, value] = (call['arguments'] as unknown[]).filter(isNode);
    if (
      callee.type !== 'MemberExpression' ||
      nameOf(callee) !== 'set' ||
      !key ||
      !value ||
      !isOfModule(source, callee['object'] as Node)
    )
      continue;
    if (isOfLanguage(resolve, source, value) && !namesLanguage(source, key))
      yield finding(
        source,
        call,
        `\`${nameOf(callee['object'])}\` caches what depends on the language under \`${short(textOf(source, key))}\`, so the first visitor's language stays for all. ${advice}`,
      );
  }
  for (const assignment of nodesOf(source, 'AssignmentExpression')) {
    const left = assignment['left'] as Node;
    const target = left.type === 'MemberExpression' ? (left['object'] as Node) : left;
    if (!isOfModule(source, target) || !isOfLanguage(resolve, source, assignment['right'] as Node)) continue;
    if (
      left.type === 'MemberExpression' &&
      left['computed'] === true &&
      namesLanguage(source, left['property'] as Node)
    )
      continue;
    yield finding(
      source,
      assignment,
      `\`${nameOf(target)}\` keeps what depends on the language for all visitors. ${advice}`,
    );
  }
  // A hook's own cache: its dependencies are the key.
  for (const call of nodesOf(source, 'CallExpression')) {
    const [made, dependencies] = (call['arguments'] as unknown[]).filter(isNode);
    if (!/^use(Memo|Callback)$/.test(nameOf(call['callee'])) || !made || dependencies?.type !== 'ArrayExpression')
      continue;
    const used = within(made).filter(
      (part) => part.type === 'Identifier' && /^(intl|locale)$/.test(nameOf(part)) && !isKey(source, part),
    );
    const outside = used.filter((part) => {
      const binding = lookup(source, part);
      return binding === undefined || !binding.fn || !(binding.fn.start >= made.start && binding.fn.end <= made.end);
    });
    const listed = new Set(within(dependencies).map(nameOf));
    const lacking = outside.find(
      (part) => !listed.has(nameOf(part)) && ![...listed].some((name) => LANGUAGE.test(name)),
    );
    if (lacking)
      yield finding(
        source,
        call,
        `\`${nameOf(call['callee'])}\` uses \`${nameOf(lacking)}\`, which its dependencies lack, so the text stays in the first language. Add it to the dependencies`,
      );
  }
}

export const cacheKeys: Rule = {
  name: 'cache-key',
  check: (project: Project) => {
    const resolve = resolver(project, () => false);
    return codeOf(project, 'ui', 'portal', 'api-client', 'api-server').flatMap((source) => [
      ...inFile(resolve, source),
    ]);
  },
};
