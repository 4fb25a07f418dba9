/** `#rrggbb`. */
export type Colour = string;

/** Two colours mixed: 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const part = (colour: Colour, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(first, at) * (1 - share) + part(second, at) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Lighter for positive amounts up to 1, darker for negative ones. */
export function shade(colour: Colour, amount: number): Colour {
  return amount < 0 ? mix(colour, '#101c14', -amount) : mix(colour, '#fffbe6', amount);
}
