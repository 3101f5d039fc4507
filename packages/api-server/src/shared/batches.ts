import { setImmediate } from 'node:timers/promises';

/**
 * Collects items into batches: an item waits while the previous batch is being settled and then joins the next one, so
 * that a query or transaction that starts after its arrival serves all of them. `settle` resolves each item and never
 * throws.
 * @param most maximum batch size
 */
export function inBatches<Item>(
  maxSize: number,
  settle: (items: readonly Item[]) => Promise<void>,
): (item: Item) => void {
  const waiting: Item[] = [];
  let open = false;
  async function work(): Promise<void> {
    open = true;
    while (waiting.length > 0) {
      // The embedded database does not yield to the event loop: read the sockets first, so that arrived items join this
      // batch.
      await setImmediate();
      await settle(waiting.splice(0, maxSize));
    }
    open = false;
  }
  return (item) => {
    waiting.push(item);
    if (!open) void work();
  };
}

/**
 * Joins concurrent calls of a read: all calls that arrive before it starts share one. The result is never older than the
 * call.
 */
export function joined<Result>(read: () => Promise<Result>): () => Promise<Result> {
  const wait = inBatches<PromiseWithResolvers<Result>>(Infinity, async (calls) => {
    try {
      const result = await read();
      for (const { resolve } of calls) resolve(result);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  });
  return () => {
    const call = Promise.withResolvers<Result>();
    wait(call);
    return call.promise;
  };
}
