/** Returns the pages to offer: first, last, and the current one with its neighbours; null is a gap of two or more. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? number - 1) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [null, number];
  });
}
