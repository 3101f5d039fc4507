import { FIXED_THEMES, THEME_KEY } from '../lib/theme.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Applies the theme that the visitor has chosen before the first paint: a server does not know it, and a page must not be
 * light until its code is loaded. Without a choice the styles follow the system.
 */
export const themeScript = inlineScript(
  `try{const theme=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(${JSON.stringify(FIXED_THEMES)}.includes(theme))document.documentElement.dataset.theme=theme}catch{}`,
);
