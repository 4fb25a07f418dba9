/** So long a code must be out of sight before it is a scan again: people hold their phones a little too long. */
const OUT_OF_SIGHT_MS = 2000;

/** Tells each code once for as long as the camera sees it. */
export function seenCodes(): (codes: readonly string[], now: number) => string | null {
  const seenAt = new Map<string, number>();
  return (codes, now) => {
    for (const [code, at] of seenAt) if (now - at > OUT_OF_SIGHT_MS) seenAt.delete(code);
    const fresh = codes.find((code) => !seenAt.has(code)) ?? null;
    for (const code of codes) if (code === fresh || seenAt.has(code)) seenAt.set(code, now);
    return fresh;
  };
}
