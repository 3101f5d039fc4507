import { addons, types } from 'storybook/manager-api';
import { lookOf } from './look.ts';
import { BothLanguages } from './manager/BothLanguages.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
// Every section; Storybook opens the one that is read. The sidebar is drawn again with everything that happens, and each open row made the first story wait.
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

const dress = (): void =>
  addons.setConfig({
    theme: lookOf(dark.matches ? 'dark' : 'light'),
    sidebar: { showRoots: true, collapsedRoots: closed },
  });
dress();
dark.addEventListener('change', dress);

addons.register('taawun/both', () => {
  addons.add('taawun/both', { type: types.PREVIEW, render: BothLanguages });
});
