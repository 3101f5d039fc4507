import { initialGlobals } from './toolbar.ts';
import { WITHIN } from './within-page.ts';

interface FramedProps {
  id: string;
  title: string;
  /** The toolbar's values at this moment. */
  globals: Record<string, unknown>;
}

/** What lies over the whole window, or is a whole window: on a page of documentation each such story has a document of its own. */
export const isFramed = (title: string): boolean => /^(?:Dialogs|Portal)\//.test(title);

/** A story in a document of its own, as the toolbar wants it. */
export function Framed({ id, title, globals }: FramedProps) {
  const chosen = Object.keys(initialGlobals).flatMap((name) =>
    name === 'languages' || globals[name] === undefined ? [] : [`${name}:${globals[name] as string}`],
  );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very Storybook, and its mocks need a service worker
    <iframe
      title={title}
      src={`./iframe.html?id=${id}&viewMode=story&${WITHIN}=docs&globals=${chosen.join(';')}`}
      loading="lazy"
      style={{ display: 'block', inlineSize: '100%', blockSize: 640, border: 0 }}
    />
  );
}
