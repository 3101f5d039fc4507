import { type MessageId } from '@taawun/ui';
import type { IntlShape } from 'react-intl';
import { escapeHtml } from '../../lib/html.ts';

const ID = 'start-failed';

/**
 * The HTML of an account page until its code runs: a loading message, and a template with the error message of a failed
 * start. Both are rendered by the server, because the message catalogues may be the files that cannot be fetched.
 */
export function waitingHtml(intl: IntlShape): string {
  const text = (id: MessageId) => escapeHtml(intl.formatMessage({ id }));
  return [
    `<main><p role="status">${text('ui.loadingBar.label')}</p><noscript><p>${text('portal.error.script')}</p></noscript></main>`,
    `<template id="${ID}"><main role="alert"><h1>${text('ui.errorPage.error')}</h1><p>${text('portal.error.network')}</p><p><a href="">${text('ui.retry')}</a></p></main></template>`,
  ].join('');
}

/** Shows the error message of a failed start. A server-rendered page has no such template and stays readable. */
export function showStartFailure(root: Element): void {
  const template = document.querySelector(`template#${ID}`);
  if (template instanceof HTMLTemplateElement) root.replaceChildren(template.content);
}
