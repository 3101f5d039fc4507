import { FIXED_THEMES, THEME_KEY } from '../lib/theme.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Applies the stored theme before the first paint: the server does not know it, and the page's code runs later. Without a
 * stored theme the styles follow the system.
 */
export const themeScript = inlineScript(
  `try{const theme=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(${JSON.stringify(FIXED_THEMES)}.includes(theme))document.documentElement.dataset.theme=theme}catch{}`,
);
