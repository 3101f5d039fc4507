/** In what a story is pictured, in the shape of Chromatic's modes: globals of the workshop by name, and a window. */
export interface PictureMode {
  locale: 'ar' | 'en';
  theme: 'light' | 'dark' | 'contrast';
  /** CSS pixels. */
  viewport: { width: number; height: number };
}

/** A mode of a wider level that does not count here. */
interface Disabled {
  disable: true;
}

const locales = ['ar', 'en'] as const;

/** The modes of every story: both languages, in a window that fits a component. */
export const componentModes: Readonly<Record<(typeof locales)[number], PictureMode>> = {
  ar: { locale: 'ar', theme: 'light', viewport: { width: 800, height: 600 } },
  en: { locale: 'en', theme: 'light', viewport: { width: 800, height: 600 } },
};

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The modes of pages and layouts, instead of those of components: both languages, on a phone and on a desk, light and dark. */
export const pageModes: Readonly<Record<string, PictureMode | Disabled>> = {
  ...Object.fromEntries(Object.keys(componentModes).map((name) => [name, { disable: true }])),
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      windows.flatMap((viewport) => (['light', 'dark'] as const).map((theme) => [`${locale} ${viewport.width}${theme === 'dark' ? ' dark' : ''}`, { locale, theme, viewport }])),
    ),
  ),
};

/** Parameters of stories that fill the window: `parameters: pageParameters`. */
export const pageParameters = { layout: 'fullscreen', chromatic: { modes: pageModes } } as const;
