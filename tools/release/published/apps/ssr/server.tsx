import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';

export function render(locale: 'ar' | 'en', script: string): string {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<App locale={locale} />));
    return `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>ssr</title><link rel="icon" href="data:,">${sheet.getStyleTags()}</head><body><div id="root">${html}</div><script type="module" src="${script}"></script></body></html>`;
  } finally {
    sheet.seal();
  }
}
