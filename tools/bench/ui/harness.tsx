// In the page: renders a screen on request and returns the time until it was painted.
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export type Dir = 'rtl' | 'ltr';
/** `usesDir`: the library must render again for another direction; otherwise the document's attribute suffices. */
export interface Bench {
  App: ComponentType<{ dir: Dir }>;
  usesDir?: boolean;
}

declare global {
  interface Window {
    bench: {
      mount: () => Promise<number>;
      setDir: (dir: Dir) => Promise<number>;
      painted: (work: () => void) => Promise<number>;
    };
  }
}

/** Milliseconds from the start of the work, at a frame, until that frame is painted. */
function painted(work: () => void): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      work();
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        resolve(performance.now() - start);
        port1.close();
      });
      port1.start();
      port2.postMessage(null);
    });
  });
}

export function serve({ App, usesDir = false }: Bench): void {
  const root = createRoot(document.getElementById('root')!);
  const render = (dir: Dir) => flushSync(() => root.render(<App dir={dir} />));
  window.bench = {
    painted,
    mount: () => painted(() => render('rtl')),
    setDir: (dir) =>
      painted(() => {
        document.documentElement.dir = dir;
        if (usesDir) render(dir);
      }),
  };
}
