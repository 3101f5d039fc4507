// Runs in the frame around a gateway's fields: hands on what the fields say, under the name of the checkout.
(() => {
  const { checkout, inner } = document.body.dataset;
  const tell = (kind, more = {}) =>
    parent.postMessage({ source: 'taawun-gateway', checkoutId: checkout, kind, ...more }, location.origin);
  window.taawunTell = tell;
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) tell('escape');
  });
  if (inner) {
    const fields = document.querySelector('iframe');
    const from = new URL(inner, location.href).origin;
    addEventListener('message', (event) => {
      if (event.origin !== from || event.source !== fields.contentWindow || event.data?.source !== 'taawun-sandbox')
        return;
      const { kind, height } = event.data;
      if (kind === 'height' && Number.isFinite(height)) {
        fields.style.blockSize = `${height}px`;
        tell('height', { height });
      } else if (['ready', 'submitted', 'refused', 'returned', 'closed', 'escape'].includes(kind)) tell(kind);
    });
    fields.src = inner;
  } else {
    new ResizeObserver(() =>
      tell('height', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) }),
    ).observe(document.body);
  }
  if (document.body.dataset.result) tell(document.body.dataset.result);
})();
