/** `run.ts rest|booking|growth|office|pages`: one benchmark of the back end; its rows go to the parent process, or to the output as JSON. */
import { benchBooking } from './booking.bench';
import { benchGrowth, benchOffice } from './growth/growth.bench';
import { benchPages } from './pages.bench';
import { benchRest, type BenchRow } from './rest.bench';

const BENCHMARKS: Record<string, () => Promise<BenchRow[]>> = {
  rest: benchRest,
  booking: benchBooking,
  growth: benchGrowth,
  office: benchOffice,
  pages: benchPages,
};

async function main(name: string): Promise<void> {
  const benchmark = BENCHMARKS[name];
  if (!benchmark) throw new Error(`There are these benchmarks: ${Object.keys(BENCHMARKS).join(', ')}`);
  const rows = await benchmark();
  if (process.send) process.send(rows, () => process.disconnect());
  else console.log(JSON.stringify(rows, null, 1));
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
