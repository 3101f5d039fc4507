import { useId, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { devError } from '../../foundations/dev-error/devError.ts';
import type { ImageSource } from '../../foundations/types.ts';
import { Picture } from '../../media/Picture/index.ts';
import { useDialog } from '../Dialog/useDialog.ts';
import { useStrip } from './useStrip.ts';
import * as S from './Lightbox.styles.ts';

export interface LightboxImage extends ImageSource {
  /** Text below the image. @default its `alt` */
  caption?: ReactNode;
  /** URL of the full-size image, linked in a new tab. */
  original?: string | undefined;
}

/** Reason of a change of the image or of closing. */
export type LightboxReason = 'next' | 'previous' | 'key' | 'swipe' | 'close' | 'escape' | 'back';

export interface LightboxProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'children'> {
  /** Title of the album; accessible name of the dialog. */
  title: string;
  /** Images in album order. */
  images: readonly LightboxImage[];
  /** Index of the current image; `null` closes the lightbox. */
  index: number | null;
  /**
   * Called with the requested index, or `null` to close, and the reason. The image changes when `index` changes; after
   * a swipe it has already changed.
   */
  onIndexChange: (index: number | null, details: { reason: LightboxReason }) => void;
}

/**
 * Full-screen viewer for one image at a time. Navigation by swipe in reading direction, by direction-aware arrow keys,
 * and by Home and End.
 */
export function Lightbox({ title, images, index, onIndexChange, ref, onKeyDown, ...rest }: LightboxProps) {
  const intl = useIntl();
  const { dir } = useLocale();
  const id = useId();
  const current = index === null ? undefined : images[index];
  if (import.meta.env?.DEV)
    devError(
      index !== null && !current,
      `Lightbox "${title}" got index={${index}} of ${images.length} images, so it stays closed. Give null to close it, or the index of one of them.`,
    );
  const at = current && index !== null ? index : null;
  const last = images.length - 1;
  const bind = useDialog(
    at !== null,
    (open, { reason }) => {
      if (!open) onIndexChange(null, { reason: reason === 'escape' || reason === 'back' ? reason : 'close' });
    },
    true,
    ref,
  );
  const strip = useStrip(at, (next) => onIndexChange(next, { reason: 'swipe' }));
  const go = (next: number, reason: LightboxReason): void => {
    if (at !== null && next !== at && next >= 0 && next <= last) onIndexChange(next, { reason });
  };
  const press = (event: KeyboardEvent<HTMLDialogElement>): void => {
    onKeyDown?.(event);
    const step = dir === 'rtl' ? -1 : 1;
    const next = { ArrowRight: (at ?? 0) + step, ArrowLeft: (at ?? 0) - step, Home: 0, End: last }[event.key];
    if (next === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(next, 'key');
  };
  const arrow = (step: -1 | 1) => {
    const reason = step < 0 ? 'previous' : 'next';
    const to = (at ?? 0) + step;
    // `aria-disabled` instead of `disabled`: a focused button would lose the focus at the last image.
    return (
      <S.Arrow
        key={reason}
        icon={step < 0 ? 'chevron-back' : 'chevron-forward'}
        variant="outline"
        label={intl.formatMessage({ id: `ui.gallery.${reason}` })}
        data-step={reason}
        aria-disabled={to < 0 || to > last || undefined}
        onClick={() => go(to, reason)}
      />
    );
  };
  return (
    <S.Lightbox {...rest} {...bind} onKeyDown={press} data-surface="deep" aria-labelledby={`${id}t`}>
      {current && at !== null ? (
        <S.Content data-single={last === 0 || undefined}>
          <S.Head>
            <h2 id={`${id}t`}>{title}</h2>
            {current.original ? (
              <Link external tone="plain" href={current.original}>
                <FormattedMessage id="ui.gallery.original" />
              </Link>
            ) : null}
            <IconButton
              icon="close"
              variant="outline"
              label={intl.formatMessage({ id: 'ui.close' })}
              onClick={() => onIndexChange(null, { reason: 'close' })}
            />
          </S.Head>
          <S.Strip
            {...strip}
            role="group"
            aria-label={intl.formatMessage({ id: 'ui.gallery.pictures' })}
            tabIndex={0}
            data-initial-focus=""
          >
            {images.map((image, place) => (
              <S.Slide key={`${place + 1} ${image.url}`} aria-hidden={place === at ? undefined : true}>
                {/* Preloads the adjacent images. */}
                {Math.abs(place - at) <= 1 ? <Picture image={image} ratio="natural" fit="contain" priority /> : null}
              </S.Slide>
            ))}
          </S.Strip>
          {last > 0 ? [arrow(-1), arrow(1)] : null}
          <S.Caption aria-live="polite" aria-atomic="true">
            {last > 0 ? (
              <S.Count>
                <FormattedMessage id="ui.gallery.position" values={{ index: at + 1, total: images.length }} />
              </S.Count>
            ) : null}
            <p>{current.caption ?? current.alt}</p>
          </S.Caption>
        </S.Content>
      ) : null}
    </S.Lightbox>
  );
}
