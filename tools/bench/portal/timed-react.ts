// React's renderToString with a timer.
import { renderToString as render } from 'react-dom/server.node';

/** Milliseconds of the last rendering. */
export const last: { took: number } = ((globalThis as { renderTiming?: { took: number } }).renderTiming ??= {
  took: 0,
});

export const renderToString: typeof render = (...args) => {
  const from = performance.now();
  const html = render(...args);
  last.took = performance.now() - from;
  return html;
};
