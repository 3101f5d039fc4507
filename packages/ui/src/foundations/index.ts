export { tokens } from './tokens.ts';
export { breakpoints, media, motion, scales, type Family, type Step } from './scales.ts';
export { themes, type ThemeColors } from './themes.ts';
export { GlobalStyle, type GlobalStyleProps } from './GlobalStyle.tsx';
export { globalCss, globalCssOf, type GlobalPart } from './globalCss.ts';
export {
  TaawunProvider,
  useImage,
  useLink,
  useLocale,
  type ImageComponent,
  type LinkComponent,
  type Messages,
  type ModalHandler,
  type TaawunProviderProps,
  type Theme,
} from './TaawunProvider.tsx';
export { lazyPart } from './lazyPart.ts';
export { localeInfo, type LocaleInfo, type LocaleSettings, type ShippedLanguage } from './locale.ts';
export type { ImageSource, NavItem, Tone } from './types.ts';
