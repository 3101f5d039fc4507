/** Mode in which a story is captured, in the shape of Chromatic's modes: Storybook globals by name, and a viewport. */
export interface ScreenshotMode {
  locale: 'ar' | 'en';
  theme: 'light' | 'dark' | 'contrast';
  /** Viewport in CSS px. */
  viewport: { width: number; height: number };
  /** Forced-colors mode of the system. */
  forcedColors?: 'active';
  /** Text size in percent. */
  text?: '200';
  /** All elements hovered, or all focused. */
  state?: 'hover' | 'focus';
}

/** Disables a mode inherited from a wider level. */
interface Disabled {
  disable: true;
}

const locales = ['ar', 'en'] as const;
type Locale = (typeof locales)[number];

/** Modes of a component besides the light theme. */
const appearances = {
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  'forced colours': { forcedColors: 'active' },
  'text 200': { text: '200' },
} as const satisfies Record<string, Partial<ScreenshotMode>>;

const componentMode = (locale: Locale, appearance: Partial<ScreenshotMode> = {}): ScreenshotMode => ({
  locale,
  theme: 'light',
  viewport: { width: 800, height: 600 },
  ...appearance,
});

/** Modes of every story: both languages in every appearance, in a viewport that fits a component. */
export const componentModes: Readonly<Record<Locale, ScreenshotMode>> & Readonly<Record<string, ScreenshotMode>> = {
  ar: componentMode('ar'),
  en: componentMode('en'),
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(appearances).map(([name, appearance]) => [`${locale} ${name}`, componentMode(locale, appearance)]),
    ),
  ),
};

/**
 * Additional modes of interactive components: everything hovered, and everything focused. Stories select them with
 * `interactiveParameters`.
 */
export const interactiveModes: Readonly<Record<string, ScreenshotMode>> = {
  'ar hover': componentMode('ar', { state: 'hover' }),
  'en hover dark': componentMode('en', { state: 'hover', theme: 'dark' }),
  'ar focus': componentMode('ar', { state: 'focus' }),
  'en focus dark': componentMode('en', { state: 'focus', theme: 'dark' }),
  'ar focus contrast': componentMode('ar', { state: 'focus', theme: 'contrast' }),
  'en focus forced colours': componentMode('en', { state: 'focus', forcedColors: 'active' }),
};

/** Parameters of stories with interactive elements: `parameters: interactiveParameters`. */
export const interactiveParameters = { chromatic: { modes: interactiveModes } } as const;

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Modes of pages and layouts, instead of the component modes: both languages, phone and desktop, light and dark. */
export const pageModes: Readonly<Record<string, ScreenshotMode | Disabled>> = {
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

/** Parameters of full-screen stories: `parameters: pageParameters`. */
export const pageParameters = { layout: 'fullscreen', chromatic: { modes: pageModes } } as const;
