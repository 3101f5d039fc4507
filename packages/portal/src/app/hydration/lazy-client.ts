import type { Client, ClientOptions } from '@taawun/api-client';

/** The client whose code, and the library that it calls with, come with the first call: a page that the server has rendered needs none. */
export function lateClient(options: ClientOptions): Client {
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
  // A client is a method for each operation of the contract. `then` would make it a promise.
  return new Proxy({} as Client, {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? callOf(name) : undefined),
  });
}
