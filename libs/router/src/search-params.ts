import { createContext, useContext, useMemo } from 'react';
import { useSearchParams as useAnySearchParams } from 'react-router';

/** Search parameters declared by a page's rule. */
export interface DeclaredSearch {
  pattern: string;
  /** Absent in builds of earlier releases. */
  search?: readonly string[];
}

/** The rule of the surrounding page; null outside of pages. */
export const DeclaredSearchContext = createContext<DeclaredSearch | null>(null);

/** Throws when a parameter is read that the page's rule does not declare, as the server drops it. */
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

/** Wraps the parameters in a check of declared names, in development and tests only. */
export function declaredParams(params: URLSearchParams, rule: DeclaredSearch | null): URLSearchParams {
  return process.env.NODE_ENV !== 'production' && rule ? new CheckedParams(params, rule) : params;
}

/** Like react-router's hook, restricted to the parameters that the page's rule declares. */
export function useSearchParams(): ReturnType<typeof useAnySearchParams> {
  const [params, setParams] = useAnySearchParams();
  const rule = useContext(DeclaredSearchContext);
  return [useMemo(() => declaredParams(params, rule), [params, rule]), setParams];
}
