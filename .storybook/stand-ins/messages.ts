import type { Locale } from '@taawun/ui';
import * as portal from '../../packages/portal/src/intl/messages.ts';
import { inWords } from '../pseudo.ts';

export { messageNamespaces, type Messages, type MessageNamespace } from '../../packages/portal/src/intl/messages.ts';
export { loadMessages } from '../../packages/portal/src/intl/messages.ts';

/** The portal's words as the toolbar wants them; the same object each time. */
export const messagesOf = (locale: Locale, words: readonly portal.MessageNamespace[] = []): portal.Messages =>
  inWords(portal.messagesOf(locale, words));
