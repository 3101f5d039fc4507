import type { ImageSource } from '../foundations/types.ts';

/**
 * Extreme texts for stories: 120 letters without a break, both directions with control characters, markup, one digit.
 */
export const HOSTILE = {
  word: 'م'.repeat(60) + 'W'.repeat(60),
  mixed: '\u202EcilbupeR \u200F(abc)\u200E سوق 2026 at 5:00 pm (مساءً) — +966 11 234 5678 📈👩🏽‍🌾 ﷺ',
  markup: '<script>alert(1)</script> & "اقتباس" {x} {count, plural}',
  digit: '١',
} as const;

/** The same texts as an array. */
export const HOSTILE_TEXTS: readonly string[] = Object.values(HOSTILE);

/** Image that never loads, with an extreme aspect ratio. */
export const brokenImage: ImageSource = {
  url: 'data:image/png;base64,broken',
  alt: HOSTILE.word,
  width: 4000,
  height: 10,
};
