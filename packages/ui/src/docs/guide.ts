import type { ReactElement } from 'react';
import type { Pick } from '../testing/bilingual.ts';

/** Text in both languages of the documentation. */
export type Both = readonly [arabic: string, english: string];

/** One half of a do-and-don't pair: a rendered example, and the reason in one sentence. */
export interface GuideExample {
  render: (t: Pick) => ReactElement;
  text: Both;
}

/**
 * What the documentation page of a component says beside what is generated: properties, tokens and what a screen reader
 * says come from the code, the stories and the transcripts.
 */
export interface ComponentGuide {
  /** Its name in Arabic; the English one is its name in code. */
  name: string;
  /** What the component is for, in one or two sentences. */
  purpose: Both;
  /** Situations for which it is right. */
  use: readonly Both[];
  /** Situations for which it is wrong; `instead` is the title of the other component's stories. */
  avoid: readonly { text: Both; instead?: string }[];
  /** Visible parts in reading order; the first text is the part's name. */
  anatomy: readonly { name: Both; text: Both; /** Its `data-part`. */ part?: string }[];
  /** Rules of its texts in both languages: length, form, punctuation. */
  content: readonly Both[];
  /** Keys as in `KeyboardEvent.key`, and their effect in each direction. Empty without interaction. */
  keyboard: readonly { keys: readonly string[]; text: Both }[];
  /** What assistive technology says or does, and what the developer adds for it. */
  accessibility: readonly Both[];
  examples: readonly { do: GuideExample; dont: GuideExample }[];
}

/** Checks the type of a guide. */
export const defineGuide = (guide: ComponentGuide): ComponentGuide => guide;
