import { pageWeights } from '../checks/budgets';
import { benchRow, type BenchRow } from './bench-row';

/** Transfer size of a first visit, from the built files; also checked by `npm test`. */
export async function benchWeights(): Promise<BenchRow[]> {
  const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
  return (await pageWeights()).map(({ page, total, budget }) =>
    benchRow({
      part: 'weight',
      name: `JavaScript of ${page}`,
      unit: 'kB',
      value: kilobytes(total),
      ratios: {},
      budgets: [{ of: 'value', atMost: kilobytes(budget) }],
    }),
  );
}
