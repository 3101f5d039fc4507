// Scripts set horizontal positions only through one helper that is correct in both directions.
import { isNode, nameOf, within, type Node } from '../../i18n/source.ts';
import { codeOf, finding, nodesOf, type Finding, type Rule, type Source } from '../project.ts';
import { lookup } from '../scopes.ts';

const HELPER = 'packages/ui/src/foundations/dom/inlineScroll.ts';
/** Positions that are measured from the left of something. */
const FROM_LEFT = /^(scrollLeft|offsetLeft|clientX|pageX|screenX|offsetX|movementX)$/;
/** A horizontal shift in a style that a script writes; zero is none. */
const SHIFT = /translate(?:X\((?!\s*0\b)|(?:3d)?\((?!\s*0\b))/;
/** Properties of a style that name a side. */
const SIDE = /^(left|right|(margin|padding|border|scroll-(margin|padding))-(left|right)\b.*)$/;
const ADVICE = `Use packages/ui/src/foundations/dom/inlineScroll.ts, or measure from the start: useLocale().dir says where it is. What is right in both directions says why: \`// language-check-ignore script-direction -- why\``;

/** Whether an expression is the box of an element. */
const measures = (node: unknown): boolean =>
  isNode(node) && within(node).some((part) => nameOf(part['callee']) === 'getBoundingClientRect');

function* inFile(source: Source): Generator<Finding> {
  for (const member of nodesOf(source, 'MemberExpression')) {
    const name = nameOf(member);
    if (member['computed'] !== true && FROM_LEFT.test(name))
      yield finding(
        source,
        member,
        `${name} counts from the left in both directions, and from right to left it is negative or mirrored. ${ADVICE}`,
      );
  }
  for (const call of nodesOf(source, 'CallExpression')) {
    const callee = call['callee'] as Node;
    const first = (call['arguments'] as unknown[]).find(isNode);
    if (
      callee.type === 'MemberExpression' &&
      /^scroll(To|By)?$/.test(nameOf(callee)) &&
      first?.type === 'ObjectExpression' &&
      (first['properties'] as Node[]).some((property) => nameOf(property['key']) === 'left')
    )
      yield finding(source, call, `${nameOf(callee)}({ left }) goes to the other side from right to left. ${ADVICE}`);
    if (nameOf(callee) === 'setProperty' && SIDE.test(nameOf(first)))
      yield finding(
        source,
        call,
        `${nameOf(first)} stays on one side when the page turns around. Set the logical property, such as inset-inline-start`,
      );
  }
  for (const member of nodesOf(source, 'MemberExpression')) {
    const object = member['object'] as Node;
    if (
      /^(left|right)$/.test(nameOf(member)) &&
      (measures(object) || (object.type === 'Identifier' && measures(lookup(source, object)?.init)))
    )
      yield finding(
        source,
        member,
        `the ${nameOf(member)} edge of a box is its start in one direction only. ${ADVICE}`,
      );
  }
  for (const declarator of nodesOf(source, 'VariableDeclarator')) {
    const side = ((declarator['id'] as Node)['properties'] as Node[] | undefined)?.find((property) =>
      /^(left|right)$/.test(nameOf(property['key'])),
    );
    if (side && measures(declarator['init']))
      yield finding(
        source,
        declarator,
        `the ${nameOf(side['key'])} edge of a box is its start in one direction only. ${ADVICE}`,
      );
  }
  for (const node of nodesOf(source, 'TemplateElement', 'Literal')) {
    const text = source.text.slice(node.start, node.end);
    // SVG and style sheets have a direction of their own; stylelint reads the latter.
    if (
      !source.file.endsWith('.styles.ts') &&
      SHIFT.test(text) &&
      !/[<>]|rotate\(/.test(text) &&
      nameOf(source.parentOf.get(node)?.['name']) !== 'transform'
    )
      yield finding(source, node, `a shift along the line does not turn around with the page. ${ADVICE}`);
  }
}

/** Scrolling by a distance, which the helper must not do either. */
function* scrollsByDistance(source: Source): Generator<Finding> {
  for (const call of nodesOf(source, 'CallExpression'))
    if (nameOf(call['callee']) === 'scrollBy')
      yield finding(
        source,
        call,
        'where a list snaps, WebKit continues with scrollBy() to the next snap position in its direction. Use scrollTo() with the sum of position and distance',
      );
}

export const scriptDirection: Rule = {
  name: 'script-direction',
  check: (project) =>
    codeOf(project, 'ui', 'portal').flatMap((source) => [
      ...(source.file === HELPER ? scrollsByDistance(source) : inFile(source)),
    ]),
};
