/** In what a story is captured, in the shape of Chromatic's modes: globals of Storybook by name, and a window. */
export interface PictureMode {
  locale: 'ar' | 'en';
  theme: 'light' | 'dark' | 'contrast';
  /** CSS pixels. */
  viewport: { width: number; height: number };
  /** The system replaces the page's colours by the reader's own. */
  forcedColors?: 'active';
  /** Size of the text in percent. */
  text?: '200';
  /** Everything stands under the pointer, or has the focus. */
  state?: 'hover' | 'focus';
}

/** A mode of a wider level that does not count here. */
interface Disabled {
  disable: true;
}

const locales = ['ar', 'en'] as const;
type Locale = (typeof locales)[number];

/** What a component is captured in, besides the light theme. */
const appearances = {
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  'forced colours': { forcedColors: 'active' },
  'text 200': { text: '200' },
} as const satisfies Record<string, Partial<PictureMode>>;

const componentMode = (locale: Locale, appearance: Partial<PictureMode> = {}): PictureMode => ({
  locale,
  theme: 'light',
  viewport: { width: 800, height: 600 },
  ...appearance,
});

/** The modes of every story: both languages in every appearance, in a window that fits a component. */
export const componentModes: Readonly<Record<Locale, PictureMode>> & Readonly<Record<string, PictureMode>> = {
  ar: componentMode('ar'),
  en: componentMode('en'),
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(appearances).map(([name, appearance]) => [`${locale} ${name}`, componentMode(locale, appearance)]),
    ),
  ),
};

/** Further modes of a story of an interactive component: everything in it under the pointer, and everything with the focus. Stories ask for them by `interactiveParameters`. */
export const interactiveModes: Readonly<Record<string, PictureMode>> = {
  'ar hover': componentMode('ar', { state: 'hover' }),
  'en hover dark': componentMode('en', { state: 'hover', theme: 'dark' }),
  'ar focus': componentMode('ar', { state: 'focus' }),
  'en focus dark': componentMode('en', { state: 'focus', theme: 'dark' }),
  'ar focus contrast': componentMode('ar', { state: 'focus', theme: 'contrast' }),
  'en focus forced colours': componentMode('en', { state: 'focus', forcedColors: 'active' }),
};

/** Parameters of stories that show what can be operated: `parameters: interactiveParameters`. */
export const interactiveParameters = { chromatic: { modes: interactiveModes } } as const;

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The modes of pages and layouts, instead of those of components: both languages, on a phone and on a desk, light and dark. */
export const pageModes: Readonly<Record<string, PictureMode | Disabled>> = {
  ...Object.fromEntries(Object.keys(componentModes).map((name) => [name, { disable: true }])),
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      windows.flatMap((viewport) =>
        (['light', 'dark'] as const).map((theme) => [
          `${locale} ${viewport.width}${theme === 'dark' ? ' dark' : ''}`,
          { locale, theme, viewport },
        ]),
      ),
    ),
  ),
};

/** Parameters of stories that fill the window: `parameters: pageParameters`. */
export const pageParameters = { layout: 'fullscreen', chromatic: { modes: pageModes } } as const;
