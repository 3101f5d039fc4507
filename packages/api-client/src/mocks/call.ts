import type { InputOf, Locale, OperationId, OutputOf } from '../types.ts';
import type { MockAccount } from './state/state.ts';

/** One call of an operation; its access (`x-auth`) and its input have been checked. */
export interface MockCall<Id extends OperationId> {
  input: InputOf<Id>;
  locale: Locale;
  /** The signed-in account; `null` for a visitor. */
  account: MockAccount | null;
  token: string | null;
  idempotencyKey: string | null;
}

/** Functions that answer operations. */
export type MockAnswers<Id extends OperationId> = { [Each in Id]: (call: MockCall<Each>) => OutputOf<Each> };
