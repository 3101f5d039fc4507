/** How a film plays on the page that shows it. */
export interface Player {
  kind: 'file' | 'frame';
  src: string;
}

const FILE = /^\/(?!\/).*\.(?:mp4|m4v|webm|ogv)(?:[?#].*)?$/i;
const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})(?![\w-])/;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/;

/**
 * The player of a film's address: a file of this site, or the player of YouTube (its form without cookies) or Vimeo (asked not to
 * track). Null: it is only shown where it is.
 */
export function playerOf(href: string): Player | null {
  if (FILE.test(href)) return { kind: 'file', src: href };
  const youtube = YOUTUBE.exec(href)?.[1];
  if (youtube) return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0` };
  const vimeo = VIMEO.exec(href)?.[1];
  return vimeo ? { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` } : null;
}
