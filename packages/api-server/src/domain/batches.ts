import { setImmediate } from 'node:timers/promises';

/**
 * Settles what comes in together: an item waits while the ones before it are being settled, and then goes with all that wait, so that
 * a query or a transaction that is begun after it came serves them at once. `settle` answers each of its items and never fails.
 */
export function inBatches<Item>(most: number, settle: (items: readonly Item[]) => Promise<void>): (item: Item) => void {
  const waiting: Item[] = [];
  let open = false;
  async function work(): Promise<void> {
    open = true;
    while (waiting.length > 0) {
      // The embedded database answers without ever letting the process read its sockets: what has arrived there belongs to this batch.
      await setImmediate();
      await settle(waiting.splice(0, most));
    }
    open = false;
  }
  return (item) => {
    waiting.push(item);
    if (!open) void work();
  };
}
