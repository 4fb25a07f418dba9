import fc from 'fast-check';

/** Draws the parts of a request; all draws are determined by one seed. */
export class Dice {
  constructor(private readonly draw: fc.GeneratorValue) {}

  /** An integer from 0 to `max`. */
  upTo(max: number): number {
    return this.draw(fc.nat, max);
  }

  /** True in `percent` of 100 draws. */
  chance(percent: number): boolean {
    return this.upTo(99) < percent;
  }

  pick<T>(from: readonly T[]): T {
    const found = from[this.upTo(from.length - 1)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  /** `from` one to `most` distinct items, in the order of `from`. */
  some<T>(from: readonly T[], most: number): T[] {
    const wanted = 1 + this.upTo(Math.min(most, from.length) - 1);
    const left = [...from];
    while (left.length > wanted) left.splice(this.upTo(left.length - 1), 1);
    return left;
  }
}

/** Draws `count` values with `make`; deterministic for a seed. */
export function drawn<T>(make: (dice: Dice) => T, count: number, seed: number): T[] {
  return fc.sample(
    fc.gen().map((draw) => make(new Dice(draw))),
    { numRuns: count, seed },
  );
}
