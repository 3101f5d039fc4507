import { createStorage } from '../shared/storage.ts';

/** Id of the tab's pending payment at the server, without personal data. */
export const openCheckoutStorage = createStorage<string>({
  key: 'payment.open',
  scope: 'tab',
  version: 2,
  isValue: (value) => typeof value === 'string',
});
