import tokens from '@taawun/ui/tokens.json';

type Group = Record<string, unknown>;

const count = (group: Group): number =>
  '$value' in group
    ? 1
    : Object.values(group).reduce<number>(
        (sum, child) =>
          sum + (typeof child === 'object' && child !== null && !Array.isArray(child) ? count(child as Group) : 0),
        0,
      );
const groups = Object.entries(tokens).flatMap(([name, group]) =>
  typeof group === 'object' ? [[name, group as Group] as const] : [],
);
const themes = Object.entries(tokens.theme);

/** Number of tokens per group, read from the published file. */
export const TokenGroups = () => (
  <table>
    <thead>
      <tr>
        <th>{'Group'}</th>
        <th>{'Tokens'}</th>
      </tr>
    </thead>
    <tbody>
      {[
        ...groups.filter(([name]) => name !== 'theme'),
        ...themes.map(([name, group]) => [`theme.${name}`, group as Group] as const),
      ].map(([name, group]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{count(group)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** One token of the published file. */
export function TokenSource({ path }: { path: string }) {
  let found: unknown = tokens;
  for (const name of path.split('.')) found = (found as Group)[name];
  return (
    <pre>
      <code>{JSON.stringify({ [path]: found }, null, 2)}</code>
    </pre>
  );
}
