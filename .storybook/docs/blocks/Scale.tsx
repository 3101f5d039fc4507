import { fontSizes, fontWeights, motion, radii, spaces } from '../../../packages/ui/src/foundations/scales.ts';
import { number, textsOf, type Reader } from './texts.ts';

const SPECIMEN = {
  ar: 'معًا نزرع الخير، ونجني أثرًا يدوم ١٤٤٨',
  en: 'Together we sow good, and reap what lasts 2026',
} as const;

/** Every font size in both languages, largest first. */
export const Sizes = ({ lang }: Reader) => (
  <div>
    {fontSizes.toReversed().map((size) => (
      <div key={size} className="taawun-specimen" style={{ fontFamily: 'var(--ta-family)' }}>
        <small>{number(lang, size)}</small>
        <span
          lang="ar"
          dir="rtl"
          style={{ fontSize: size, fontWeight: size > 20 ? fontWeights.heading : fontWeights.body }}
        >
          {SPECIMEN.ar}
        </span>
        <span
          lang="en"
          dir="ltr"
          style={{ fontSize: size, fontWeight: size > 20 ? fontWeights.heading : fontWeights.body }}
        >
          {SPECIMEN.en}
        </span>
      </div>
    ))}
  </div>
);

/** The four font weights of the variable font. */
export const Weights = ({ lang }: Reader) => (
  <div>
    {Object.entries(fontWeights).map(([name, weight]) => (
      <div
        key={name}
        className="taawun-specimen"
        style={{ fontFamily: 'var(--ta-family)', fontSize: 20, fontWeight: weight }}
      >
        <small title={name}>{number(lang, weight)}</small>
        <span lang="ar" dir="rtl">
          {SPECIMEN.ar}
        </span>
        <span lang="en" dir="ltr">
          {SPECIMEN.en}
        </span>
      </div>
    ))}
  </div>
);

export const Spaces = ({ lang }: Reader) => (
  <div className="taawun-row">
    {spaces.map((step) => (
      <figure key={step}>
        <div className="taawun-box" style={{ inlineSize: step * 4, blockSize: step * 4 }} />
        <figcaption>
          <code>{step}</code>
          {` ${number(lang, step * 4)}`}
        </figcaption>
      </figure>
    ))}
  </div>
);

export const Radii = ({ lang }: Reader) => (
  <div className="taawun-row">
    {Object.entries(radii).map(([name, radius]) => (
      <figure key={name}>
        <div className="taawun-box" style={{ inlineSize: 112, blockSize: 80, borderRadius: radius }} />
        <figcaption>
          <code>{name}</code>
          {` ${number(lang, radius)}`}
        </figcaption>
      </figure>
    ))}
  </div>
);

export const Shadows = () => (
  <div className="taawun-row">
    {[1, 2, 3].map((level) => (
      <figure key={level}>
        <div
          style={{
            inlineSize: 144,
            blockSize: 96,
            borderRadius: 20,
            background: 'var(--ta-surface-raised)',
            boxShadow: `var(--ta-shadow-${level})`,
          }}
        />
        <figcaption>
          <code>{`shadow-${level}`}</code>
        </figcaption>
      </figure>
    ))}
  </div>
);

export const Motions = ({ lang }: Reader) => (
  <div className="taawun-row">
    {(['fast', 'base', 'slow'] as const).map((name) => (
      <figure key={name}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what animates on hover must animate for the keyboard too */}
        <div className="taawun-track" tabIndex={0} role="img" aria-label={textsOf(lang).point}>
          <div className="taawun-move" style={{ transition: `translate ${motion[name]}ms ${motion.ease}` }} />
        </div>
        <figcaption>
          <code>{name}</code>
          {` ${number(lang, motion[name])} ms`}
        </figcaption>
      </figure>
    ))}
  </div>
);
