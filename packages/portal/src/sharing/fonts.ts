import { fileURLToPath } from 'node:url';

/** The family's name inside its file: every weight is a family of its own there. */
export const FONT_FAMILY = 'Readex Pro SemiBold';

/** The TrueType file of the shared images' font, Arabic and Latin. */
export const FONT_FILE = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf'),
);
