import { expect, it } from 'vitest';
import { isRecorded, lost } from './breaking.ts';

const BEFORE = `
import { ComponentPropsWithRef } from 'react';

// @public
export function Card(input: CardProps): JSX.Element;

// @public (undocumented)
export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
    // (undocumented)
    kind?: 'a' | 'b';
    title: string;
    unit?: string;
    value: number;
}

// @public
export const parseRiyals: (text: string) => number;

export { toDigits }
`;

it('finds names and members that are gone', () => {
  const now = BEFORE.replace(/^.*parseRiyals.*$/m, '')
    .replace(/^.*unit\?.*\n/m, '')
    .replace('export { toDigits }\n', '');
  expect(lost(BEFORE, now)).toEqual(['CardProps.unit', 'parseRiyals', 'toDigits']);
  expect(lost(BEFORE, BEFORE)).toEqual([]);
});

/** What is lost by another declaration of the props. */
const moved = (declaration: string): string[] =>
  lost(BEFORE, BEFORE.replace(/export interface CardProps[^}]*\}/, declaration));

it('finds members again in a base, a union or a Pick', () => {
  const rest = "kind?: 'a';\n    title: string;\n    value: number;";
  expect(
    moved(
      `export interface CardProps extends UnitProps {\n    ${rest}\n}\n\nexport interface UnitProps {\n    unit: string;\n}`,
    ),
  ).toEqual([]);
  expect(moved(`export interface CardProps extends Pick<UnitProps, 'unit'> {\n    ${rest}\n}`)).toEqual([]);
  expect(moved(`export type CardProps = { unit: string; kind: string; title: string } | { value: number };`)).toEqual(
    [],
  );
  expect(
    moved(
      `export interface CardProps extends Omit<UnitProps, 'unit'> {\n    ${rest}\n}\n\nexport interface UnitProps {\n    unit: string;\n}`,
    ),
  ).toEqual(['CardProps.unit']);
});

it('takes an entry of the changes, or the name in a changeset, as a record', () => {
  const changes = [{ export: 'Card', prop: 'unit' }, { export: 'parseRiyals' }];
  expect(['CardProps.unit', 'parseRiyals', 'CardProps.kind'].map((name) => isRecorded(name, changes, ''))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isRecorded('CardProps.kind', [], 'The prop `kind` of `Card` is gone.')).toBe(true);
  expect(isRecorded('CardProps.kind', [], 'A kind word about `mankind`.')).toBe(false);
});
