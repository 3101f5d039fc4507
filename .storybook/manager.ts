import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { storybookTheme } from './storybook-theme.ts';
import { BothLanguages } from './manager/BothLanguages.ts';
import { Versions } from './manager/Versions.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
// All sections are collapsed; Storybook opens the one of the current story. The sidebar renders on every event, and
// each open row delayed the first story.
const closed = [
  'foundations',
  'الأسس',
  'patterns',
  'recipes',
  'machines',
  'layout',
  'components',
  'forms',
  'cards',
  'data',
  'media',
  'map',
  'dialogs',
  'feedback',
  'pages',
  'portal',
];

const applyTheme = (): void =>
  addons.setConfig({
    theme: storybookTheme(dark.matches ? 'dark' : 'light'),
    sidebar: { showRoots: true, collapsedRoots: closed },
  });
applyTheme();
dark.addEventListener('change', applyTheme);

addons.register('taawun/both', () => {
  addons.add('taawun/both', { type: types.PREVIEW, render: BothLanguages });
});
addons.register('taawun/versions', () => {
  addons.add('taawun/versions', { type: types.TOOL, title: 'Version', render: () => createElement(Versions) });
});
