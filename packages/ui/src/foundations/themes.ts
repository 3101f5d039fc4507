import { scales } from './scales.ts';

const { primary, secondary, share, gray } = scales;

/** Semantic colours by purpose. Components use the purpose; each theme maps it to a step of a scale. */
export interface ThemeColors {
  /** Page background. */
  surface: string;
  /** Cards, dialogs, controls: everything above the page background. */
  'surface-raised': string;
  /** Recessed areas inside a card: summaries, table heads, segmented tracks. */
  'surface-sunken': string;
  /** Light tint of the accent: active menu item, selected choice. */
  'surface-accent': string;
  'surface-giving': string;
  /** Background of sections about shares. */
  'surface-share': string;
  /** Hero, footer, upper header: dark in every theme. */
  'surface-deep': string;
  'surface-deeper': string;
  /** Body text: contrast 7:1 on every surface. */
  text: string;
  /** Secondary body text: contrast 7:1. */
  'text-muted': string;
  /** Captions and metadata: contrast 4.5:1. */
  'text-subtle': string;
  'text-accent': string;
  'text-giving': string;
  'text-share': string;
  /** Decorative hairlines and card borders. */
  border: string;
  /** Borders of controls: contrast 3:1. */
  'border-control': string;
  accent: string;
  'accent-hover': string;
  'on-accent': string;
  /** Giving: the donate button and at most one accent per view. */
  giving: string;
  'giving-hover': string;
  'on-giving': string;
  share: string;
  'share-hover': string;
  'on-share': string;
  success: string;
  'success-soft': string;
  'success-border': string;
  warning: string;
  'warning-soft': string;
  'warning-border': string;
  danger: string;
  'danger-soft': string;
  'danger-border': string;
  'danger-fill': string;
  'danger-fill-hover': string;
  'on-danger': string;
  info: string;
  'info-soft': string;
  'info-border': string;
  /** Focus ring of a control, and its border. */
  'focus-ring': string;
  'focus-edge': string;
  /** Backdrop of a dialog. */
  backdrop: string;
  'shadow-1': string;
  'shadow-2': string;
  'shadow-3': string;
}

/** Shadows are soft and green, never black; in the dark theme they must be darker than the background. */
const shadows = (alpha: number, ink = '0.265 0.046 168') => ({
  'shadow-1': `0 1px 2px oklch(${ink} / ${alpha}), 0 1px 3px oklch(${ink} / ${alpha * 0.75})`,
  'shadow-2': `0 2px 4px oklch(${ink} / ${alpha * 0.75}), 0 12px 28px -8px oklch(${ink} / ${alpha * 2})`,
  'shadow-3': `0 4px 8px oklch(${ink} / ${alpha}), 0 32px 64px -16px oklch(${ink} / ${alpha * 4})`,
});

const light: ThemeColors = {
  surface: 'oklch(0.988 0.004 90)',
  'surface-raised': 'oklch(1 0 0)',
  'surface-sunken': gray[50],
  'surface-accent': 'oklch(0.96 0.02 168)',
  'surface-giving': secondary[50],
  'surface-share': share[50],
  'surface-deep': primary[900],
  'surface-deeper': primary[950],
  text: gray[900],
  'text-muted': gray[700],
  'text-subtle': gray[600],
  'text-accent': primary[700],
  'text-giving': secondary[700],
  'text-share': share[700],
  border: gray[200],
  'border-control': 'oklch(0.63 0.012 100)',
  accent: primary[700],
  'accent-hover': primary[800],
  'on-accent': 'oklch(1 0 0)',
  giving: secondary[400],
  'giving-hover': 'oklch(0.75 0.148 67)',
  'on-giving': secondary[950],
  share: share[600],
  'share-hover': share[700],
  'on-share': 'oklch(1 0 0)',
  success: 'oklch(0.43 0.1 157)',
  'success-soft': 'oklch(0.95 0.035 160)',
  'success-border': 'oklch(0.83 0.08 158)',
  warning: 'oklch(0.47 0.11 55)',
  'warning-soft': 'oklch(0.955 0.045 78)',
  'warning-border': 'oklch(0.85 0.1 75)',
  danger: 'oklch(0.48 0.18 26)',
  'danger-soft': 'oklch(0.965 0.018 22)',
  'danger-border': 'oklch(0.84 0.085 22)',
  'danger-fill': 'oklch(0.53 0.19 25)',
  'danger-fill-hover': 'oklch(0.46 0.17 25)',
  'on-danger': 'oklch(1 0 0)',
  info: primary[700],
  'info-soft': primary[50],
  'info-border': primary[200],
  'focus-ring': primary[200],
  'focus-edge': primary[600],
  backdrop: 'oklch(0.265 0.03 168 / 0.55)',
  ...shadows(0.06),
};

const dark: ThemeColors = {
  surface: 'oklch(0.178 0.012 165)',
  'surface-raised': 'oklch(0.222 0.014 165)',
  'surface-sunken': 'oklch(0.262 0.015 165)',
  'surface-accent': 'oklch(0.30 0.042 168)',
  'surface-giving': 'oklch(0.27 0.03 60)',
  'surface-share': 'oklch(0.205 0.03 278)',
  'surface-deep': 'oklch(0.225 0.038 168)',
  'surface-deeper': 'oklch(0.15 0.022 168)',
  text: 'oklch(0.96 0.006 120)',
  'text-muted': 'oklch(0.85 0.01 130)',
  'text-subtle': 'oklch(0.74 0.012 130)',
  'text-accent': primary[300],
  'text-giving': secondary[300],
  'text-share': share[300],
  border: 'oklch(0.335 0.016 165)',
  'border-control': 'oklch(0.56 0.016 160)',
  accent: primary[400],
  'accent-hover': primary[300],
  'on-accent': primary[950],
  giving: secondary[400],
  'giving-hover': secondary[300],
  'on-giving': secondary[950],
  share: share[300],
  'share-hover': share[200],
  'on-share': share[950],
  success: 'oklch(0.83 0.12 158)',
  'success-soft': 'oklch(0.29 0.05 160)',
  'success-border': 'oklch(0.42 0.075 158)',
  warning: 'oklch(0.86 0.11 76)',
  'warning-soft': 'oklch(0.30 0.05 62)',
  'warning-border': 'oklch(0.45 0.08 62)',
  danger: 'oklch(0.81 0.11 22)',
  'danger-soft': 'oklch(0.28 0.06 24)',
  'danger-border': 'oklch(0.46 0.12 24)',
  'danger-fill': 'oklch(0.72 0.15 23)',
  'danger-fill-hover': 'oklch(0.78 0.12 23)',
  'on-danger': 'oklch(0.2 0.06 24)',
  info: primary[300],
  'info-soft': 'oklch(0.27 0.035 168)',
  'info-border': 'oklch(0.40 0.05 168)',
  'focus-ring': primary[600],
  'focus-edge': primary[300],
  backdrop: 'oklch(0.08 0.01 168 / 0.7)',
  ...shadows(0.2, '0.06 0.01 168'),
};

const contrast: ThemeColors = {
  ...light,
  surface: 'oklch(1 0 0)',
  'surface-sunken': 'oklch(0.98 0 0)',
  'surface-accent': primary[100],
  'surface-giving': 'oklch(1 0 0)',
  'surface-share': 'oklch(1 0 0)',
  'surface-deep': primary[950],
  'surface-deeper': 'oklch(0.12 0.02 168)',
  text: 'oklch(0 0 0)',
  'text-muted': 'oklch(0.17 0 0)',
  'text-subtle': 'oklch(0.25 0 0)',
  'text-accent': primary[800],
  'text-giving': secondary[900],
  'text-share': share[800],
  border: gray[700],
  'border-control': 'oklch(0 0 0)',
  accent: primary[900],
  'accent-hover': 'oklch(0 0 0)',
  giving: secondary[300],
  'giving-hover': secondary[200],
  'on-giving': 'oklch(0 0 0)',
  share: share[800],
  'share-hover': share[950],
  success: 'oklch(0.32 0.08 157)',
  warning: 'oklch(0.34 0.08 50)',
  danger: 'oklch(0.38 0.15 26)',
  'success-border': 'oklch(0.32 0.08 157)',
  'warning-border': 'oklch(0.34 0.08 50)',
  'danger-border': 'oklch(0.38 0.15 26)',
  'info-border': primary[800],
  'danger-fill': 'oklch(0.40 0.16 25)',
  'danger-fill-hover': 'oklch(0.3 0.12 25)',
  info: primary[900],
  'focus-ring': secondary[400],
  'focus-edge': 'oklch(0 0 0)',
};

/**
 * Themes with the same colour names. `auto` is not a theme: it resolves to light, dark or contrast by the system
 * setting.
 */
export const themes = { light, dark, contrast } as const satisfies Record<string, ThemeColors>;

/**
 * Colours on a deep surface (hero, footer, upper header): the same components, light on dark. Applied by
 * `data-surface="deep"`.
 */
export const deepColors: Partial<ThemeColors> = {
  text: 'oklch(0.985 0.006 120)',
  'text-muted': 'oklch(0.90 0.018 165)',
  'text-subtle': 'oklch(0.82 0.03 168)',
  'text-accent': primary[200],
  'text-giving': secondary[300],
  border: 'oklch(0.42 0.05 168)',
  'border-control': 'oklch(0.66 0.05 168)',
  'surface-raised': 'oklch(0.30 0.048 168)',
  'surface-sunken': 'oklch(0.32 0.05 168)',
  'surface-accent': 'oklch(0.36 0.055 168)',
  accent: primary[200],
  'accent-hover': primary[100],
  'on-accent': primary[950],
  share: share[300],
  'share-hover': share[200],
  'on-share': share[950],
  'focus-ring': primary[500],
  'focus-edge': primary[100],
};
