type Segments<P extends string> = P extends `${infer Head}/${infer Tail}` ? Head | Segments<Tail> : P;
type NameOf<Segment> = Segment extends `:${infer Name}` ? Name : never;
export type ParamName<P extends string> = NameOf<Segments<P>>;
type Params<P extends string> = Readonly<Record<ParamName<P>, string>>;
type Search = Readonly<Record<string, string | number | null | undefined>>;
type HrefArguments<P extends string> = [ParamName<P>] extends [never]
  ? [search?: Search]
  : [params: Params<P>, search?: Search];

/** The parameters of a route's path by name: `{ slug: string }` of `routes.newsItem`, `{}` if its pattern has none. */
export type ParamsOf<Route extends { readonly pattern: string }> = Params<Route['pattern']>;

/** A page's path pattern and its link builder. */
export interface PageRoute<P extends string> {
  readonly pattern: P;
  /**
   * Returns the path without locale, with encoded parameters; search values that are null, undefined or empty are
   * omitted.
   */
  href(...args: HrefArguments<P>): string;
}

export function pageRoute<const P extends string>(pattern: P): PageRoute<P> {
  const names = [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  return {
    pattern,
    href(...args) {
      const params: Readonly<Record<string, string>> = names.length > 0 ? ((args[0] ?? {}) as Params<P>) : {};
      const search = (names.length > 0 ? args[1] : args[0]) as Search | undefined;
      const path = names.reduce(
        (left, name) => left.replace(`:${name}`, encodeURIComponent(params[name] ?? '')),
        pattern as string,
      );
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(search ?? {})) {
        if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
      }
      return query.size > 0 ? `${path}?${query}` : path;
    },
  };
}
