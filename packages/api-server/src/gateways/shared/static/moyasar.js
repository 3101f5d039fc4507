// Mounts Moyasar's form in the payment iframe.
(() => {
  const { vendor, style, integrity, amount, description, key, back, networks, locale, theme, reference, keep } =
    document.body.dataset;
  document.documentElement.style.colorScheme = theme;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = style;
  const script = document.createElement('script');
  script.src = vendor;
  // The browser reads a script of another origin for this check only when that one allows it.
  if (integrity) Object.assign(script, { crossOrigin: 'anonymous', integrity });
  script.addEventListener('error', () => window.taawunNotify('error'));
  script.addEventListener('load', () => {
    window.Moyasar.init({
      element: '.mysr-form',
      amount: Number(amount),
      currency: 'SAR',
      description,
      publishable_api_key: key,
      callback_url: back,
      methods: ['creditcard'],
      supported_networks: networks.split(','),
      language: locale,
      metadata: { reference },
      credit_card: { save_card: keep === 'true' },
      on_initiating: () => window.taawunNotify('submitted'),
      on_failure: () => window.taawunNotify('returned'),
    });
    window.taawunNotify('ready');
  });
  document.head.append(sheet, script);
})();
