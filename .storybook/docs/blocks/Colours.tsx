import type { CSSProperties } from 'react';
import { scales } from '../../../packages/ui/src/foundations/scales.ts';
import { parseColor } from '../../../packages/ui/src/theme/color.ts';
import { DEEP_PAIRS, minimumOf, PAIRS, type Pair } from '../../../packages/ui/src/theme/pairs.ts';
import { colorOf, contrastOf, THEMES } from './contrast.ts';
import { Sheet } from './Sheet.tsx';
import { number, textsOf, type Reader } from './texts.ts';

const inkOn = (css: string): string => (parseColor(css).l > 0.62 ? 'black' : 'white');

/** Colour scales; each step with its name. */
export const Scales = () => (
  <div lang="en" dir="ltr">
    {Object.entries(scales).map(([family, steps]) => (
      <div key={family} className="taawun-scale">
        <strong>{family}</strong>
        {Object.entries(steps).map(([step, css]) => (
          <span key={step} data-step={step} style={{ background: css, color: inkOn(css) }} title={css}>
            {step}
          </span>
        ))}
      </div>
    ))}
  </div>
);

interface ContrastsProps extends Reader {
  /** Pairs of a deep area: hero, footer, upper header. */
  deep?: boolean;
}

function Ratio({
  theme,
  pair,
  deep,
  lang,
}: {
  theme: (typeof THEMES)[number];
  pair: Pair;
  deep: boolean;
  lang: Reader['lang'];
}) {
  const ratio = contrastOf(theme, pair, deep);
  const style: CSSProperties = {
    color: colorOf(theme, pair.over, deep),
    background: colorOf(theme, pair.on, deep),
    borderColor: colorOf(theme, pair.over, deep),
  };
  return (
    <td>
      <span className="taawun-sample" style={style}>
        {number(lang, Math.floor(ratio * 10) / 10, 1)}
      </span>{' '}
      {ratio < minimumOf(theme, pair) && <strong>{textsOf(lang).broken}</strong>}
    </td>
  );
}

/** Contrast of every colour pair in every theme, computed from the tokens at render time. */
export function Contrasts({ lang, deep = false }: ContrastsProps) {
  const text = textsOf(lang);
  return (
    <Sheet head={[text.pair, text.minimum, ...THEMES.map((theme) => text[theme])]}>
      {(deep ? DEEP_PAIRS : PAIRS).map((pair) => (
        <tr key={`${pair.over} ${pair.on}`}>
          <td>
            <code dir="ltr">{pair.over}</code> {text.on} <code dir="ltr">{pair.on}</code>
          </td>
          <td>{`${number(lang, pair.minimum)} : ${number(lang, 1)}`}</td>
          {THEMES.map((theme) => (
            <Ratio key={theme} theme={theme} pair={pair} deep={deep} lang={lang} />
          ))}
        </tr>
      ))}
    </Sheet>
  );
}
