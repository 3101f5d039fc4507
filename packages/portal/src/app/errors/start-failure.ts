import type { IntlShape } from 'react-intl';
import { escapeHtml } from '../../lib/html.ts';

const ID = 'start-failed';

/**
 * What an account page holds until its code runs: a word of patience, and, out of sight, the words for a start that fails.
 * They come with the page, because the catalogues may be the very files that cannot be fetched.
 */
export function waitingHtml(intl: IntlShape): string {
  const text = (id: string) => escapeHtml(intl.formatMessage({ id }));
  return [
    `<main><p role="status">${text('ui.loadingBar.label')}</p><noscript><p>${text('portal.error.script')}</p></noscript></main>`,
    `<template id="${ID}"><main role="alert"><h1>${text('ui.errorPage.error')}</h1><p>${text('portal.error.network')}</p><p><a href="">${text('ui.retry')}</a></p></main></template>`,
  ].join('');
}

/** Says that the page's code could not be fetched. A page that the server has rendered stays as it is: it can be read. */
export function showStartFailure(root: Element): void {
  const template = document.querySelector(`template#${ID}`);
  if (template instanceof HTMLTemplateElement) root.replaceChildren(template.content);
}
