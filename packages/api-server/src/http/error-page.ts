import type { ErrorCode, Locale } from '@taawun/api-client';
import { ERROR_STATUS, errorText } from '@taawun/api-client/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../gateways/shared/static.ts';
import { sendError } from './errors.ts';

interface PageText {
  title?: string;
  text: string;
}

const TEXTS: Record<Locale, { codes: Partial<Record<ErrorCode, PageText>>; others: string; home: string }> = {
  ar: {
    codes: {
      payload_too_large: {
        title: 'ما أرسلته أكبر من الحد المسموح',
        text: 'لم يصلنا شيء مما كتبته. عد إلى الصفحة السابقة واختصر النص، ثم أرسله مرة أخرى.',
      },
      server_error: { text: 'لا نعرف هل وصلنا ما أرسلته. تحقق من ذلك قبل أن ترسله مرة أخرى.' },
      unavailable: { text: 'لا نعرف هل وصلنا ما أرسلته. تحقق من ذلك قبل أن ترسله مرة أخرى.' },
      method_not_allowed: {
        title: 'لا يمكن الإرسال إلى هذه الصفحة',
        text: 'لم يصلنا شيء مما أرسلته. عد إلى الصفحة السابقة، أو ابدأ من الصفحة الرئيسية.',
      },
    },
    others: 'لم يصلنا شيء مما أرسلته. عد إلى الصفحة السابقة وحاول مرة أخرى.',
    home: 'الصفحة الرئيسية',
  },
  en: {
    codes: {
      payload_too_large: {
        title: 'What you sent is too large',
        text: 'We did not receive it. Go back to the previous page, shorten the text and send it again.',
      },
      server_error: { text: 'We do not know if we received what you sent. Check before you send it again.' },
      unavailable: { text: 'We do not know if we received what you sent. Check before you send it again.' },
      method_not_allowed: {
        title: 'You cannot send anything to this page',
        text: 'We did not receive what you sent. Go back to the previous page, or start from the home page.',
      },
    },
    others: 'We did not receive what you sent. Go back to the previous page and try again.',
    home: 'Home page',
  },
};

const STYLES = `:root{color-scheme:light dark}body{font:1rem/1.75 system-ui,sans-serif;max-inline-size:32rem;margin:15vh auto;padding-inline:1rem;overflow-wrap:anywhere}h1{font-size:1.75rem;line-height:1.4}`;

/**
 * Sends an HTML error page, in the language of the URL, to a browser that posted a form; other clients get the
 * contract's error response. Independent of the portal's code.
 */
export function sendErrorPage(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return sendError(request, reply, code);
  const locale: Locale = /^\/en(\/|\?|$)/.test(request.url) ? 'en' : 'ar';
  const { codes, others, home } = TEXTS[locale];
  const { title = errorText(code, locale), text = others } = codes[code] ?? {};
  return reply
    .status(ERROR_STATUS[code])
    .header('Cache-Control', 'no-store')
    .header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLES}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="${locale === 'en' ? '/en' : '/'}">${escapeHtml(home)}</a></p></main></body></html>`,
    );
}
