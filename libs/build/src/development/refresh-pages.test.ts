import type { Hot } from '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils';
import type { Page } from '@arbora/remote';
import { executeRuntime } from './refresh-pages';

/** The module cache of webpack, of one module. */
class HotModule {
  data: object | undefined;
  isAccepted = false;
  isInvalidated = false;
  private keep: ((data: object) => void)[] = [];

  /** Runs a version of the module in place of the last one. */
  run(exports: object): void {
    this.data = this.keep.length > 0 ? {} : undefined;
    for (const keep of this.keep) keep(this.data!);
    this.keep = [];
    this.isAccepted = false;
    const hot: Hot = {
      data: this.data,
      accept: () => (this.isAccepted = true),
      dispose: (keep) => this.keep.push(keep),
      invalidate: () => (this.isInvalidated = true),
    };
    executeRuntime(exports, './news-item.page.tsx', hot);
  }
}

const NewsItem = () => null;
const EditedNewsItem = () => 'edited';

test('a page is replaced without its parents, and the declaration in use takes over the new one', () => {
  const module = new HotModule();
  const inUse: Page = { Component: NewsItem, queries: () => [] };
  module.run({ default: inUse });
  expect(module.isAccepted).toBe(true);
  const second: Page = { Component: EditedNewsItem };
  module.run({ default: second });
  expect(inUse).toEqual({ Component: EditedNewsItem, queries: undefined });
  const queries = () => [{ queryKey: ['news'] }];
  module.run({ default: { Component: EditedNewsItem, queries } });
  expect([inUse, second].map((page) => page.queries)).toEqual([queries, queries]);
  expect(module).toMatchObject({ isAccepted: true, isInvalidated: false });
});

test('a page that also exports something else is left to its parents', () => {
  const module = new HotModule();
  module.run({ default: { Component: NewsItem }, LIMIT: 10 });
  expect(module.isAccepted).toBe(false);
});

test.each([
  ['components', { NewsItem }, true],
  ['anything else', { default: { queryKey: ['news'] } }, false],
  ['nothing', {}, false],
])('a module that exports %s is treated as the plugin does', (_name, exports, isAccepted) => {
  const module = new HotModule();
  module.run(exports);
  expect(module.isAccepted).toBe(isAccepted);
});
