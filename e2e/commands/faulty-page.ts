import type { Page } from '@playwright/test';
import { pageFileOf } from './deployment';

/** Code in which a page can throw. */
export type FaultyPart = 'render' | 'effect' | 'timer';

/** Runs in the file of a page, before its modules are defined: lets the page throw when it is shown. */
function makeFaulty(remote: string, part: FaultyPart): void {
  interface Modules {
    [id: string]: (module: unknown, exports: { default?: { Component?: unknown } }, load: unknown) => void;
  }
  interface React {
    useEffect: (run: () => void, dependencies: []) => void;
  }
  interface Federation {
    __INSTANCES__: { shareScopeMap: { default: { react: Record<string, { lib: () => React }> } } }[];
  }
  type Chunks = { push: (chunk: [unknown, Modules]) => unknown };
  const { [`webpackChunk${remote.replaceAll('-', '_')}`]: chunks, __FEDERATION__: federation } =
    globalThis as unknown as {
      __FEDERATION__: Federation;
    } & Record<string, Chunks>;
  const fail = (): never => {
    throw new Error(`${remote} throws in its ${part}`);
  };
  const react = Object.values(federation.__INSTANCES__[0]!.shareScopeMap.default.react)[0]!.lib();
  function FaultyPage(): string {
    if (part === 'render') fail();
    react.useEffect(() => {
      if (part === 'effect') fail();
      setTimeout(fail, 500);
    }, []);
    return 'FaultyPage';
  }
  const { push } = chunks!;
  chunks!.push = (chunk) => {
    chunks!.push = push;
    for (const [id, define] of Object.entries(chunk[1])) {
      chunk[1][id] = (module, exports, load) => {
        define(module, exports, load);
        if (exports.default?.Component) exports.default.Component = FaultyPage;
      };
    }
    return push(chunk);
  };
}

/** Returns the file of a page that throws when it is shown. */
export function faultyFile(code: string, remote: string, part: FaultyPart): string {
  return `(${makeFaulty})(${JSON.stringify(remote)}, ${JSON.stringify(part)});${code}`;
}

/** Lets a page of a remote throw when it is shown. */
export async function breakPage(page: Page, remote: string, pattern: string, part: FaultyPart): Promise<void> {
  await page.route(await pageFileOf(remote, pattern), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: faultyFile(await response.text(), remote, part) });
  });
}
