import { createElement, useEffect, useState, type ReactNode } from 'react';

/** Entry of `versions.json`, which `npm run docs:archive` writes beside the archived versions. */
export interface ArchivedVersion {
  version: string;
  /** Day on which it was archived, ISO date. */
  date: string;
}

/** Version of this Storybook: the folder in which it stands. */
const current = (): string => location.pathname.split('/').at(-2) ?? '';

/**
 * Select of the archived versions of the documentation, in the toolbar; leads to the same page of another version. Renders
 * nothing where this Storybook does not stand among archived versions.
 */
export function Versions(): ReactNode {
  const [versions, setVersions] = useState<readonly ArchivedVersion[]>([]);
  useEffect(() => {
    if (!/^\d+\.\d+\.\d+/.test(current())) return;
    fetch('../versions.json')
      .then((response) => (response.ok ? (response.json() as Promise<ArchivedVersion[]>) : []))
      .then(setVersions, () => undefined);
  }, []);
  if (versions.length === 0) return null;
  return createElement(
    'select',
    {
      'aria-label': 'Version of the documentation',
      value: current(),
      style: { alignSelf: 'center', blockSize: 28, paddingInline: 8, fontSize: 12 },
      onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
        location.assign(`../${currentTarget.value}/${location.search}`),
    },
    versions.map(({ version, date }) =>
      createElement('option', { key: version, value: version }, `${version} · ${date}`),
    ),
  );
}
