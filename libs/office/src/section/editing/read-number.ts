import type { TableCell } from '../../files/read-table';

/**
 * Parses a number with the decimal mark of any of our languages and spaces between thousands; null for an
 * empty cell, undefined if it is invalid or has too many decimals.
 */
export function readNumber(cell: TableCell, decimals: number): number | null | undefined {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return fits(cell, decimals);
  if (typeof cell === 'boolean') return undefined;
  const text = cell.replace(/[\s\u00a0\u202f]/g, '');
  if (text === '') return null;
  if (!/^\d+([.,]\d+)?$/.test(text)) return undefined;
  return fits(Number(text.replace(',', '.')), decimals);
}

function fits(value: number, decimals: number): number | undefined {
  const scaled = value * 10 ** decimals;
  return value >= 0 && Math.abs(scaled - Math.round(scaled)) < 1e-6 ? value : undefined;
}
