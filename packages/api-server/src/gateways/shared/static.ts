import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reads one of our static scripts or styles that run around a gateway's fields. */
export const staticText = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`static/${name}`, import.meta.url)), 'utf8');

/** Reads a weight of the association's font. */
export const fontFile = (name: '400Regular/ReadexPro_400Regular' | '600SemiBold/ReadexPro_600SemiBold'): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/readex-pro/${name}.ttf`)));

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
