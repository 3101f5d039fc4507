// Mounts HyperPay's COPYandPAY in the payment iframe.
(() => {
  const { vendor, integrity, locale, theme } = document.body.dataset;
  window.wpwlOptions = {
    locale,
    style: 'plain',
    paymentTarget: '_self',
    shopperResultTarget: '_self',
    brandDetection: false,
    maskCvv: true,
    onReady: () => window.taawunNotify('ready'),
    onBeforeSubmitCard: () => {
      window.taawunNotify('submitted');
      return true;
    },
    onError: () => window.taawunNotify('error'),
  };
  document.documentElement.style.colorScheme = theme;
  const script = document.createElement('script');
  script.src = vendor;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.addEventListener('error', () => window.taawunNotify('error'));
  document.head.append(script);
})();
