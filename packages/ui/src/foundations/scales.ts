/** Lightness steps of every colour family; 50 is the lightest. */
export type Step = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;
/**
 * Colour families of the specification. Primary: actions and confirmation. Secondary (saffron): giving only. Share
 * (indigo): shares and investment only. Gray: text, borders and backgrounds.
 */
export type Family = 'primary' | 'secondary' | 'share' | 'gray';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const satisfies readonly Step[];

/** Raw colours in OKLCH. Components never use them; they use the semantic names of `themes`. */
export const scales: Record<Family, Record<Step, string>> = {
  primary: family([
    '0.975 0.012 168',
    '0.945 0.028 168',
    '0.89 0.05 168',
    '0.80 0.075 168',
    '0.68 0.095 168',
    '0.56 0.098 168',
    '0.465 0.086 168',
    '0.395 0.072 168',
    '0.325 0.058 168',
    '0.265 0.046 168',
    '0.205 0.036 168',
  ]),
  secondary: family([
    '0.98 0.018 78',
    '0.955 0.042 78',
    '0.905 0.08 76',
    '0.85 0.12 74',
    '0.785 0.145 70',
    '0.71 0.15 62',
    '0.60 0.135 55',
    '0.50 0.115 50',
    '0.42 0.092 48',
    '0.34 0.07 46',
    '0.26 0.05 44',
  ]),
  share: family([
    '0.975 0.012 280',
    '0.945 0.026 280',
    '0.885 0.055 280',
    '0.80 0.09 280',
    '0.68 0.13 279',
    '0.53 0.15 278',
    '0.46 0.15 278',
    '0.395 0.13 278',
    '0.33 0.10 278',
    '0.27 0.08 278',
    '0.21 0.06 278',
  ]),
  gray: family([
    '0.973 0.006 90',
    '0.945 0.008 90',
    '0.905 0.010 90',
    '0.84 0.012 90',
    '0.71 0.012 95',
    '0.575 0.012 110',
    '0.475 0.012 130',
    '0.385 0.012 150',
    '0.295 0.012 160',
    '0.225 0.012 165',
    '0.175 0.010 165',
  ]),
};

function family(values: string[]): Record<Step, string> {
  return Object.fromEntries(steps.map((step, index) => [step, `oklch(${values[index] ?? ''})`])) as Record<
    Step,
    string
  >;
}

/** Font sizes in px; written as rem, so that the user's text size applies. */
export const fontSizes = [13, 14, 15, 16, 18, 20, 24, 28, 34, 44, 56] as const;

/**
 * Font weights. Body text is 16/28 at 330, because Arabic needs the larger line height. Labels 480, headings 580–620.
 */
export const fontWeights = { body: 330, label: 480, heading: 580, display: 620 } as const;

/** Line heights of headings by script: Arabic marks and tails reach further than Latin letters. */
export const headingLeading = { latin: 1.42, arabic: 1.58 } as const;

/** Corner radii in px: chips in tables, controls, cards, dialogs and the hero panel. */
export const radii = { chip: 8, control: 12, card: 20, dialog: 28 } as const;

/** Spacing steps in multiples of 4 px. */
export const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 22] as const;

/**
 * Viewport widths (rem) at which a wider layout starts. rem, not px: at 200 % text size the narrow layout applies
 * longer.
 * Repeated as literals in the components' media queries, because a media query cannot use a custom property.
 */
export const breakpoints = { sm: 30, md: 48, lg: 68.75, xl: 80 } as const;

/** Media queries for consumers: `media.up('md')` → `@media (width >= 48rem)`. */
export const media = {
  up: (name: keyof typeof breakpoints): string => `@media (width >= ${breakpoints[name]}rem)`,
  down: (name: keyof typeof breakpoints): string => `@media (width < ${breakpoints[name]}rem)`,
} as const;

/** Durations in ms, and the easing. All durations are 0 under reduced motion. */
export const motion = { fast: 120, base: 160, slow: 200, ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
