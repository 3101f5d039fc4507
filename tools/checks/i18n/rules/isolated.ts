// Latin letters or digits with signs must be isolated inside Arabic text, or the bidi algorithm reorders the signs.
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isAllowed, isNode, lineAt, nameOf, places, short, type Node, type Problem } from '../source.ts';
import { elementsOf, lineOf, type Catalogue } from './messages.ts';

const rule = 'isolated';
/** Letters or digits next to a neutral sign: the sign, or the order of the parts, may change sides. */
const RUN = String.raw`[A-Za-z0-9]+`;
const SIGN = String.raw`[+#@/\\:.,_=~*()[\]{}<>$€£%&|•·–—-]`;
const HAZARD = new RegExp(
  String.raw`(?:[+#@/\\~*$€£•({[<_=-]+${RUN}|${RUN}${SIGN}+${RUN}|${RUN}[+#@/\\~*=\])}>]|${RUN}(?: [0-9]+)+)[A-Za-z0-9+#@/\\:._=~*()[\]-]*`,
  'g',
);
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/g;

/** The texts of a message outside of tags: tags isolate their content. */
function* open(elements: readonly MessageFormatElement[]): Generator<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal) yield element.value;
    if ('options' in element) for (const option of Object.values(element.options)) yield* open(option.value);
  }
}

/** Finds Arabic messages with such text outside of a tag and of U+2066 … U+2069. */
export function isolatedMessages(file: string, text: string): Problem[] {
  return Object.entries(JSON.parse(text) as Catalogue).flatMap(([key, message]) =>
    [...open(elementsOf(message))]
      .flatMap((literal) => [...literal.replaceAll(ISOLATED, '').matchAll(HAZARD)])
      .map(([run]) => ({
        file,
        line: lineOf(text, key),
        rule,
        message: `"${key}" has "${short(run)}" among Arabic words, and its signs land on the other side: put it between U+2068 and U+2069, or into a tag that isolates`,
      })),
  );
}

/** Names of values that consist of Latin letters and digits in both languages. */
const CODE =
  /^(phone|mobile|fax|email|iban|url|website|code|orderNumber|order_number|reference|reference_number|receipt_number|short_address|postal_code|national_id|nationalId|cardNumber|masked)$/i;
const ISOLATES =
  /^(bdi|code|pre|input|textarea|Bdi|PhoneText|EmailText|IbanText|NumberText|.*Isolate|.*Bdi|.*Ltr|.*Code)$/;

const isolates = (element: Node): boolean => {
  const opening = element['openingElement'] as Node | undefined;
  if (!opening) return false;
  return (
    ISOLATES.test(nameOf(opening['name'])) ||
    (opening['attributes'] as Node[]).some((attribute) => /^(dir|data-ltr)$/.test(nameOf(attribute['name'])))
  );
};

/** Whether an expression yields a code: by its name, its constant's initialiser, or one branch of a condition. */
function givesCode(node: unknown, constants: ReadonlyMap<string, Node>, isCode: (name: string) => boolean): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'LogicalExpression')
    return (
      (node['operator'] !== '&&' && givesCode(node['left'], constants, isCode)) ||
      givesCode(node['right'], constants, isCode)
    );
  if (node.type === 'ConditionalExpression')
    return givesCode(node['consequent'], constants, isCode) || givesCode(node['alternate'], constants, isCode);
  if (!/^(Identifier|MemberExpression|ChainExpression)$/.test(node.type)) return false;
  const name = nameOf(node);
  const { [name]: made, ...rest } = node.type === 'Identifier' ? Object.fromEntries(constants) : {};
  return isCode(name) || givesCode(made, new Map(Object.entries(rest)), isCode);
}

/** Finds codes that a component renders without isolation. */
export function isolatedCodes(file: string, text: string): Problem[] {
  const all = places(file, text);
  const constants = new Map(
    all.flatMap(({ node }): [string, Node][] =>
      node.type === 'VariableDeclarator' && isNode(node['init']) ? [[nameOf(node['id']), node['init']]] : [],
    ),
  );
  // A number alone is a figure; that of an order is a code.
  const isCode = (name: string): boolean =>
    CODE.test(name) || (name === 'number' && /order|receipt|certificate|invoice/i.test(file));
  return all.flatMap(({ node, around }) => {
    const parent = around[0];
    if (
      node.type !== 'JSXExpressionContainer' ||
      !parent ||
      (parent.type !== 'JSXElement' && parent.type !== 'JSXFragment')
    )
      return [];
    const expression = node['expression'];
    if (
      !isNode(expression) ||
      !givesCode(expression, constants, isCode) ||
      around.some((each) => each.type === 'JSXElement' && isolates(each)) ||
      isAllowed(text, node.start, around)
    )
      return [];
    return [
      {
        file,
        line: lineAt(text, node.start),
        rule,
        message: `{${short(text.slice(expression.start, expression.end))}} is a code that turns around inside Arabic: put it into <Bdi>, or <PhoneText>, <EmailText>, <IbanText>`,
      },
    ];
  });
}
