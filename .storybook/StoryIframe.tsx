import { initialGlobals } from './toolbar.ts';
import { EMBEDDED } from './embedded.ts';

interface FramedProps {
  id: string;
  title: string;
  /** Current globals of the toolbar. */
  globals: Record<string, unknown>;
}

/** Returns whether a story of this title covers the window, so that a documentation page embeds it in an iframe. */
export const needsIframe = (title: string): boolean => /^(?:Dialogs|Portal)\//.test(title);

/** Story in an iframe, with the globals of the toolbar. */
export function StoryIframe({ id, title, globals }: FramedProps) {
  const chosen = Object.keys(initialGlobals).flatMap((name) =>
    name === 'languages' || globals[name] === undefined ? [] : [`${name}:${globals[name] as string}`],
  );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very Storybook, and its mocks need a service worker
    <iframe
      title={title}
      src={`./iframe.html?id=${id}&viewMode=story&${EMBEDDED}=docs&globals=${chosen.join(';')}`}
      loading="lazy"
      style={{ display: 'block', inlineSize: '100%', blockSize: 640, border: 0 }}
    />
  );
}
