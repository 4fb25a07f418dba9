interface Offer {
  coding: string;
  /** Quality value: the client prefers the highest, and does not accept 0. */
  weight: number;
}

function offersOf(header: string): Offer[] {
  return header
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [coding = '', ...params] = entry.trim().split(/\s*;\s*/);
      const weight = params.map((param) => /^q=(\d(?:\.\d*)?)$/.exec(param)?.[1]).find((value) => value !== undefined);
      return { coding, weight: weight === undefined ? 1 : Number(weight) };
    });
}

/**
 * The content coding that a client prefers (RFC 9110, 12.5.3); undefined for no coding. Of equally preferred ones the
 * first of `codings`.
 */
export function preferredCoding<Coding extends string>(
  acceptEncoding: string | string[] | undefined,
  codings: readonly Coding[],
): Coding | undefined {
  const offers = offersOf(String(acceptEncoding ?? ''));
  const weightOf = (coding: string): number | undefined => offers.find((offer) => offer.coding === coding)?.weight;
  const others = weightOf('*') ?? 0;
  let best: Coding | undefined;
  // No coding is acceptable unless excluded, but the last choice.
  let bestWeight = weightOf('identity') ?? 0;
  for (const coding of codings) {
    const weight = weightOf(coding) ?? others;
    if (weight > 0 && (best === undefined ? weight >= bestWeight : weight > bestWeight))
      [best, bestWeight] = [coding, weight];
  }
  return best;
}
