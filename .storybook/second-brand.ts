import type { ThemeOptions } from '../packages/ui/src/theme/index.ts';

/** Theme of another association, to see that nothing depends on the shipped colours. */
export const secondBrand: ThemeOptions = {
  brand: '#125a8c',
  giving: '#f08a5d',
  share: '#6b3fa0',
  radius: 'small',
};
