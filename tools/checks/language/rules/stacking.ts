// Layers above the page use one z-index scale. Stylelint checks style sheets; this rule checks the scale and styles in
// code.
import { isNode, nameOf, type Node } from '../../i18n/source.ts';
import { codeOf, finding, nodesOf, type Finding, type Project, type Rule } from '../project.ts';

const SCALE = 'packages/ui/src/foundations/layers.ts';

function* check(project: Project): Generator<Finding> {
  const sources = codeOf(project, 'ui', 'portal');
  const scale = project.source(SCALE);
  const object = scale
    ? nodesOf(scale, 'VariableDeclarator')
        .filter((each) => nameOf(each['id']) === 'layers')
        .flatMap((each) =>
          nodesOf(scale, 'ObjectExpression').filter(({ start, end }) => start > each.start && end < each.end),
        )[0]
    : undefined;
  if (scale && !object)
    yield {
      file: SCALE,
      line: 1,
      message: 'the scale of layers is gone. Export `layers`, an object of names and z-index values from low to high',
    };
  if (scale && object) {
    const used = new Set(
      sources.flatMap((source) =>
        nodesOf(source, 'MemberExpression')
          .filter((member) => nameOf(member['object']) === 'layers')
          .map(nameOf),
      ),
    );
    let below = -1;
    for (const property of object['properties'] as Node[]) {
      const [name, value] = [nameOf(property['key']), Number((property['value'] as { value?: unknown }).value)];
      if (!(value > below))
        yield finding(
          scale,
          property,
          `\`${name}\` does not lie above the layer before it. Order the layers from low to high, each with a number of its own`,
        );
      if (!used.has(name))
        yield finding(
          scale,
          property,
          `no style uses layers.${name}, so what it was made for has lost its place in the order. Write \`z-index: \${layers.${name}}\` there, or delete the layer`,
        );
      below = value;
    }
  }
  for (const source of sources) {
    for (const property of nodesOf(source, 'Property')) {
      if (nameOf(property['key']) === 'zIndex' && isNode(property['value']) && property['value'].type === 'Literal')
        yield finding(
          source,
          property,
          `a z-index of its own may lie over toasts or under the header. Use a layer of ${SCALE}`,
        );
    }
    for (const assignment of nodesOf(source, 'AssignmentExpression')) {
      if (
        nameOf(assignment['left']) === 'zIndex' &&
        isNode(assignment['right']) &&
        assignment['right'].type === 'Literal'
      )
        yield finding(
          source,
          assignment,
          `a z-index of its own may lie over toasts or under the header. Use a layer of ${SCALE}`,
        );
    }
  }
}

export const stacking: Rule = { name: 'stacking', check: (project) => [...check(project)] };
