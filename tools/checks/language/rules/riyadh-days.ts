// The day of a timestamp is its day in Riyadh, on every machine: not the UTC day, the server's or the browser's.
import { isNode, nameOf, within, type Node } from '../../i18n/source.ts';
import {
  codeOf,
  finding,
  nodesOf,
  testsOf,
  textOf,
  type Finding,
  type Project,
  type Rule,
  type Source,
} from '../project.ts';
import { resolver, type Resolver } from '../resolve.ts';
import { lookup } from '../scopes.ts';

/** Methods of a date that read or set the day or the hour by the machine's own time zone. */
const LOCAL = /^(?:[gs]et(?:Date|Day|Month|FullYear|Hours)|to(?:Date|Time)String)$/;
/** The same in UTC: right for a calendar day, wrong for a timestamp. */
const BY_UTC = /^getUTC(?:Date|Day|Month|FullYear|Hours)$/;
/** What takes the day out of an ISO timestamp. */
const PART = /^(?:slice|substring|substr|split|startsWith)$/;
/** Formatters with the place of their options. */
const FORMATTERS: Readonly<Record<string, number>> = {
  formatDate: 1,
  formatTime: 1,
  formatDateToParts: 1,
  formatTimeToParts: 1,
  formatDateTimeRange: 2,
  toLocaleDateString: 1,
  toLocaleTimeString: 1,
  DateTimeFormat: 1,
};
const ZONES: ReadonlySet<string> = new Set(['UTC', 'Asia/Riyadh']);
/** Functions that create a date from a calendar day, or shift a timestamp to Riyadh first. */
const OF_CALENDAR = /^(?:UTC|parse|RIYADH(?:_\w+)?)$/;
const ADVICE =
  'Call riyadhDay() or riyadhToday() of @taawun/domain, or formatDate() and DateText of @taawun/ui. For a calendar day without a time, say so: `// language-check-ignore riyadh-day -- why`';

const isOfCalendar = (source: Source, node: Node, depth = 0): boolean =>
  within(node).some(
    (part) =>
      OF_CALENDAR.test(nameOf(part)) ||
      (part.type === 'Identifier' &&
        depth < 3 &&
        [lookup(source, part)?.init].some((init) => isNode(init) && isOfCalendar(source, init, depth + 1))),
  );

const given = (call: Node): Node[] => (call['arguments'] as unknown[]).filter(isNode);

/** Days by the machine's time zone or by UTC: a test with them fails at some hours of the day. */
function* days(source: Source): Generator<Finding> {
  for (const call of nodesOf(source, 'CallExpression')) {
    const callee = call['callee'] as Node;
    if (callee.type !== 'MemberExpression') continue;
    const [name, object] = [nameOf(callee), callee['object'] as Node];
    if (LOCAL.test(name))
      yield finding(
        source,
        call,
        `.${name}() takes the time zone of the machine, so server and browser may show different days. ${ADVICE}`,
      );
    const iso =
      PART.test(name) && object.type === 'CallExpression' && nameOf(object['callee']) === 'toISOString'
        ? (object['callee'] as Node)['object']
        : undefined;
    const date = iso ?? (BY_UTC.test(name) ? object : undefined);
    if (isNode(date) && !isOfCalendar(source, date))
      yield finding(
        source,
        call,
        `\`${textOf(source, date)}\` gives the UTC day of a timestamp: until 3:00 in Riyadh that is the day before. ${ADVICE}`,
      );
  }
}

function* formats({ valuesOf }: Resolver, source: Source): Generator<Finding> {
  for (const call of nodesOf(source, 'CallExpression', 'NewExpression')) {
    const callee = call['callee'] as Node;
    const at =
      callee.type === 'MemberExpression' && Object.hasOwn(FORMATTERS, nameOf(callee))
        ? FORMATTERS[nameOf(callee)]
        : undefined;
    if (at === undefined) continue;
    const options = given(call)[at];
    const objects = options
      ? valuesOf({ source, node: options, args: null }).filter(({ node }) => node.type === 'ObjectExpression')
      : [];
    const zones = objects.flatMap((each) =>
      (each.node['properties'] as Node[])
        .filter((property) => nameOf(property['key']) === 'timeZone')
        .map((property) => ({ ...each, node: property['value'] as Node })),
    );
    if (zones.length === 0)
      yield finding(
        source,
        call,
        `${nameOf(callee)}() has no timeZone, so it takes that of the machine. Give timeZone: 'Asia/Riyadh' for a timestamp, 'UTC' for a day without a time`,
      );
    for (const { node } of zones.flatMap((zone) => valuesOf(zone)))
      if (typeof node['value'] === 'string' && !ZONES.has(node['value']))
        yield finding(
          source,
          call,
          `${nameOf(callee)}() is given the time zone "${node['value']}". Give 'Asia/Riyadh' for a timestamp, 'UTC' for a day without a time`,
        );
  }
}

export const riyadhDays: Rule = {
  name: 'riyadh-day',
  check: (project: Project) => {
    const resolve = resolver(project, () => false);
    const packages = ['ui', 'portal', 'api-client', 'api-server'];
    return [
      ...codeOf(project, ...packages).flatMap((source) => [...days(source), ...formats(resolve, source)]),
      ...testsOf(project, ...packages).flatMap((source) => [...days(source)]),
    ];
  },
};
