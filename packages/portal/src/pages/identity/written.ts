import type { ComponentProps } from 'react';
import type { ImageSource, OrgChart, Timeline } from '@taawun/ui';

export type OrgNode = ComponentProps<typeof OrgChart>['root'];
export type Milestones = ComponentProps<typeof Timeline>['items'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Maximum depth of the organisation chart. */
const DEEPEST = 12;

/**
 * Parses a node of the organisation chart with its named children; `null` when invalid. The contract does not define
 * the structure of a setting.
 */
export function toOrgNode(value: unknown, depth = 0): OrgNode | null {
  if (!isRecord(value) || depth > DEEPEST) return null;
  const { children } = value;
  const below = Array.isArray(children) ? children.flatMap((child) => toOrgNode(child, depth + 1) ?? []) : [];
  const title = text(value['title']) || text(value['name']);
  return title ? { title, name: text(value['name']), children: below } : null;
}

/** Parses the entries of the history; skips incomplete ones. */
export function toMilestones(value: unknown): Milestones {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const { year } = entry;
    const title = text(entry['title']);
    return title
      ? [{ year: typeof year === 'number' || typeof year === 'string' ? year : '', title, text: text(entry['text']) }]
      : [];
  });
}

/** Parses an image; `null` when it is missing or incomplete. */
export function toImage(value: unknown): ImageSource | null {
  if (!isRecord(value)) return null;
  const { url, alt, width, height } = value;
  return typeof url === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { url, alt: text(alt), width, height }
    : null;
}

/** Parses numbers with labels; skips incomplete ones. */
export const toFigures = (value: unknown): { value: number; label: string }[] =>
  Array.isArray(value)
    ? value.flatMap((entry) =>
        isRecord(entry) && typeof entry['value'] === 'number' && text(entry['label'])
          ? [{ value: entry['value'], label: text(entry['label']) }]
          : [],
      )
    : [];
