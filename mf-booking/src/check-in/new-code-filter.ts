/** Time that a code must be out of view before it counts as a new scan, because people hold their phones too long. */
const OUT_OF_SIGHT_MS = 2000;

/** Returns a function that reports each code once while it stays in view. */
export function newCodeFilter(): (codes: readonly string[], now: number) => string | null {
  const seenAt = new Map<string, number>();
  return (codes, now) => {
    for (const [code, at] of seenAt) if (now - at > OUT_OF_SIGHT_MS) seenAt.delete(code);
    const fresh = codes.find((code) => !seenAt.has(code)) ?? null;
    for (const code of codes) if (code === fresh || seenAt.has(code)) seenAt.set(code, now);
    return fresh;
  };
}
