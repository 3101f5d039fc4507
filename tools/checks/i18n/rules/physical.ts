// Styles use logical properties only.
import { isAllowed, isNode, lineAt, nameOf, places, literalTextOf, type Problem } from '../source.ts';

const rule = 'physical-direction';
const SIDES = String.raw`(?:(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)`;
/** A declaration in a style sheet. */
const DECLARATION = new RegExp(
  String.raw`(?<=^|[;{}\s/\x60'"])(?:(${SIDES})\s*:|(text-align|float|clear|caption-side)\s*:\s*(left|right)\b)`,
  'g',
);
const INLINE =
  /^(?:(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Left|Right)(?:Width|Style|Color)?|border(?:Top|Bottom)(?:Left|Right)Radius)$/;

const LOGICAL: readonly (readonly [RegExp, string])[] = [
  [/left/gi, 'inline-start'],
  [/right/gi, 'inline-end'],
];
const logical = (name: string): string => {
  const plain = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (/^(left|right)$/.test(plain)) return plain === 'left' ? 'inset-inline-start' : 'inset-inline-end';
  const corner = /^border-(top|bottom)-(left|right)-radius$/.exec(plain);
  if (corner) return `border-${corner[1] === 'top' ? 'start' : 'end'}-${corner[2] === 'left' ? 'start' : 'end'}-radius`;
  return LOGICAL.reduce((text, [side, instead]) => text.replaceAll(side, instead), plain);
};

/** Blanks comments out without changing offsets. */
const blank = (text: string): string =>
  text.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));

function inSheet(file: string, text: string, from = 0, to = text.length): Problem[] {
  return [...blank(text.slice(from, to)).matchAll(DECLARATION)].flatMap(
    ({ index, 1: property, 2: keyword, 3: side = '' }) => {
      const offset = from + index;
      if (isAllowed(text, offset)) return [];
      const instead = property ? logical(property) : `${keyword ?? ''}: ${side === 'left' ? 'start' : 'end'}`;
      return [
        {
          file,
          line: lineAt(text, offset),
          rule,
          message: `\`${property ?? `${keyword ?? ''}: ${side}`}\` does not mirror with the direction: write \`${instead}\`, or add a reason, \`/* i18n-ignore: … */\``,
        },
      ];
    },
  );
}

/** Finds physical sides in style sheets, style templates and style attributes. */
export function physical(file: string, text: string): Problem[] {
  if (file.endsWith('.css')) return inSheet(file, text);
  const found: Problem[] = [];
  for (const { node, around } of places(file, text)) {
    if (node.type === 'TemplateElement') found.push(...inSheet(file, text, node.start, node.end));
    if (node.type === 'Literal' && (literalTextOf(node) ?? '').includes('{'))
      found.push(...inSheet(file, text, node.start, node.end));
    const assigned =
      node.type === 'AssignmentExpression' && isNode(node['left']) && nameOf(node['left']['object']) === 'style'
        ? nameOf(node['left'])
        : '';
    const inline = node.type === 'Property' && around[0]?.type === 'ObjectExpression' ? nameOf(node['key']) : '';
    const ofElement =
      around.some((each) => each.type === 'JSXAttribute' && nameOf(each['name']) === 'style') ||
      around.some(
        (each) =>
          each.type === 'TSSatisfiesExpression' ||
          (each.type === 'VariableDeclarator' &&
            /CSSProperties/.test(text.slice(each.start, each.end).split('=')[0] ?? '')),
      );
    const name = assigned || inline;
    const value =
      node.type === 'Property'
        ? nameOf(node['value'])
        : node.type === 'AssignmentExpression'
          ? nameOf(node['right'])
          : '';
    const side = INLINE.test(name) || (/^(left|right)$/.test(name) && (assigned !== '' || ofElement));
    const keyword = /^(textAlign|float|clear)$/.test(name) && /^(left|right)$/.test(value);
    if ((side || keyword) && !isAllowed(text, node.start))
      found.push({
        file,
        line: lineAt(text, node.start),
        rule,
        message: keyword
          ? `\`${name}: '${value}'\` does not mirror with the direction: write '${value === 'left' ? 'start' : 'end'}'`
          : `\`${name}\` does not mirror with the direction: write \`${logical(name).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}\`, or add a reason, \`// i18n-ignore: …\``,
      });
  }
  return found;
}
