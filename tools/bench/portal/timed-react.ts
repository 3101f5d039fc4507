// React's renderToString with a clock in it: how long the drawing itself took, the last time.
import { renderToString as render } from 'react-dom/server.node';

/** Milliseconds of the last drawing. */
export const last: { took: number } = ((globalThis as { renderTiming?: { took: number } }).renderTiming ??= {
  took: 0,
});

export const renderToString: typeof render = (...args) => {
  const from = performance.now();
  const html = render(...args);
  last.took = performance.now() - from;
  return html;
};
