import * as S from './Portfolio.styles.ts';

const [WIDTH, HEIGHT, MARGIN] = [320, 64, 4];

interface SparklineProps {
  /** Values, oldest first, at equal distances. */
  values: readonly number[];
}

/** Course of a value without axes, newest at the reading direction's end. Decorative: the figures beside it say the same. */
export function Sparkline({ values }: SparklineProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2) return null;
  const x = (index: number) => (index / (values.length - 1)) * WIDTH;
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : MARGIN + (1 - (value - low) / (high - low)) * (HEIGHT - 2 * MARGIN);
  // The price holds until the next trade.
  const line = values
    .map((value, index) =>
      index === 0 ? `M0 ${y(value).toFixed(1)}` : `H${x(index).toFixed(1)}V${y(value).toFixed(1)}`,
    )
    .join('');
  return (
    <S.Sparkline viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="area" d={`${line}V${HEIGHT}H0Z`} />
      <path className="line" d={line} vectorEffect="non-scaling-stroke" />
    </S.Sparkline>
  );
}
