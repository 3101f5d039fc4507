/** How wide a text is, in pixels at a size of 100. */
export type Measure = (text: string) => number;

export interface Fitted {
  lines: string[];
  /** Pixels. */
  size: number;
}

interface Box {
  /** Pixels. */
  width: number;
  /** From the largest down, each with the number of lines it may take. */
  steps: readonly { size: number; lines: number }[];
}

/** A space's width in the font, at a size of 100. */
const SPACE = 26;

function wrap(words: readonly { text: string; width: number }[], width: number): string[] {
  const lines: string[] = [];
  let filled = Infinity;
  for (const word of words) {
    if (filled + SPACE + word.width <= width) {
      lines.push(`${lines.pop() ?? ''} ${word.text}`);
      filled += SPACE + word.width;
    } else {
      lines.push(word.text);
      filled = word.width;
    }
  }
  return lines;
}

/** Breaks a title between words, as large as it fits; what does not fit at all ends in an ellipsis. */
export function fit(title: string, { width, steps }: Box, measure: Measure): Fitted {
  const words = title
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, width: measure(text) }));
  let last: Fitted = { lines: [], size: 0 };
  for (const { size, lines: allowed } of steps) {
    const room = (width / size) * 100;
    const lines = wrap(words, room);
    last = {
      lines: lines.length > allowed ? [...lines.slice(0, allowed - 1), `${lines[allowed - 1] ?? ''}…`] : lines,
      size,
    };
    if (lines.length <= allowed && words.every((word) => word.width <= room)) break;
  }
  return last;
}
