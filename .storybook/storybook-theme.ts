import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { themes } from '../packages/ui/src/foundations/themes.ts';
import { hexOf } from '../packages/ui/src/theme/color.ts';
import { octagonPoints, starPoints } from '../packages/ui/src/media/Logo/star.ts';
import type { Theme } from './story-globals.ts';

const FONT = "'Readex Pro Variable', 'Segoe UI', Tahoma, sans-serif";

/** Theme of Storybook's own user interface, from the design tokens of the library. */
export function storybookTheme(name: Theme): ThemeVars {
  const colors = themes[name];
  const of = (token: keyof typeof colors) => hexOf(colors[token]);
  const mark = `<svg viewBox="0 0 48 48" width="32" height="32" aria-hidden="true"><polygon points="${starPoints}" fill="${of('accent')}"/><polygon points="${octagonPoints}" fill="${of('surface-raised')}"/><circle cx="24" cy="24" r="6.4" fill="${of('giving')}"/></svg>`;
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    fontBase: FONT,
    brandTitle: `<span style="display:inline-flex;align-items:center;gap:10px;font:580 17px/1.2 ${FONT.replaceAll("'", '&quot;')};color:${of('text')}">${mark}<span lang="ar">تعاون</span><span style="font-weight:330;color:${of('text-subtle')}">Taawun</span></span>`,
    // With `null` Storybook renders the title as markup.
    brandImage: null as unknown as string,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: of('accent'),
    colorSecondary: of('accent'),
    appBg: of('surface'),
    appContentBg: of('surface-raised'),
    appPreviewBg: of('surface'),
    appBorderColor: of('border'),
    appBorderRadius: 12,
    appHoverBg: of('surface-accent'),
    textColor: of('text'),
    textInverseColor: of('surface-raised'),
    textMutedColor: of('text-subtle'),
    barTextColor: of('text-muted'),
    barHoverColor: of('accent'),
    barSelectedColor: of('accent'),
    barBg: of('surface-raised'),
    buttonBg: of('surface-raised'),
    buttonBorder: of('border'),
    booleanBg: of('surface-sunken'),
    booleanSelectedBg: of('surface-raised'),
    inputBg: of('surface-raised'),
    inputBorder: of('border-control'),
    inputTextColor: of('text'),
    inputBorderRadius: 8,
  });
}
