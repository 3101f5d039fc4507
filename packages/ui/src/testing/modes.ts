import { desktop, paper, phone, small } from './viewports.ts';

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
  /** CSS medium; a screen without it. */
  media?: 'print';
}

/** Disables a mode inherited from a wider level. */
interface Disabled {
  disable: true;
}

const locales = ['ar', 'en'] as const;
type Locale = (typeof locales)[number];

/** Appearances by name; the light theme has none. */
type Appearances = Readonly<Record<string, Partial<ScreenshotMode>>>;

const themes: Appearances = { '': {}, dark: { theme: 'dark' } };

const everyAppearance: Appearances = {
  ...themes,
  contrast: { theme: 'contrast' },
  'forced colours': { forcedColors: 'active' },
  'text 200': { text: '200' },
};

/** Everything hovered, and everything focused. */
const states: Readonly<Record<Locale, Appearances>> = {
  ar: {
    hover: { state: 'hover' },
    focus: { state: 'focus' },
    'focus contrast': { state: 'focus', theme: 'contrast' },
  },
  en: {
    'hover dark': { state: 'hover', theme: 'dark' },
    'focus dark': { state: 'focus', theme: 'dark' },
    'focus forced colours': { state: 'focus', forcedColors: 'active' },
  },
};

type Viewport = ScreenshotMode['viewport'];

const windows: readonly Viewport[] = [phone, desktop];

/** Modes of a viewport, by name. Those of the small one have names without a width. */
const modesOf = (viewport: Viewport, appearancesOf: (locale: Locale) => Appearances): Record<string, ScreenshotMode> =>
  Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(appearancesOf(locale)).map(([name, appearance]) => [
        [locale, viewport === small ? '' : viewport.width, name].filter(Boolean).join(' '),
        { locale, theme: 'light', viewport, ...appearance } satisfies ScreenshotMode,
      ]),
    ),
  );

const modesOfWindows = (appearancesOf: (locale: Locale) => Appearances): Record<string, ScreenshotMode> =>
  Object.assign({}, ...windows.map((viewport) => modesOf(viewport, appearancesOf)));

/** Modes of every story: both languages in every appearance, in a viewport that fits a component. */
export const componentModes = modesOf(small, () => everyAppearance) as Readonly<Record<Locale, ScreenshotMode>> &
  Readonly<Record<string, ScreenshotMode>>;

/**
 * Additional modes of interactive components: everything hovered, and everything focused. Stories select them with
 * `interactiveParameters`.
 */
export const interactiveModes: Readonly<Record<string, ScreenshotMode>> = modesOf(small, (locale) => states[locale]);

/** Parameters of stories with interactive elements: `parameters: interactiveParameters`. */
export const interactiveParameters = { chromatic: { modes: interactiveModes } } as const;

const without = (modes: Readonly<Record<string, ScreenshotMode>>): Readonly<Record<string, Disabled>> =>
  Object.fromEntries(Object.keys(modes).map((name) => [name, { disable: true }]));

const withoutComponentModes = without(componentModes);

/** Modes of pages, instead of the component modes: both languages, phone and desktop, light and dark. */
export const pageModes: Readonly<Record<string, ScreenshotMode | Disabled>> = {
  ...withoutComponentModes,
  ...modesOfWindows(() => themes),
};

/** Parameters of stories of pages: `parameters: pageParameters`. */
export const pageParameters = { layout: 'fullscreen', chromatic: { modes: pageModes } } as const;

/**
 * Modes of components that fill the window, such as a header, instead of the component modes: both languages in every
 * appearance, on a phone and a desktop.
 */
export const windowModes: Readonly<Record<string, ScreenshotMode | Disabled>> = {
  ...withoutComponentModes,
  ...modesOfWindows(() => everyAppearance),
};

/** Parameters of stories of components that fill the window: `parameters: windowParameters`. */
export const windowParameters = { layout: 'fullscreen', chromatic: { modes: windowModes } } as const;

/**
 * Additional modes of interactive components that fill the window: everything hovered, and everything focused. Stories
 * select them with `interactiveWindowParameters`.
 */
export const interactiveWindowModes: Readonly<Record<string, ScreenshotMode>> = modesOfWindows(
  (locale) => states[locale],
);

/** Modes of stories on a phone, instead of any others: both languages in every appearance. */
export const phoneModes: Readonly<Record<string, ScreenshotMode | Disabled>> = {
  ...withoutComponentModes,
  ...without(modesOf(desktop, () => everyAppearance)),
  ...modesOf(phone, () => everyAppearance),
};

/**
 * A story on a phone: `export const Phone: Story = { ...onPhone, args: … }`. Storybook shows it in a window of 390 px, if
 * `parameters.viewport.options` has one named `w390`, and it is captured there.
 */
export const onPhone = {
  globals: { viewport: { value: 'w390' } },
  parameters: { chromatic: { modes: phoneModes } },
} as const;

/** Parameters, in addition to `windowParameters`, of stories with interactive elements. */
export const interactiveWindowParameters = { chromatic: { modes: interactiveWindowModes } } as const;

/** Modes of stories on paper, instead of any others. The dark theme is printed like the light one. */
export const printModes: Readonly<Record<string, ScreenshotMode | Disabled>> = {
  ...withoutComponentModes,
  ...without(modesOfWindows(() => everyAppearance)),
  'ar print': { locale: 'ar', theme: 'light', viewport: paper, media: 'print' },
  'en print dark': { locale: 'en', theme: 'dark', viewport: paper, media: 'print' },
};

/**
 * A story on paper: `export const Paper: Story = { ...onPaper, args: … }`. It is captured as it is printed, and only so; in
 * Storybook, print its window to see it.
 */
export const onPaper = { parameters: { chromatic: { modes: printModes } } } as const;
