interface Call {
  method: string;
  args: readonly unknown[];
}

type Callable = Record<string, (...args: readonly unknown[]) => unknown>;

/** A chain of builders: `client.from(…).select(…)` makes new ones, what follows changes the last. */
const NEW_BUILDERS = 2;

/**
 * A client of builders, of which only notes are taken: the calls are made on the client of `load` when the last builder
 * is awaited, and again each time it is. What they throw, and a failure to load, comes out there.
 */
export function calledLater<Client extends object>(load: () => Promise<Client>): Client {
  return noted(load, []) as Client;
}

function noted(load: () => Promise<object>, calls: Call[]): object {
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
          // The client itself is not to be awaited.
          return calls.length === 0 ? undefined : (...settled: []) => make().then(...settled);
        }
        return (...args: unknown[]) => {
          if (calls.length < NEW_BUILDERS) return noted(load, [...calls, { method: name, args }]);
          calls.push({ method: name, args });
          return builder;
        };
      },
    },
  );
  return builder;
}
