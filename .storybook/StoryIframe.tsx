import { useRef } from 'react';
import { initialGlobals } from './toolbar.ts';
import { EMBEDDED } from './embedded.ts';

interface FramedProps {
  id: string;
  title: string;
  /** Current globals of the toolbar. */
  globals: Record<string, unknown>;
  /** The story covers the window. */
  full?: boolean;
}

/** Returns whether a story of this title covers the window, so that a documentation page embeds it in an iframe. */
export const coversWindow = (title: string): boolean => /^(?:Dialogs|Portal)\//.test(title);

/** Height of a story that covers the window, and the most of any other, in px. */
const MAX_HEIGHT = 640;
const MIN_HEIGHT = 120;

/** Follows the height of the story in an iframe of this same Storybook. */
function followHeight(frame: HTMLIFrameElement): () => void {
  const body = frame.contentDocument?.body;
  if (!body) return () => {};
  const observer = new ResizeObserver(() => {
    frame.style.blockSize = `${Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.ceil(body.getBoundingClientRect().height)))}px`;
  });
  observer.observe(body);
  return () => observer.disconnect();
}

/**
 * Story in an iframe, with the globals of the toolbar: one that covers the window, or one with a play function, which a
 * documentation page shows after it has run: open, filled, with its errors.
 */
export function StoryIframe({ id, title, globals, full = false }: FramedProps) {
  const stop = useRef<() => void>(undefined);
  const chosen = Object.keys(initialGlobals).flatMap((name) =>
    name === 'languages' || globals[name] === undefined ? [] : [`${name}:${globals[name] as string}`],
  );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very Storybook, and its mocks need a service worker
    <iframe
      title={title}
      src={`./iframe.html?id=${id}&viewMode=story&${EMBEDDED}=docs&globals=${chosen.join(';')}`}
      loading="lazy"
      style={{ display: 'block', inlineSize: '100%', blockSize: full ? MAX_HEIGHT : 240, border: 0 }}
      onLoad={({ currentTarget }) => {
        stop.current?.();
        if (!full) stop.current = followHeight(currentTarget);
      }}
    />
  );
}
