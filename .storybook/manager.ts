import { addons, types } from 'storybook/manager-api';
import { lookOf } from './look.ts';
import { BothLanguages } from './manager/BothLanguages.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = (): void => addons.setConfig({ theme: lookOf(dark.matches ? 'dark' : 'light'), sidebar: { showRoots: true } });
dress();
dark.addEventListener('change', dress);

addons.register('taawun/both', () => {
  addons.add('taawun/both', { type: types.PREVIEW, id: 'taawun/both', title: 'Both languages', render: BothLanguages });
});
