import { createElement, type ReactNode } from 'react';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { buildArgsParam } from 'storybook/internal/router';

interface BothLanguagesProps {
  children: ReactNode;
}

const NAMES = { ar: 'العربية', en: 'English' } as const;

/**
 * Renders the story and, with `languages: both`, the same story beside it in the other language. The second story is in
 * its own document, so that direction, texts and overlays are separate.
 */
export function BothLanguages({ children }: BothLanguagesProps) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const { storyId, viewMode } = useStorybookState();
  const both = globals['languages'] === 'both' && viewMode === 'story';
  const other = globals['locale'] === 'en' ? 'ar' : 'en';
  const entry = both ? api.getData(storyId) : undefined;
  const args = entry?.type === 'story' && entry.args ? buildArgsParam(entry.initialArgs, entry.args) : '';
  const chosen = Object.entries({ ...globals, locale: other, languages: 'one' }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: chosen.join(';'),
    ...(args ? { args } : {}),
  });
  return createElement(
    'div',
    {
      style: {
        display: 'grid',
        gridTemplateColumns: both ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        blockSize: '100%',
        inlineSize: '100%',
        gap: both ? 1 : 0,
      },
    },
    createElement(
      'div',
      { key: 'story', style: { position: 'relative', display: 'flex', minInlineSize: 0 } },
      children,
    ),
    both &&
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very Storybook, and its mocks need a service worker
      createElement('iframe', {
        key: 'other',
        title: NAMES[other],
        lang: other,
        src: `both.html?${query.toString()}`,
        style: {
          border: 0,
          inlineSize: '100%',
          blockSize: '100%',
          borderInlineStart: '1px solid rgb(128 128 128 / 0.35)',
        },
      }),
  );
}
