import type { Locale } from '@taawun/api-client';
import * as portal from '../../packages/portal/src/intl/messages.ts';
import { pseudoLocalized } from '../pseudo.ts';

export { messageNamespaces, type Messages, type MessageNamespace } from '../../packages/portal/src/intl/messages.ts';
export { loadMessages } from '../../packages/portal/src/intl/messages.ts';

/** Messages of the portal in the toolbar's text mode. Returns the same object for the same arguments. */
export const messagesOf = (locale: Locale, namespaces: readonly portal.MessageNamespace[] = []): portal.Messages =>
  pseudoLocalized(portal.messagesOf(locale, namespaces));
