import type { Locale } from '@taawun/api-client';
import type { MessageLayout } from '../db/schema.ts';
import colors from './mail-colors.gen.json' with { type: 'json' };

/** What an e-mail is composed of. */
export interface MailSource {
  subject: string;
  body: string;
  locale: Locale | null;
  layout: MessageLayout | null;
}

type Theme = typeof colors.light;
type Color = keyof Theme;

const TEXTS: Record<Locale, { brand: string; open: string; footer: string }> = {
  ar: {
    brand: 'تعاون',
    open: 'فتح الرابط',
    footer: 'رسالة آلية من تعاون. لن نطلب منك كلمة مرور أو رمزًا بالبريد أو الهاتف.',
  },
  en: {
    brand: 'Taawun',
    open: 'Open link',
    footer: 'An automatic message from Taawun. We never ask for a password or a code by email or phone.',
  },
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Escapes text for HTML and its attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const FONT = "'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif";
const MONO = "Consolas,'Courier New',monospace";

/** Both themes of a part: inline for clients that ignore style sheets, by class for dark mode. */
function themed(names: Partial<Record<'background' | 'color' | 'border', Color>>): { inline: string; dark: string } {
  const css = (theme: Theme, important: string) =>
    [
      names.background && `background-color:${theme[names.background]}${important}`,
      names.color && `color:${theme[names.color]}${important}`,
      names.border && `border-color:${theme[names.border]}${important}`,
    ]
      .filter(Boolean)
      .join(';');
  return { inline: css(colors.light, ''), dark: css(colors.dark, '!important') };
}

const PARTS = {
  page: themed({ background: 'surface' }),
  card: themed({ background: 'surface-raised', border: 'border' }),
  brand: themed({ color: 'text-accent' }),
  title: themed({ color: 'text' }),
  text: themed({ color: 'text-muted' }),
  small: themed({ color: 'text-subtle' }),
  link: themed({ color: 'text-accent' }),
  button: themed({ background: 'accent', color: 'on-accent' }),
  code: themed({ background: 'surface-accent', color: 'text-accent' }),
};
type Part = keyof typeof PARTS;
const styled = (part: Part, css: string): string => `class="${part}" style="${css};${PARTS[part].inline}"`;

const DARK = Object.entries(PARTS)
  .map(([name, { dark }]) => `.${name}{${dark}}`)
  .join('');

const isAddress = (line: string): boolean => /^https?:\/\/\S+$/.test(line);

const row = (cell: string, space = 16): string => `<tr><td style="padding:0 0 ${space}px">${cell}</td></tr>`;

function button(url: string, label: string, locale: Locale): string {
  const align = locale === 'ar' ? 'right' : 'left';
  const href = escapeHtml(url);
  return [
    row(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="${align}"><tr><td ${styled('button', 'border-radius:12px;padding:14px 28px;text-align:center')} bgcolor="${colors.light.accent}"><a href="${href}" ${styled('button', `display:inline-block;font-family:${FONT};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`)}>${escapeHtml(label)}</a></td></tr></table>`,
      12,
    ),
    row(
      `<p ${styled('small', `margin:0;font-family:${FONT};font-size:13px;line-height:22px`)}><a href="${href}" dir="ltr" ${styled('link', 'word-break:break-all;text-decoration:underline')}>${href}</a></p>`,
      20,
    ),
  ].join('');
}

/** An amount and its currency stay on one line. */
const unbroken = (text: string): string =>
  text.replaceAll(/SAR (?=\d)/g, 'SAR\u00a0').replaceAll(/(?<=[٠-٩]) (?=ر\.س)/g, '\u00a0');

const paragraph = (text: string): string =>
  row(
    `<p ${styled('text', `margin:0;font-family:${FONT};font-size:16px;line-height:28px`)}>${escapeHtml(unbroken(text))}</p>`,
  );

/** A line with a code: its label, the code set large, what follows. */
function codeLines(line: string, code: string): string {
  const [before = '', after = ''] = line.split(code);
  const label = before.replace(/[:：\s]+$/u, '');
  return [
    label && paragraph(label),
    row(
      `<div dir="ltr" ${styled('code', `border-radius:12px;padding:18px 12px 18px 20px;text-align:center;font-family:${MONO};font-size:34px;line-height:40px;font-weight:700;letter-spacing:8px`)}>${escapeHtml(code)}</div>`,
      20,
    ),
    after.trim() && paragraph(after.trim()),
  ].join('');
}

function content({ body, layout }: MailSource, locale: Locale): string {
  const labels = new Map(layout?.buttons?.map(({ url, label }) => [url, label]));
  const code = layout?.code;
  return body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      if (code !== undefined && line.includes(code)) return codeLines(line, code);
      return isAddress(line) ? button(line, labels.get(line) ?? TEXTS[locale].open, locale) : paragraph(line);
    })
    .join('');
}

/** The line that a list of messages shows beside the subject: the first text, never the code. */
const preheaderOf = ({ body, layout }: MailSource): string =>
  body.split('\n').find((line) => !isAddress(line) && !(layout?.code && line.includes(layout.code))) ?? '';

/**
 * Composes the HTML and the text of an e-mail in its language: tables of at most 600 px, no images, light and dark.
 */
export function composeMail(source: MailSource): { subject: string; text: string; html: string } {
  const locale = source.locale ?? 'ar';
  const { brand, footer } = TEXTS[locale];
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  const align = locale === 'ar' ? 'right' : 'left';
  const subject = escapeHtml(source.subject);
  const html = `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:480px){.inner{padding:28px 20px 12px!important}.outer{padding:20px 12px!important}}
@media (prefers-color-scheme:dark){${DARK}}
</style>
</head>
<body ${styled('page', 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${escapeHtml(preheaderOf(source))}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" ${styled('page', 'width:100%')}>
<tr><td align="center" class="outer" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:${align}">
<tr><td style="padding:0 4px 16px"><span ${styled('brand', `font-family:${FONT};font-size:22px;line-height:32px;font-weight:700`)}>${brand}</span></td></tr>
<tr><td class="inner card" style="padding:36px 36px 20px;border-width:1px;border-style:solid;border-radius:20px;${PARTS.card.inline}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="text-align:${align}">
${row(`<h1 ${styled('title', `margin:0;font-family:${FONT};font-size:24px;line-height:38px;font-weight:600`)}>${subject}</h1>`)}
${content(source, locale)}
</table>
</td></tr>
<tr><td style="padding:20px 4px 0"><p ${styled('small', `margin:0;font-family:${FONT};font-size:13px;line-height:22px`)}>${footer}</p></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
  return { subject: source.subject, text: `${source.body}\n\n-- \n${footer}\n`, html };
}
