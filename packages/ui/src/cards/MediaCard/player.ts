/** Player of a video: a file of this site or an embedded iframe. */
export interface Player {
  kind: 'file' | 'frame';
  src: string;
}

const FILE = /^\/(?!\/).*\.(?:mp4|m4v|webm|ogv)(?:[?#].*)?$/i;
const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})(?![\w-])/;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/;

/**
 * Returns the player for a video URL: a file of this site, YouTube (cookie-free domain) or Vimeo (do not track).
 * Returns `null` for other URLs, which are linked instead.
 */
export function playerOf(href: string): Player | null {
  if (FILE.test(href)) return { kind: 'file', src: href };
  const youtube = YOUTUBE.exec(href)?.[1];
  if (youtube) return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0` };
  const vimeo = VIMEO.exec(href)?.[1];
  return vimeo ? { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` } : null;
}
