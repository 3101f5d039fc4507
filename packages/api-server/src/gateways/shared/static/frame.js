// Runs in the payment iframe: forwards the events of the gateway's fields with the id of the checkout.
(() => {
  const { checkout, inner, site } = document.body.dataset;
  const notify = (kind, more = {}) =>
    window.parent.postMessage({ source: 'taawun-gateway', checkoutId: checkout, kind, ...more }, site);
  window.taawunNotify = notify;
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) notify('escape');
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
        notify('height', { height });
      } else if (['ready', 'submitted', 'refused', 'returned', 'closed', 'escape'].includes(kind)) notify(kind);
    });
    fields.src = inner;
  } else {
    new ResizeObserver(() =>
      notify('height', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) }),
    ).observe(document.body);
  }
  if (document.body.dataset.result) notify(document.body.dataset.result);
})();
