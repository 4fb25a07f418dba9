import type { BenchBudget, BenchRow } from './bench-row';

function ratiosOf({ ratios }: BenchRow): string {
  return Object.entries(ratios)
    .map(([against, ratio]) => `${ratio} × ${against}`)
    .join(', ');
}

function budgetText({ of, atLeast, atMost }: BenchBudget): string {
  const bound = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  return of === 'value' ? bound : `${bound} × ${of}`;
}

function cellsOf(row: BenchRow): string[] {
  return [
    row.name,
    `${row.value} ${row.unit}`,
    ratiosOf(row),
    row.budgets.map(budgetText).join(', '),
    row.within === null ? '' : row.within ? 'kept' : 'MISSED',
  ];
}

/** Formats rows as a text table. */
export function benchTable(rows: readonly BenchRow[]): string {
  const lines = [['', 'measured', 'against', 'budget', ''], ...rows.map(cellsOf)];
  const widths = lines[0]!.map((_cell, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
