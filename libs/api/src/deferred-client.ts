interface Call {
  method: string;
  args: readonly unknown[];
}

type Callable = Record<string, (...args: readonly unknown[]) => unknown>;

/** `client.from(…).select(…)` creates new builders, later calls modify the last one. */
const NEW_BUILDERS = 2;

/**
 * Returns a proxy that records calls on a client of builders: they run on the client from `load` when the last builder
 * is awaited, once per await. Errors of the calls and of loading reject there.
 */
export function deferredClient<Client extends object>(load: () => Promise<Client>): Client {
  return recorder(load, []) as Client;
}

function recorder(load: () => Promise<object>, calls: Call[]): object {
  const make = async (): Promise<unknown> => {
    let target: unknown = await load();
    for (const { method, args } of calls) target = (target as Callable)[method]!(...args);
    return target;
  };
  const builder: object = new Proxy(
    {},
    {
      get(_target, name) {
        if (typeof name === 'symbol') return undefined;
        if (name === 'then') {
          // The client itself is not thenable.
          return calls.length === 0 ? undefined : (...settled: []) => make().then(...settled);
        }
        return (...args: unknown[]) => {
          if (calls.length < NEW_BUILDERS) return recorder(load, [...calls, { method: name, args }]);
          calls.push({ method: name, args });
          return builder;
        };
      },
    },
  );
  return builder;
}
