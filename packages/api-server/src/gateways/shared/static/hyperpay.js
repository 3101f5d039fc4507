// Mounts HyperPay's COPYandPAY in its frame.
(() => {
  const { vendor, integrity, locale, theme } = document.body.dataset;
  window.wpwlOptions = {
    locale,
    style: 'plain',
    paymentTarget: '_self',
    shopperResultTarget: '_self',
    brandDetection: false,
    maskCvv: true,
    onReady: () => window.taawunTell('ready'),
    onBeforeSubmitCard: () => {
      window.taawunTell('submitted');
      return true;
    },
    onError: () => window.taawunTell('error'),
  };
  document.documentElement.style.colorScheme = theme;
  const script = document.createElement('script');
  script.src = vendor;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.addEventListener('error', () => window.taawunTell('error'));
  document.head.append(script);
})();
