/** Whether `start` has passed by the browser's clock; the server decides by its own. */
export function hasBegun(start: string, now: number = Date.now()): boolean {
  return Date.parse(start) <= now;
}
