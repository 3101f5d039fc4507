export { CommandPalette, type CommandPaletteProps, type PaletteReason } from './CommandPalette.tsx';
export type { Command } from './sections.ts';
