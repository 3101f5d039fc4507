// Browser script of a payment gateway: mounts the iframe with its fields. Events of the iframe are hints; the server decides.
(() => {
  const name = document.currentScript?.src.match(/\/gateway\/([a-z]+)\/widget\.js/)?.[1] ?? 'sandbox';
  // Another origin than the page's: a gateway's scripts cannot reach the visitor's session.
  const origin = '{{FRAME_ORIGIN}}';
  const KINDS = new Set(['submitted', 'refused', 'returned', 'closed']);

  function mount(element, { checkoutId, brand, locale = 'ar', theme = 'light', onReady, onResult, onError, onEscape }) {
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ locale, brand, theme, site: location.origin });
    frame.src = `${origin}/gateway/${name}/pay/${encodeURIComponent(checkoutId)}?${query}`;
    frame.title = locale === 'ar' ? 'بيانات البطاقة' : 'Card details';
    frame.setAttribute('allow', 'payment');
    frame.style.cssText =
      'display:block;inline-size:100%;block-size:26rem;border:0;background:transparent;color-scheme:auto';
    const listen = (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const { source, kind, height, checkoutId: about } = event.data ?? {};
      if (source !== 'taawun-gateway' || about !== checkoutId) return;
      if (kind === 'ready') onReady?.();
      else if (kind === 'height' && Number.isFinite(height))
        frame.style.blockSize = `${Math.min(Math.max(height, 120), 2_000)}px`;
      else if (kind === 'error') onError?.('frame');
      else if (kind === 'escape') onEscape?.();
      else if (KINDS.has(kind)) onResult?.(kind);
    };
    const fail = () => onError?.('frame');
    addEventListener('message', listen);
    frame.addEventListener('error', fail);
    element.append(frame);
    return () => {
      removeEventListener('message', listen);
      frame.remove();
    };
  }

  window.taawunGateway = Object.freeze({ name, ready: true, mount });
  window.dispatchEvent(new CustomEvent('taawun:gateway-ready', { detail: window.taawunGateway }));
})();
