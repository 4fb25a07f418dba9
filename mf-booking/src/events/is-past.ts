/** Whether `time` has passed by the browser's clock; the server decides by its own. */
export function isPast(time: string, now: number = Date.now()): boolean {
  return Date.parse(time) <= now;
}
