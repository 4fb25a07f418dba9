import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after a garbage collection. */
export interface Memory {
  heapBytes: number;
  /** In the document or kept by scripts or the browser. */
  nodes: number;
  listeners: number;
}

async function metricsOf(session: CDPSession): Promise<Memory> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return { heapBytes: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

/** Returns what the page holds. */
export async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Elements are freed by the collection after the one that frees their script objects.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const memory = await metricsOf(session);
  await session.detach();
  return memory;
}

/** Follows links of the page to all paths in turn, in one document. Each page is rendered before the next link. */
export async function followLinks(page: Page, paths: readonly string[], rounds: number): Promise<void> {
  await page.evaluate(
    async ([all, count]) => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      for (const path of Array.from({ length: count }, () => all).flat()) {
        const before = document.querySelector('main h1');
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!.click();
        while ([before, null].includes(document.querySelector('main h1'))) await idle();
        await idle();
      }
    },
    [paths, rounds] as const,
  );
}
