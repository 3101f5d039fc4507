// An effect ends what it has begun: its listeners, observers and timers would otherwise run once more after each render.
import { isNode, nameOf, within, type Node } from '../../i18n/source.ts';
import { ancestor, codeOf, finding, nodesOf, textOf, type Finding, type Rule, type Source } from '../project.ts';
import { isFunction } from '../scopes.ts';

/** What ends each beginning. */
const ENDS: ReadonlyMap<string, RegExp> = new Map([
  ['addEventListener', /^removeEventListener$/],
  ['observe', /^(disconnect|unobserve)$/],
  ['setInterval', /^clearInterval$/],
  ['setTimeout', /^clearTimeout$/],
]);

/** What a method is called on: `element?.focus` is called on `element`. */
function receiverOf(source: Source, call: Node): string {
  const callee = call['callee'] as Node;
  return callee.type === 'MemberExpression' ? textOf(source, callee['object'] as Node) : '';
}

/** A listener that ends by itself: `{ once: true }` or `{ signal }`. */
const endsItself = (source: Source, call: Node): boolean =>
  (call['arguments'] as Node[]).slice(2).some((options) => /\b(once: true|signal)\b/.test(textOf(source, options)));

const sameEvent = (source: Source, one: Node, other: Node): boolean => {
  const [a, b] = [one, other].map((call) => (call['arguments'] as Node[])[0]);
  return a !== undefined && b !== undefined && textOf(source, a) === textOf(source, b);
};

/** What an effect returns: the bodies of its cleanups; `null` where it returns a function of another place. */
function cleanupsOf(source: Source, effect: Node): Node[] | null {
  const returned = nodesOf(source, 'ReturnStatement')
    .filter((node) => ancestor(source, node, isFunction) === effect)
    .map((node) => node['argument'])
    .filter(isNode);
  return returned.every(isFunction) ? returned : null;
}

function* inFile(source: Source): Generator<Finding> {
  for (const call of nodesOf(source, 'CallExpression')) {
    const begins = nameOf(call['callee']);
    const ends = ENDS.get(begins);
    const effect = ends && ancestor(source, call, isFunction);
    const hook = effect && source.parentOf.get(effect);
    if (!hook || hook.type !== 'CallExpression' || !/^use(Layout|Insertion)?Effect$/.test(nameOf(hook['callee'])))
      continue;
    if (endsItself(source, call)) continue;
    const cleanups = cleanupsOf(source, effect);
    const isEnded = cleanups?.some((cleanup) =>
      within(cleanup).some(
        (node) =>
          node.type === 'CallExpression' &&
          ends.test(nameOf(node['callee'])) &&
          receiverOf(source, node) === receiverOf(source, call) &&
          (begins !== 'addEventListener' || sameEvent(source, node, call)),
      ),
    );
    if (cleanups && !isEnded)
      yield finding(
        source,
        call,
        `${begins}() in an effect runs again after each change of what the effect depends on, and nothing ends the earlier one. Return a function that does`,
      );
  }
}

export const cleanups: Rule = {
  name: 'cleanup',
  check: (project) => codeOf(project, 'ui', 'portal').flatMap((source) => [...inFile(source)]),
};
