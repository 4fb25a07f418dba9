/** Time that a code must be out of view before it counts as a new scan, because people hold their phones too long. */
const OUT_OF_SIGHT_MS = 2000;
/** Shorter gaps are unreadable frames of a code that has stayed in view. */
const SHOWN_AGAIN_MS = 800;

export interface SeenCode {
  code: string;
  /** It was out of view for a moment only, for example on the phone of the next guest. */
  isShownAgain: boolean;
}

/** Returns a function that reports each code once while it stays in view. */
export function newCodeFilter(): (codes: readonly string[], now: number) => SeenCode | null {
  const seenAt = new Map<string, number>();
  return (codes, now) => {
    for (const [code, at] of seenAt) if (now - at > OUT_OF_SIGHT_MS) seenAt.delete(code);
    const isShownAgain = (code: string): boolean => now - (seenAt.get(code) ?? now) > SHOWN_AGAIN_MS;
    const fresh = codes.find((code) => !seenAt.has(code));
    const reported = fresh ?? codes.find(isShownAgain);
    const seen = reported === undefined ? null : { code: reported, isShownAgain: fresh === undefined };
    for (const code of codes) if (code === reported || (seenAt.has(code) && !isShownAgain(code))) seenAt.set(code, now);
    return seen;
  };
}
