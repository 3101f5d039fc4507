import { createStore, type Store } from './store.ts';

/** A machine that runs, as the page uses it: what is to be seen, what may be said, what it tells. */
export interface Running<View, Event, Told> {
  view: () => View;
  subscribe: (listener: () => void) => void;
  send: (event: Event) => void;
  onTold: (listener: (told: Told) => void) => void;
}

/** A value that a component may read; `initial` is what the server has rendered. */
export interface Readable<View> extends Omit<Store<View>, 'set'> {
  initial: View;
}

export interface LateMachine<View, Event, Told extends { type: string }> extends Readable<View> {
  /** Reaches the machine as soon as it runs, in the order of sending. */
  send: (event: Event) => void;
  /** Hears of what the machine tells, also before it has come. Answers the way to stop. */
  on: <Type extends Told['type']>(type: Type, listener: (told: Extract<Told, { type: Type }>) => void) => () => void;
  /** Brings the machine; fails when its code cannot be fetched. */
  ready: () => Promise<Running<View, Event, Told>>;
  /** Whether the machine has been asked for. */
  begun: () => boolean;
  /** Resolves with the first view that fits, the present one included. */
  until: (fits: (view: View) => boolean) => Promise<View>;
}

interface Options<View, Event, Told> {
  /** What is to be seen until the machine runs. */
  initial: View;
  load: () => Promise<Running<View, Event, Told>>;
  /** What is to be seen when an event finds no machine because its code cannot be fetched. @default what was there */
  unreachable?: (view: View) => View;
}

/**
 * A machine whose code, and the library that it runs on, come when it is first needed: a page that only shows who is signed in
 * shows a guest without either.
 */
export function lateMachine<View, Event, Told extends { type: string }>({
  initial,
  load,
  unreachable = (view) => view,
}: Options<View, Event, Told>): LateMachine<View, Event, Told> {
  const store = createStore(initial);
  const listeners = new Set<{ type: string; listener: (told: never) => void }>();
  let running: Promise<Running<View, Event, Told>> | undefined;
  /** What was said before the machine could hear it. */
  let unheard: Event[] = [];

  const ready = () => {
    running ??= load().then(
      (machine) => {
        machine.subscribe(() => store.set(machine.view()));
        machine.onTold((told) => {
          // Whoever hears of it sees what it speaks of.
          store.set(machine.view());
          for (const { type, listener } of listeners) if (type === told.type) listener(told as never);
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
  const tell = async () => {
    try {
      const { send } = await ready();
      const events = unheard;
      unheard = [];
      for (const each of events) send(each);
    } catch {
      store.set(unreachable(store.get()));
    }
  };
  return {
    initial,
    get: store.get,
    subscribe: store.subscribe,
    ready,
    begun: () => running !== undefined,
    send: (event) => {
      unheard.push(event);
      void tell();
    },
    on: (type, listener) => {
      const entry = { type, listener: listener as (told: never) => void };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const view = store.get();
          if (!fits(view)) return;
          stop();
          resolve(view);
        };
        const stop = store.subscribe(look);
        look();
      }),
  };
}
