// The props of a component from the syntax of its props type: members of interfaces, of what they extend, of
// intersections and of unions.
import { docOf, nameOf, type Module, type Node } from '../../checks/exported.ts';
import { sourceText, typeOf, valuesOf } from './types.ts';

export interface PropRecord {
  name: string;
  /** Its type, with the values of unions. */
  type: string;
  required: boolean;
  /** As code or in words; `null` without one. */
  default: string | null;
  description: string;
}

export interface PropsRecord {
  props: PropRecord[];
  /** The HTML element whose attributes the component takes, too; `null` without one. */
  element: string | null;
}

const NONE: PropsRecord = { props: [], element: null };

/** Splits the text after `@default` from the description. */
function described(doc: string | null): Pick<PropRecord, 'default' | 'description'> {
  const [description = '', value = ''] = (doc ?? '').split(/@default\s+/);
  return { description: description.trim(), default: value.trim() === '' ? null : value.trim() };
}

function propOf(module: Module, member: Node): PropRecord {
  const annotation = (member['typeAnnotation'] as { typeAnnotation?: Node } | null)?.typeAnnotation;
  const type = annotation ? valuesOf(module, annotation) : 'unknown';
  return {
    name: nameOf(member['key']),
    type: withoutUndefined(type),
    required: !member['optional'],
    ...described(docOf(module, member)),
  };
}

/** Optional props may be `undefined` anyway. */
const withoutUndefined = (type: string): string =>
  type
    .split(' | ')
    .filter((each) => each !== 'undefined')
    .join(' | ');

/** Joins records; a prop of several has the first description that is not empty. */
function joined(records: readonly PropsRecord[], isChoice = false): PropsRecord {
  const props = new Map<string, PropRecord>();
  for (const prop of records.flatMap((record) => record.props)) {
    const known = props.get(prop.name);
    const inAll = records.every((record) => record.props.some(({ name }) => name === prop.name));
    props.set(prop.name, {
      ...prop,
      ...known,
      type: [...new Set([known?.type, prop.type])].filter(Boolean).join(' | '),
      description: known?.description || prop.description,
      required: (known?.required ?? true) && prop.required && (!isChoice || inAll),
    });
  }
  return { props: [...props.values()], element: records.find(({ element }) => element)?.element ?? null };
}

const membersOf = (module: Module, members: readonly Node[]): PropRecord[] =>
  members.filter(({ type }) => type === 'TSPropertySignature').map((member) => propOf(module, member));

/** Names in a union of string literals. */
const literals = (module: Module, node: Node | undefined): string[] =>
  node ? [...valuesOf(module, node).matchAll(/'([^']+)'/g)].map(([, name = '']) => name) : [];

/** Props of a type's name with its arguments, such as `Omit<DialogProps, 'role'>`. */
function ofReference(module: Module, name: string, args: readonly Node[]): PropsRecord {
  const [first, second] = args;
  if (name.startsWith('ComponentProps'))
    return { props: [], element: first ? sourceText(module, first).replaceAll("'", '') : null };
  if (first && /^(Omit|Pick|Partial|Readonly|Required)$/.test(name)) {
    const { props, element } = propsOfType(module, first);
    const names = new Set(literals(module, second));
    const remaining = props.filter((prop) =>
      name === 'Omit' ? !names.has(prop.name) : name !== 'Pick' || names.has(prop.name),
    );
    return { props: name === 'Partial' ? remaining.map((prop) => ({ ...prop, required: false })) : remaining, element };
  }
  const found = typeOf(module, name);
  if (!found) return NONE;
  const record =
    found.node.type === 'TSInterfaceDeclaration'
      ? propsOfInterface(found.module, found.node)
      : propsOfType(found.module, found.node['typeAnnotation'] as Node);
  return withArguments(
    record,
    parametersOf(found.node),
    args.map((each) => valuesOf(module, each)),
  );
}

const parametersOf = (node: Node): string[] =>
  ((node['typeParameters'] as { params?: Node[] } | null)?.params ?? []).map((parameter) => nameOf(parameter['name']));

/** Replaces the parameters of a generic type by its arguments. */
function withArguments(record: PropsRecord, parameters: readonly string[], args: readonly string[]): PropsRecord {
  const written = (type: string): string =>
    parameters.reduce(
      (text, parameter, index) =>
        args[index] === undefined ? text : text.replaceAll(new RegExp(`\\b${parameter}\\b`, 'g'), args[index]),
      type,
    );
  return {
    props: record.props.map((prop) => ({ ...prop, type: written(prop.type) })),
    element: record.element === null ? null : written(record.element).replaceAll("'", ''),
  };
}

const argumentsOf = (node: Node): Node[] => (node['typeArguments'] as { params?: Node[] } | null)?.params ?? [];

/** Props of an interface: its own, then those of what it extends. */
export function propsOfInterface(module: Module, node: Node): PropsRecord {
  const own = { props: membersOf(module, (node['body'] as { body: Node[] }).body), element: null };
  const parents = ((node['extends'] as Node[] | null) ?? []).map((parent) =>
    ofReference(module, nameOf(parent['expression']), argumentsOf(parent)),
  );
  const names = new Set(own.props.map(({ name }) => name));
  // A prop that the interface declares itself replaces its parent's.
  const rest = parents.map((parent) => ({ ...parent, props: parent.props.filter(({ name }) => !names.has(name)) }));
  return joined([own, ...rest]);
}

/** Props of any type that has members. */
export function propsOfType(module: Module, node: Node): PropsRecord {
  switch (node.type) {
    case 'TSTypeLiteral':
      return { props: membersOf(module, node['members'] as Node[]), element: null };
    case 'TSIntersectionType':
      return joined((node['types'] as Node[]).map((each) => propsOfType(module, each)));
    case 'TSUnionType':
      return joined(
        (node['types'] as Node[]).map((each) => propsOfType(module, each)),
        true,
      );
    case 'TSParenthesizedType':
      return propsOfType(module, node['typeAnnotation'] as Node);
    case 'TSTypeReference':
      return ofReference(module, nameOf(node['typeName']), argumentsOf(node));
    default:
      return NONE;
  }
}
