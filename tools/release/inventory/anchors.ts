/** Design systems that the library is compared with, by the packages that hold their components. */
export const ANCHORS = {
  'React Spectrum': ['@react-spectrum/s2'],
  Mantine: ['@mantine/core', '@mantine/dates'],
  MUI: ['@mui/material', '@mui/x-date-pickers'],
  'Radix Themes': ['@radix-ui/themes'],
  'Base UI': ['@base-ui/react'],
  'GOV.UK Frontend': ['govuk-frontend'],
} as const;

export type Anchor = keyof typeof ANCHORS;

export interface AnchorNames {
  /** Version of each package. */
  versions: Record<string, string>;
  /** Names of what it exports: components, and parts of them. */
  names: string[];
}
