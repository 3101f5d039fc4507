import { createStore, type Store } from './store.ts';

/** A running machine: its view, the events that it takes, and those that it emits. */
export interface Running<View, Event, Emitted> {
  view: () => View;
  subscribe: (listener: () => void) => void;
  send: (event: Event) => void;
  onEmitted: (listener: (event: Emitted) => void) => void;
}

/** A value that a component may read; `initial` is the value of the server-rendered HTML. */
export interface Readable<View> extends Omit<Store<View>, 'set'> {
  initial: View;
}

export interface LazyMachine<View, Event, Emitted extends { type: string }> extends Readable<View> {
  /**
   * Sends an event, as soon as the machine runs. When its code cannot be fetched the event is dropped: it must not take
   * effect later, with something else that the user does.
   */
  send: (event: Event) => void;
  /** Subscribes to emitted events, also before the machine is loaded. Returns the function that unsubscribes. */
  on: <Type extends Emitted['type']>(
    type: Type,
    listener: (event: Extract<Emitted, { type: Type }>) => void,
  ) => () => void;
  /** Loads and starts the machine. Rejects when its code cannot be fetched. */
  ready: () => Promise<Running<View, Event, Emitted>>;
  /** Whether the machine is loading or running. */
  begun: () => boolean;
  /** Resolves with the first view that satisfies the predicate, the current one included. */
  until: (isReached: (view: View) => boolean) => Promise<View>;
}

interface Options<View, Event, Emitted> {
  /** The view until the machine runs. */
  initial: View;
  load: () => Promise<Running<View, Event, Emitted>>;
  /** The view after an event when the machine's code cannot be fetched. @default the current view */
  unreachable?: (view: View) => View;
}

/** A machine that loads its code, and XState, when it is first needed: a guest's page needs neither. */
export function lazyMachine<View, Event, Emitted extends { type: string }>({
  initial,
  load,
  unreachable = (view) => view,
}: Options<View, Event, Emitted>): LazyMachine<View, Event, Emitted> {
  const store = createStore(initial);
  const listeners = new Set<{ type: string; listener: (event: never) => void }>();
  let running: Promise<Running<View, Event, Emitted>> | undefined;

  const ready = () => {
    running ??= load().then(
      (machine) => {
        machine.subscribe(() => store.set(machine.view()));
        machine.onEmitted((emitted) => {
          // Listeners see the view that belongs to the event.
          store.set(machine.view());
          for (const { type, listener } of listeners) if (type === emitted.type) listener(emitted as never);
        });
        store.set(machine.view());
        return machine;
      },
      (error: unknown) => {
        running = undefined;
        throw error;
      },
    );
    return running;
  };
  return {
    initial,
    get: store.get,
    subscribe: store.subscribe,
    ready,
    begun: () => running !== undefined,
    send: (event) => {
      void ready().then(
        (machine) => machine.send(event),
        () => store.set(unreachable(store.get())),
      );
    },
    on: (type, listener) => {
      const entry = { type, listener: listener as (event: never) => void };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    until: (isReached) =>
      new Promise((resolve) => {
        const check = () => {
          const view = store.get();
          if (!isReached(view)) return;
          stop();
          resolve(view);
        };
        const stop = store.subscribe(check);
        check();
      }),
  };
}
