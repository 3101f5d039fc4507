import { beforeAll, describe, expect, it } from 'vitest';
import './fonts.css';

const FAMILY = "'Readex Pro Variable'";
const WEIGHTS = [160, 330, 480, 580, 620, 700];
const DIGITS = { Latin: '0123456789', Arabic: '٠١٢٣٤٥٦٧٨٩' };
const DECIMAL = '\u066B';
const THOUSANDS = '\u066C';

const context = document.createElement('canvas').getContext('2d');
function measure(text: string, weight: number): TextMetrics {
  if (!context) throw new Error('This browser has no canvas.');
  context.font = `${weight} 1000px ${FAMILY}`;
  return context.measureText(text);
}

beforeAll(async () => {
  await Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px ${FAMILY}`, `0٠${DECIMAL}`)));
});

describe.each(WEIGHTS)('digits of weight %i', (weight) => {
  it.each(Object.entries(DIGITS))('%s digits have one advance', (_script, digits) => {
    const widths = Array.from(digits, (digit) => measure(digit, weight).width);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  });

  it('has an Arabic zero that is no full stop', () => {
    const zero = measure('٠', weight);
    expect(zero.actualBoundingBoxRight + zero.actualBoundingBoxLeft).toBeGreaterThan(130);
    // In the middle of the digits, not on the base line.
    expect(-zero.actualBoundingBoxDescent).toBeGreaterThan(100);
  });

  it('has a thousands separator at the top and a decimal separator at the bottom of the digits', () => {
    const [decimal, thousands] = [measure(DECIMAL, weight), measure(THOUSANDS, weight)];
    expect(decimal.actualBoundingBoxDescent).toBeGreaterThan(100);
    expect(decimal.actualBoundingBoxAscent).toBeLessThan(300);
    expect(-thousands.actualBoundingBoxDescent).toBeGreaterThan(300);
    expect(thousands.actualBoundingBoxAscent).toBeGreaterThan(600);
  });
});
