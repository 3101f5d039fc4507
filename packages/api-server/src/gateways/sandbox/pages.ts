import type { Locale } from '@taawun/api-client';
import { escapeHtml } from '../shared/static.ts';
import type { StoredCheckout } from './store.ts';
import { SCENARIOS, testCard } from './cards.ts';
import { BANK_CODE } from './pay.ts';
import { SCENARIO_MESSAGES, SIGNS, MESSAGES } from './texts.ts';

/** Locale and theme of the fields. */
export interface Appearance {
  locale: Locale;
  theme: 'light' | 'dark';
}

function documentOf({ locale, theme }: Appearance, title: string, body: string, kind: string): string {
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  // Embedded JSON must not close the script element: `<` is escaped.
  const messages = JSON.stringify(MESSAGES[locale]).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="${locale}" dir="${direction}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/gateway/sandbox/hosted.css"></head><body data-kind="${kind}"><main>${body}<p id="status" role="status" class="hint"></p></main><script type="application/json" id="messages">${messages}</script><script type="module" src="/gateway/sandbox/hosted.js"></script></body></html>`;
}

const money = (halalas: number, { locale }: Appearance) =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-EG' : 'en-US', {
    minimumFractionDigits: halalas % 100 === 0 ? 0 : 2,
  }).format(halalas / 100);

interface FieldOptions {
  latin?: boolean;
  hint?: string;
  mode?: 'numeric' | 'text';
  complete: string;
  mark?: string;
}

function field(
  name: string,
  label: string,
  { latin = true, hint, mode = 'numeric', complete, mark = '' }: FieldOptions,
): string {
  const described = [`${name}-error`, ...(hint === undefined ? [] : [`${name}-hint`])].join(' ');
  return `<div class="field ${name}"><label for="${name}">${label}</label>${hint === undefined ? '' : `<span class="hint" id="${name}-hint">${hint}</span>`}<div class="box"><input id="${name}" name="${name}" ${latin ? 'class="latin" dir="ltr"' : 'dir="auto"'} inputmode="${mode}" autocomplete="${complete}" autocapitalize="characters" spellcheck="false" aria-describedby="${described}" aria-required="true" maxlength="40">${mark}</div><span class="error" id="${name}-error" hidden></span></div>`;
}

/** Renders the card form. */
export function hostedPage({ id, amount, brand, keep_card }: StoredCheckout, appearance: Appearance): string {
  const messages = MESSAGES[appearance.locale];
  const say = (key: string) => escapeHtml(messages[key] ?? key);
  const label = amount === 0 ? say('check') : `${say('pay')} ${money(amount, appearance)} ${say('currency')}`;
  const cards = SCENARIOS.map((scenario) => {
    const number = testCard(brand, scenario);
    return `<li><button type="button" data-card="${number}"><span>${escapeHtml(SCENARIO_MESSAGES[appearance.locale][scenario])}</span><bdi>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</bdi></button></li>`;
  });
  const form = `<form data-kind="card" data-action="/gateway/sandbox/hosted/${escapeHtml(id)}/pay" novalidate aria-labelledby="title">
<h1 id="title" class="unseen">${say('title')}</h1><p class="note">${say('note')}</p>
${field('number', say('number'), { complete: 'cc-number', mark: `<span class="mark">${SIGNS[brand]}</span>` })}
${field('holder', say('holder'), { complete: 'cc-name', mode: 'text', latin: false })}
<div class="row">${field('expiry', say('expiry'), { complete: 'cc-exp', hint: say('expiry.hint').replace('09/29', '<bdi>09/29</bdi>') })}${field('cvv', say('cvv'), { complete: 'cc-csc', hint: say('cvv.hint') })}</div>
${keep_card ? `<p class="hint">${say('keep')}</p>` : ''}
<div class="actions"><button type="submit" data-label="${label}">${label}</button></div>
<details><summary>${say('cards')}</summary><ul>${cards.join('')}</ul></details></form>`;
  return documentOf(appearance, messages['title'] ?? '', form, 'card');
}

/** Renders the bank's 3-D Secure challenge. */
export function challengePage({ id, amount }: StoredCheckout, appearance: Appearance): string {
  const messages = MESSAGES[appearance.locale];
  const say = (key: string) => escapeHtml(messages[key] ?? key);
  const form = `<form class="bank" data-kind="bank" data-action="/gateway/sandbox/hosted/${escapeHtml(id)}/answer" novalidate aria-labelledby="title">
<svg class="crest" viewBox="0 0 48 48" aria-hidden="true"><path fill="currentColor" d="M24 3 43 14v4H5v-4L24 3Zm-15 18h6v15H9V21Zm12 0h6v15h-6V21Zm12 0h6v15h-6V21ZM5 39h38v5H5v-5Z"/></svg>
<h1 id="title">${say('bank.title')}</h1><p class="sum"><span>${say('amount')}</span><strong>${money(amount, appearance)} ${say('currency')}</strong></p>
<p id="code-hint">${say('bank.text')} <bdi>${BANK_CODE}</bdi></p>
<div class="field"><label for="code">${say('bank.code')}</label><input id="code" name="code" class="latin" dir="ltr" inputmode="numeric" autocomplete="one-time-code" aria-describedby="code-hint" maxlength="12"></div>
<div class="actions"><button type="submit" data-label="${say('bank.send')}">${say('bank.send')}</button><button type="button" class="quiet" id="refuse">${say('bank.refuse')}</button></div></form>`;
  return documentOf(appearance, messages['bank.title'] ?? '', form, 'bank');
}

/** Renders the page of a closed checkout. */
export const closedPage = (appearance: Appearance): string =>
  documentOf(
    appearance,
    MESSAGES[appearance.locale]['closed'] ?? '',
    `<p>${escapeHtml(MESSAGES[appearance.locale]['closed'] ?? '')}</p>`,
    'closed',
  );
