import { createContext, useContext, useMemo } from 'react';
import { useSearchParams as useAnySearchParams } from 'react-router';

/** What a page's rule declares of the parameters that it reads. */
export interface DeclaredSearch {
  pattern: string;
  /** Missing in builds of before it was declared. */
  search?: readonly string[];
}

/** The rule of the page around; null outside of pages. */
export const DeclaredSearchContext = createContext<DeclaredSearch | null>(null);

/** Parameters that fail loudly where one is read that the page's rule does not declare: on the site it is never there. */
class CheckedParams extends URLSearchParams {
  constructor(
    params: URLSearchParams,
    private readonly rule: DeclaredSearch,
  ) {
    super(params);
  }

  private check(name: string): void {
    const { pattern, search } = this.rule;
    if (search && !search.includes(name)) {
      throw new Error(`${pattern} reads the parameter ${name}: name it in \`search\` of the page's rule in remote.ts`);
    }
  }

  override get(name: string): string | null {
    this.check(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.check(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.check(name);
    return super.has(name, value);
  }
}

/** The parameters as a page may read them; checked in development and in tests. */
export function declaredParams(params: URLSearchParams, rule: DeclaredSearch | null): URLSearchParams {
  return process.env.NODE_ENV !== 'production' && rule ? new CheckedParams(params, rule) : params;
}

/** The parameters of the address. A page sees those that its rule declares, and no others. */
export function useSearchParams(): ReturnType<typeof useAnySearchParams> {
  const [params, setParams] = useAnySearchParams();
  const rule = useContext(DeclaredSearchContext);
  return [useMemo(() => declaredParams(params, rule), [params, rule]), setParams];
}
