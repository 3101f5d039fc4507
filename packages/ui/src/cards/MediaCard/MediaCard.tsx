import { toLocaleDigits } from '@taawun/domain';
import { useState, type ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateText } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { useHydrated } from '../../foundations/useHydrated.ts';
import type { ImageSource } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Picture } from '../../media/Picture/index.ts';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import { playerOf } from './player.ts';
import { VideoDialog } from './VideoDialog.tsx';
import * as S from './MediaCard.styles.ts';

export interface VideoCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, CardHeadingProps {
  title: string;
  /**
   * URL of the video. Files of this site and YouTube or Vimeo videos play in a dialog; other URLs open in a new tab.
   */
  href: string;
  /** Poster image. Without it a fallback is shown. */
  poster?: ImageSource | null | undefined;
  /** Duration in seconds. */
  duration: number;
  /** ISO date. */
  date?: string | undefined;
  /** Short description of the video. */
  summary?: string | undefined;
}

/**
 * Card of a video. The player is loaded only on click, so that no third-party content loads before. Play icon and
 * duration are not mirrored.
 */
export function VideoCard({ title, href, poster, duration, date, summary, headingLevel = 3, ...rest }: VideoCardProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const player = playerOf(href);
  const playsHere = useHydrated() && player !== null;
  const [open, setOpen] = useState<boolean | null>(null);
  const label = intl.formatMessage({ id: 'ui.video.watch' }, { title });
  const seconds = Math.round(duration);
  const length = toLocaleDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, locale);
  return (
    <S.Root as="article" {...rest}>
      <S.Poster>
        <Picture image={poster ? { ...poster, alt: '' } : null} ratio="wide" />
        <S.Play aria-hidden="true">
          <span>
            <Icon name="play" size={24} />
          </span>
        </S.Play>
        <S.Length dir="ltr" data-mirror="none" aria-hidden="true">
          {length}
        </S.Length>
      </S.Poster>
      <S.Body>
        <CardTitle level={headingLevel} size="sm">
          {playsHere ? (
            <button
              type="button"
              className="cover"
              aria-haspopup="dialog"
              aria-label={label}
              onClick={() => setOpen(true)}
            >
              {title}
            </button>
          ) : (
            <a
              className="cover"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={intl.formatMessage({ id: 'ui.link.newTabLabel' }, { label })}
            >
              {title}
            </a>
          )}
        </CardTitle>
        {summary ? <p>{summary}</p> : null}
        <small>
          {date ? <DateText value={date} /> : null}
          <span>
            <FormattedMessage
              id="ui.video.duration"
              values={{
                duration: (
                  <bdi key="length" dir="ltr">
                    {length}
                  </bdi>
                ),
              }}
            />
          </span>
        </small>
      </S.Body>
      {player && open !== null ? (
        <VideoDialog
          open={open}
          onOpenChange={setOpen}
          title={title}
          player={player}
          href={href}
          poster={poster?.url}
        />
      ) : null}
    </S.Root>
  );
}

export interface GalleryCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, CardHeadingProps {
  title: string;
  href: string;
  /** Cover image. Without it a fallback is shown. */
  cover?: ImageSource | null | undefined;
  /** Number of images. */
  count: number;
  /** ISO date. */
  date?: string | undefined;
}

/** Card of an image album. */
export function GalleryCard({ title, href, cover, count, date, headingLevel = 3, ...rest }: GalleryCardProps) {
  return (
    <S.Root as="article" {...rest}>
      <Picture image={cover ? { ...cover, alt: '' } : null} ratio="photo" />
      <S.Body>
        <CardTitle level={headingLevel} size="sm">
          <Anchor className="cover" href={href}>
            {title}
          </Anchor>
        </CardTitle>
        <small>
          <span>
            <FormattedMessage id="ui.gallery.count" values={{ count }} />
          </span>
          {date ? <DateText value={date} /> : null}
        </small>
      </S.Body>
    </S.Root>
  );
}
