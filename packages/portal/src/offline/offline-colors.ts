import type { ThemeColors } from '@taawun/ui';

const variables = (colors: ThemeColors): string =>
  `:root{--ground:${colors.surface};--raised:${colors['surface-raised']};--text:${colors.text};--muted:${colors['text-muted']};--line:${colors.border};--accent:${colors.accent};--on:${colors['on-accent']};--band:${colors['surface-deep']};--giving:${colors.giving}}`;

/** Style rules of the offline page's colours: no style sheet can be read without a connection. Made by the build. */
export const offlineColors = ({ light, dark }: { light: ThemeColors; dark: ThemeColors }): string =>
  `${variables(light)}@media (prefers-color-scheme:dark){${variables(dark)}}`;
