import type { Client, ClientOptions } from '@taawun/api-client';

/** A client that loads its code, and axios, with the first call: a server-rendered page needs neither. */
export function lazyClient(options: ClientOptions): Client {
  let loading: Promise<Client> | undefined;
  const load = () => {
    loading ??= import('../../lib/transport.ts').then(
      ({ createClient }) => createClient(options),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  type Call = (...args: readonly unknown[]) => Promise<unknown>;
  const calls = new Map<string, Call>();
  const callOf = (name: string): Call => {
    let call = calls.get(name);
    if (!call) {
      call = async (...args) => ((await load()) as unknown as Record<string, Call>)[name]?.(...args);
      calls.set(name, call);
    }
    return call;
  };
  // A method for each operation of the contract; with `then` the object would be a promise.
  return new Proxy({} as Client, {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? callOf(name) : undefined),
  });
}
