/** Width of a text in pixels, at a font size of 100 px. */
export type Measure = (text: string) => number;

export interface Fitted {
  lines: string[];
  /** Pixels. */
  size: number;
}

interface Box {
  /** Pixels. */
  width: number;
  /** Font sizes in descending order, each with its maximum number of lines. */
  steps: readonly { size: number; lines: number }[];
}

/** Width of a space in pixels, at a font size of 100 px. */
const SPACE = 26;

function wrap(tokens: readonly { text: string; width: number }[], width: number): string[] {
  const lines: string[] = [];
  let filled = Infinity;
  for (const word of tokens) {
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

/** Breaks a title at spaces, in the largest size that fits; a title that fits in no size ends in an ellipsis. */
export function fit(title: string, { width, steps }: Box, measure: Measure): Fitted {
  const tokens = title
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, width: measure(text) }));
  let last: Fitted = { lines: [], size: 0 };
  for (const { size, lines: allowed } of steps) {
    const available = (width / size) * 100;
    const lines = wrap(tokens, available);
    last = {
      lines: lines.length > allowed ? [...lines.slice(0, allowed - 1), `${lines[allowed - 1] ?? ''}…`] : lines,
      size,
    };
    if (lines.length <= allowed && tokens.every((word) => word.width <= available)) break;
  }
  return last;
}
