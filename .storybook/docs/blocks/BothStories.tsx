import { EMBEDDED } from '../../embedded.ts';

interface BothStoriesProps {
  /** Id of a story. */
  id: string;
  /** px. @default 320 */
  height?: number;
}

const LANGUAGES = { ar: 'العربية', en: 'English' } as const;

/** Embeds a story in both languages, each in its own iframe. */
export const BothStories = ({ id, height = 320 }: BothStoriesProps) => (
  <div className="taawun-pair" dir="ltr">
    {(['ar', 'en'] as const).map((locale) => (
      <figure key={locale}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very Storybook, and its mocks need a service worker */}
        <iframe
          src={`./iframe.html?id=${id}&viewMode=story&${EMBEDDED}=docs&globals=locale:${locale}`}
          title={`${id}, ${LANGUAGES[locale]}`}
          loading="lazy"
          style={{ blockSize: height }}
        />
        <figcaption lang={locale}>
          <a href={`./?path=/story/${id}&globals=locale:${locale}`} target="_top">
            {LANGUAGES[locale]}
          </a>
        </figcaption>
      </figure>
    ))}
  </div>
);
