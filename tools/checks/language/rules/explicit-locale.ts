// Numbers, dates, lists, order and case follow the reader's language, never the browser's or the server's own.
import { isNode, nameOf, type Node } from '../../i18n/source.ts';
import { codeOf, finding, nodesOf, textOf, type Finding, type Project, type Rule, type Source } from '../project.ts';
import { resolver } from '../resolve.ts';

/** Methods that take the locale, by the place of that argument. */
const METHODS: Readonly<Record<string, number>> = {
  toLocaleString: 0,
  toLocaleDateString: 0,
  toLocaleTimeString: 0,
  toLocaleUpperCase: 0,
  toLocaleLowerCase: 0,
  localeCompare: 1,
};

/** Why an argument is no locale of the reader's; null when it is one. */
function fault(argument: Node | undefined, resolved: readonly Node[]): 'missing' | 'fixed' | null {
  if (
    !argument ||
    (argument.type === 'Identifier' && nameOf(argument) === 'undefined') ||
    (argument.type === 'ArrayExpression' && (argument['elements'] as unknown[]).length === 0)
  )
    return 'missing';
  if (
    resolved.some(
      (node) =>
        node.type === 'MemberExpression' && /^languages?$/.test(nameOf(node)) && nameOf(node['object']) === 'navigator',
    )
  )
    return 'missing';
  return resolved.length === 1 && resolved[0]?.type === 'Literal' ? 'fixed' : null;
}

function check(project: Project): Finding[] {
  const { valuesOf } = resolver(project, () => false);
  const found: Finding[] = [];
  const report = (source: Source, node: Node, what: string, argument: Node | undefined, fixedIsFine: boolean): void => {
    const reason = fault(
      argument,
      argument ? valuesOf({ source, node: argument, args: null }).map((each) => each.node) : [],
    );
    if (reason === 'missing')
      found.push(
        finding(
          source,
          node,
          `\`${what}\` takes the locale of the machine, so one language gets the other's digits, order or case. Pass the locale: useLocale().tag or intl.locale in a component, the \`locale\` of the request on a server`,
        ),
      );
    if (reason === 'fixed' && !fixedIsFine)
      found.push(
        finding(
          source,
          node,
          `\`${what}\` is fixed to ${argument ? textOf(source, argument) : ''}, so both languages get the same. Pass the locale of the reader; if no person reads the result, say so: \`// language-check-ignore explicit-locale -- why\``,
        ),
      );
  };
  for (const source of codeOf(project, 'ui', 'portal', 'api-client', 'api-server')) {
    for (const call of nodesOf(source, 'CallExpression', 'NewExpression')) {
      const callee = call['callee'] as Node;
      const given = (call['arguments'] as unknown[]).filter(isNode);
      const name = nameOf(callee);
      if (callee.type !== 'MemberExpression') continue;
      if (nameOf(callee['object']) === 'Intl' && /^[A-Z]/.test(name))
        report(source, call, `Intl.${name}`, given[0], false);
      // An order or a case in one fixed locale is the same for everybody: for keys and dates that is the point.
      else if (call.type === 'CallExpression' && Object.hasOwn(METHODS, name))
        report(source, call, `.${name}()`, given[METHODS[name] ?? 0], /Compare|Case/.test(name));
    }
    for (const declarator of nodesOf(source, 'VariableDeclarator')) {
      if (nameOf(declarator['init']) === 'Intl')
        found.push(
          finding(
            source,
            declarator,
            '`Intl` is taken apart, which hides its formatters from this rule. Write Intl.NumberFormat(locale) where it is used',
          ),
        );
    }
  }
  return found;
}

export const explicitLocale: Rule = { name: 'explicit-locale', check };
