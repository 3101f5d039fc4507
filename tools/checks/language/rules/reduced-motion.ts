// Motion by script depends on prefersReducedMotion(): style sheets are switched off in one place, scripts are not.
import { isNode, nameOf, within, literalTextOf, type Node } from '../../i18n/source.ts';
import { ancestors, codeOf, finding, nodesOf, type Finding, type Rule, type Source } from '../project.ts';
import { isFunction, lookup } from '../scopes.ts';

const HELPER = 'packages/ui/src/foundations/dom/motion.ts';
/** Calls that move something over time. */
const MOVES = /^(animate|flyTo|easeTo|panTo|zoomTo|rotateTo|startViewTransition|requestAnimationFrame|setInterval)$/;
/** Milliseconds: what comes more often is an animation. */
const MAX_FRAME = 50;
/** Own functions may be called so too; of these only the methods count. */
const METHODS = /^(animate|flyTo|easeTo|panTo|zoomTo|rotateTo)$/;

/** Whether an expression depends on prefersReducedMotion(), itself or through a constant. */
const isPreferenceChecked = (source: Source, node: unknown, depth = 0): boolean =>
  isNode(node) &&
  within(node).some(
    (part) =>
      part.type === 'Identifier' &&
      (nameOf(part) === 'prefersReducedMotion' ||
        (depth < 3 && isPreferenceChecked(source, lookup(source, part)?.init, depth + 1))),
  );

/** Whether a condition holds when reduced motion is preferred; `undefined` when unknown. */
function meansLess(source: Source, test: unknown, depth = 0): boolean | undefined {
  if (!isNode(test) || depth > 4) return undefined;
  if (test.type === 'UnaryExpression' && test['operator'] === '!') {
    const less = meansLess(source, test['argument'], depth);
    return less === undefined ? undefined : !less;
  }
  if (test.type === 'LogicalExpression' && test['operator'] === '&&')
    return meansLess(source, test['left'], depth) === true || meansLess(source, test['right'], depth) === true
      ? true
      : undefined;
  if (test.type === 'CallExpression') return nameOf(test['callee']) === 'prefersReducedMotion' ? true : undefined;
  return test.type === 'Identifier' ? meansLess(source, lookup(source, test)?.init, depth + 1) : undefined;
}

/** Whether a place is in the branch of a condition that is taken where less motion is preferred. */
const isInverted = (source: Source, around: readonly Node[], node: Node): boolean =>
  around.some((each) => {
    if (!/^(ConditionalExpression|IfStatement)$/.test(each.type)) return false;
    const less = meansLess(source, each['test']);
    const branch = less === undefined ? undefined : each[less ? 'consequent' : 'alternate'];
    return isNode(branch) && branch.start <= node.start && node.end <= branch.end;
  });

/** Whether code runs only without reduced motion: inside a condition on the preference, or after an early return. */
function isGuarded(source: Source, node: Node): boolean {
  const around = ancestors(source, node);
  if (isInverted(source, around, node)) return false;
  if (
    around.some(
      (each) => /^(ConditionalExpression|IfStatement)$/.test(each.type) && isPreferenceChecked(source, each['test']),
    ) ||
    around.some((each) => each.type === 'LogicalExpression' && isPreferenceChecked(source, each['left']))
  )
    return true;
  return around
    .filter(isFunction)
    .some((fn) =>
      nodesOf(source, 'IfStatement').some(
        (each) =>
          each.start > fn.start &&
          each.end < node.start &&
          isPreferenceChecked(source, each['test']) &&
          within(each['consequent'] as Node).some(({ type }) => type === 'ReturnStatement'),
      ),
    );
}

function* inFile(source: Source): Generator<Finding> {
  const imported = nodesOf(source, 'ImportSpecifier').find(
    (each) => nameOf(each['imported']) === 'prefersReducedMotion',
  );
  if (
    imported &&
    !nodesOf(source, 'Identifier').some(
      (each) => nameOf(each) === nameOf(imported['local']) && source.parentOf.get(each) !== imported,
    )
  )
    yield finding(
      source,
      imported,
      'prefersReducedMotion is imported and not called, so what moves here moves for everybody. Call it in a condition around the motion',
    );
  const advice =
    'Check prefersReducedMotion() (packages/ui/src/foundations/dom/motion.ts) in a condition around it, and jump where it is true';
  for (const call of nodesOf(source, 'CallExpression')) {
    const callee = call['callee'] as Node;
    const name = nameOf(callee);
    if (MOVES.test(name) && (callee.type === 'MemberExpression' || !METHODS.test(name)) && !isGuarded(source, call))
      yield finding(source, call, `${name}() moves something, also for people who prefer less motion. ${advice}`);
    if (
      name === 'matchMedia' &&
      source.file !== HELPER &&
      /prefers-reduced-motion/.test(literalTextOf((call['arguments'] as Node[])[0] ?? call) ?? '')
    )
      yield finding(
        source,
        call,
        'prefers-reduced-motion is read in one place. Call prefersReducedMotion() of packages/ui/src/foundations/dom/motion.ts',
      );
  }
  for (const call of nodesOf(source, 'CallExpression')) {
    const [run, delay] = call['arguments'] as Node[];
    const loops =
      run?.type === 'Identifier' &&
      ancestors(source, call).some(
        (each) => isFunction(each) && (nameOf(each['id']) || nameOf(source.parentOf.get(each)?.['id'])) === nameOf(run),
      );
    if (
      nameOf(call['callee']) === 'setTimeout' &&
      loops &&
      Number(delay?.['value'] ?? 0) <= MAX_FRAME &&
      !isGuarded(source, call)
    )
      yield finding(source, call, `setTimeout() calls itself as often as frames come. ${advice}`);
  }
  for (const opening of nodesOf(source, 'JSXOpeningElement')) {
    const plays = (opening['attributes'] as Node[]).some(
      (attribute) => /^autoplay$/i.test(nameOf(attribute['name'])) && !isPreferenceChecked(source, attribute['value']),
    );
    if (plays || /^(animate|animateTransform|animateMotion|marquee)$/.test(nameOf(opening['name'])))
      yield finding(
        source,
        opening,
        `<${nameOf(opening['name'])}> moves by itself. ${advice}, or let the reader start it`,
      );
  }
  for (const literal of nodesOf(source, 'Literal')) {
    if (
      literal['value'] === 'smooth' &&
      source.parentOf.get(literal)?.type !== 'TSLiteralType' &&
      !isGuarded(source, literal)
    )
      yield finding(source, literal, `this scrolls smoothly, also for people who prefer less motion. ${advice}`);
  }
  for (const assignment of nodesOf(source, 'AssignmentExpression')) {
    const left = assignment['left'] as Node;
    if (
      left.type === 'MemberExpression' &&
      /^(transition|animation)$/.test(nameOf(left)) &&
      nameOf(left['object']) === 'style' &&
      !isGuarded(source, assignment)
    )
      yield finding(
        source,
        assignment,
        `style.${nameOf(left)} is set by script. ${advice}, or write it in a style sheet under prefers-reduced-motion: no-preference`,
      );
  }
}

export const reducedMotion: Rule = {
  name: 'reduced-motion',
  check: (project) => codeOf(project, 'ui', 'portal').flatMap((source) => [...inFile(source)]),
};
