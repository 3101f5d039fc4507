import { SECURITY_TEXTS, type SecurityFacts } from '../validation/index.ts';
import type { MockAccount } from './state/state.ts';

/** Adds the notification of a change to how an account signs in, as its newest. */
export function notifyMock<Kind extends keyof SecurityFacts>(
  account: MockAccount,
  kind: Kind,
  facts: SecurityFacts[Kind],
): void {
  const { ar, en } = SECURITY_TEXTS[kind];
  account.notifications = [
    {
      title: { ar: ar.subject, en: en.subject },
      text: { ar: ar.body(facts), en: en.body(facts) },
      created_at: new Date().toISOString(),
      read_at: null,
    },
    ...account.notifications,
  ];
}
