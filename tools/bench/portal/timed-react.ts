// React's renderToString with a clock in it: how long the drawing itself took, the last time.
import { renderToString as draw } from 'react-dom/server.node';

/** Milliseconds of the last drawing. */
export const last: { took: number } = ((globalThis as { drawing?: { took: number } }).drawing ??= { took: 0 });

export const renderToString: typeof draw = (...args) => {
  const from = performance.now();
  const html = draw(...args);
  last.took = performance.now() - from;
  return html;
};
