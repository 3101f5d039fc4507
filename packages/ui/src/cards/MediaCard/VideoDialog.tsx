import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/index.ts';
import { Dialog } from '../../dialogs/Dialog/index.ts';
import * as S from './MediaCard.styles.ts';
import type { Player } from './player.ts';

interface VideoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  player: Player;
  /** URL of the video, linked when the browser cannot play it. */
  href: string;
  poster?: string | undefined;
}

/** Dialog with a video player. Closing it unmounts the player and stops the playback. */
export function VideoDialog({ open, onOpenChange, title, player, href, poster }: VideoDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="lg">
      <S.Screen>
        {player.kind === 'frame' ? (
          <iframe
            src={player.src}
            title={title}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of another origin: it needs scripts and its origin, and cannot remove its sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          // language-check-ignore reduced-motion -- the user pressed play, which opened the dialog
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the contract has no captions; the card's summary describes the video
          <video
            src={player.src}
            {...(poster ? { poster } : {})}
            controls
            autoPlay
            playsInline
            preload="metadata"
            aria-label={title}
          >
            <Link href={href} external>
              <FormattedMessage id="ui.video.elsewhere" />
            </Link>
          </video>
        )}
      </S.Screen>
    </Dialog>
  );
}
