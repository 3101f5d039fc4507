// Every field of personal data names its purpose to the browser, which then fills it in (WCAG 1.3.5).
import { isNode, nameOf, propertyOf, within, type Node } from '../../i18n/source.ts';
import { codeOf, finding, nodesOf, type Finding, type Project, type Rule, type Source } from '../project.ts';

/** Field name → the token of HTML's autofill. */
const TOKENS: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  name: 'name',
  user_name: 'name',
  donor_name: 'name',
  sender_name: 'name',
  title: 'honorific-prefix',
  email: 'email',
  user_email: 'email',
  donor_email: 'email',
  phone: 'tel',
  mobile: 'tel',
  user_mobile: 'tel',
  donor_mobile: 'tel',
  username: 'username',
  old_password: 'current-password',
  new_password: 'new-password',
  confirm_password: 'new-password',
  code: 'one-time-code',
  birthdate: 'bday',
  job_title: 'organization-title',
  street: 'address-line1',
  district: 'address-level3',
  city: 'address-level2',
  state_id: 'address-level1',
  country_id: 'country',
  postal_code: 'postal-code',
  // Another person's data: the browser would suggest the visitor's own.
  receiver_name: 'off',
  // A card.
  number: 'cc-number',
  holder: 'cc-name',
  expiry: 'cc-exp',
  cvv: 'cc-csc',
};
/** Components that give the token themselves. */
const OWN: Readonly<Record<string, string>> = {
  PhoneField: 'tel',
  PhoneOrEmailField: 'username',
  OneTimeCodeField: 'one-time-code',
};
const FIELD = /(Field|Select|Combobox|TextArea|Input|Group)$|^(input|select|textarea)$/;
const NO_TOKEN = /Group$|Stepper|Amount|Switch|Checkbox|^Form(File|Image)/;

/** A password is new where it is confirmed. */
const tokenOf = (source: Source, name: string): string | undefined =>
  name === 'password'
    ? /name="confirm_password"/.test(source.text)
      ? 'new-password'
      : 'current-password'
    : Object.hasOwn(TOKENS, name)
      ? TOKENS[name]
      : undefined;

const literals = (node: unknown): string[] =>
  isNode(node)
    ? within(node).flatMap((part) =>
        part.type === 'Literal' && typeof part['value'] === 'string' ? [part['value']] : [],
      )
    : [];

/** Possible tokens of an element, from its attribute or a spread object; `null` when it has none. */
function given(opening: Node): string[] | null {
  for (const attribute of opening['attributes'] as Node[]) {
    if (attribute.type === 'JSXAttribute' && /^autocomplete$/i.test(nameOf(attribute['name'])))
      return literals(attribute['value']);
    const inSpread =
      attribute.type === 'JSXSpreadAttribute'
        ? within(attribute).find((part) => part.type === 'Property' && nameOf(part['key']) === 'autoComplete')
        : undefined;
    if (inSpread) return literals(inSpread['value']);
  }
  return null;
}

/** The name of a field: its attribute, or the one that the hook behind `{...field}` was called with. */
function nameIn(source: Source, opening: Node): string {
  for (const attribute of opening['attributes'] as Node[]) {
    if (attribute.type === 'JSXAttribute' && nameOf(attribute['name']) === 'name' && isNode(attribute['value']))
      return attribute['value'].type === 'Literal' ? (attribute['value']['value'] as string) : '';
    const spread = attribute.type === 'JSXSpreadAttribute' ? attribute['argument'] : undefined;
    if (!isNode(spread) || spread.type !== 'Identifier') continue;
    const made = nodesOf(source, 'VariableDeclarator').find(
      ({ id }) =>
        isNode(id) &&
        (nameOf(id) === nameOf(spread) ||
          within(id).some((part) => part.type === 'RestElement' && nameOf(part['argument']) === nameOf(spread))),
    )?.['init'];
    const first = isNode(made) && made.type === 'CallExpression' ? (made['arguments'] as Node[])[0] : undefined;
    if (first?.type === 'Literal') return String(first['value']);
  }
  return '';
}

function* inMarkup(source: Source): Generator<Finding> {
  for (const opening of nodesOf(source, 'JSXOpeningElement')) {
    const component = nameOf(opening['name']);
    const name = nameIn(source, opening);
    const token = FIELD.test(component) && !NO_TOKEN.test(component) ? tokenOf(source, name) : undefined;
    if (token === undefined || (given(opening) === null && OWN[component.replace(/^Form/, '')] === token)) continue;
    const own = given(opening);
    // HTML allows `webauthn` after the token: the browser offers passkeys there.
    if (!own?.some((text) => text.replace(/ webauthn$/, '') === token))
      yield finding(
        source,
        opening,
        `the field "${name}" ${own === null ? 'has no autoComplete' : `has autoComplete="${own.join(' or ')}"`}. Write autoComplete="${token}" (the table is in tools/checks/language/rules/autocomplete.ts)`,
      );
  }
  yield* inTables(source);
}

interface TableRow {
  name: string;
  node: Node;
  /** Value of the row's `autoComplete`; '' without one. */
  token: string;
}

const isObject = (node: unknown): node is Node => isNode(node) && node.type === 'ObjectExpression';
const tokenIn = (object: Node): string => nameOf(propertyOf(object, 'autoComplete')?.['value']);

/** Rows of a table of fields: `[{ name: 'city', … }]` or `{ city: { … } }`. */
function rowsOf(table: Node): TableRow[] {
  if (table.type === 'ArrayExpression')
    return (table['elements'] as unknown[]).filter(isObject).map((node) => ({
      name: nameOf(propertyOf(node, 'name')?.['value']),
      node,
      token: tokenIn(node),
    }));
  return (table['properties'] as Node[]).flatMap(({ key, value }) =>
    isObject(value) ? [{ name: nameOf(key), node: value, token: tokenIn(value) }] : [],
  );
}

/** Tables of fields: where one row has a token, every row of personal data needs its own. */
function* inTables(source: Source): Generator<Finding> {
  for (const table of nodesOf(source, 'ArrayExpression', 'ObjectExpression')) {
    const rows = rowsOf(table);
    if (!rows.some(({ token }) => token !== '')) continue;
    for (const { name, node, token } of rows) {
      const expected = Object.hasOwn(TOKENS, name) ? TOKENS[name] : undefined;
      if (expected !== undefined && token !== expected)
        yield finding(source, node, `the field "${name}" of this table needs autoComplete: '${expected}'`);
    }
  }
}

/** The components that promise a token must still give it. */
function* inComponents(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources)
    for (const fn of nodesOf(source, 'FunctionDeclaration')) {
      const token = OWN[nameOf(fn['id'])];
      if (
        token !== undefined &&
        !within(fn).some(
          (part) =>
            (part.type === 'JSXAttribute' || part.type === 'Property') &&
            nameOf(part['name'] ?? part['key']) === 'autoComplete' &&
            literals(part['value']).includes(token),
        )
      )
        yield finding(
          source,
          fn,
          `${nameOf(fn['id'])} no longer gives autoComplete="${token}" to its input, and its callers rely on it`,
        );
    }
}

/** The pages of the test gateway are HTML in templates: field('number', …, { complete: 'cc-number' }). */
function* inTemplates(source: Source): Generator<Finding> {
  for (const call of nodesOf(source, 'CallExpression')) {
    const [name, , options] = call['arguments'] as Node[];
    if (nameOf(call['callee']) !== 'field' || name?.type !== 'Literal' || options?.type !== 'ObjectExpression')
      continue;
    const token = TOKENS[String(name['value'])];
    const complete = (options['properties'] as Node[]).find((property) => nameOf(property['key']) === 'complete');
    if (token !== undefined && nameOf(complete?.['value']) !== token)
      yield finding(source, call, `the field "${String(name['value'])}" needs complete: '${token}'`);
  }
  for (const part of nodesOf(source, 'TemplateElement')) {
    for (const [input] of source.text.slice(part.start, part.end).matchAll(/<input\b[^>]*>/g)) {
      const name = /\bname="(\w+)"/.exec(input)?.[1] ?? '';
      if (Object.hasOwn(TOKENS, name) && !input.includes(`autocomplete="${TOKENS[name] ?? ''}"`))
        yield finding(source, part, `the field "${name}" needs autocomplete="${TOKENS[name] ?? ''}"`);
    }
  }
}

export const autocomplete: Rule = {
  name: 'autocomplete',
  check: (project: Project) => {
    const views = codeOf(project, 'ui', 'portal').filter(
      ({ file }) => file.endsWith('.tsx') || file.endsWith('/parts.ts'),
    );
    return [
      ...views.flatMap((source) => [...inMarkup(source)]),
      ...codeOf(project, 'domain').flatMap((source) => [...inTables(source)]),
      ...inComponents(views),
      ...codeOf(project, 'api-server')
        .filter(({ file }) => file.includes('/gateways/'))
        .flatMap((source) => [...inTemplates(source)]),
    ];
  },
};
