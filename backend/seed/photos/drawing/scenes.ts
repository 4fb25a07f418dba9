import { randomFrom } from '../../random';
import { shade, type Colour } from './colour';
import { plant, type Look } from './plant';
import { landscape, type Season } from './season';

export interface Frame {
  width: number;
  height: number;
  season: Season;
  /** The same number draws the same picture. */
  seed: number;
}

function svg({ width, height }: Frame, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">${content}</svg>`;
}

/** One plant in the middle of its land. */
export function portrait(frame: Frame, look: Look): string {
  const { width, height, season, seed } = frame;
  const random = randomFrom(seed);
  const low = look.habit === 'bush' || look.habit === 'tuft';
  const land = landscape(width, height, season, height * 0.68, random);
  const far = Array.from({ length: 5 }, () =>
    plant(random() * width, height * 0.7, height * 0.1, { habit: 'round', leaves: '#5d8a63' }, random),
  );
  return svg(frame, land + far.join('') + plant(width / 2, height * 0.9, height * (low ? 0.5 : 0.8), look, random));
}

/** Rows of the same plant that lead to the horizon. */
export function rows(frame: Frame, look: Look, { path = '#b9a888' as Colour, deep = 6 } = {}): string {
  const { width, height, season, seed } = frame;
  const random = randomFrom(seed);
  const horizon = height * 0.45;
  const middle = width * (0.4 + random() * 0.2);
  const land = landscape(width, height, season, horizon, random);
  const way = `<path d="M${Math.round(middle - 6)} ${Math.round(horizon)}L${Math.round(width * 0.26)} ${height}H${Math.round(width * 0.74)}L${Math.round(middle + 6)} ${Math.round(horizon)}Z" fill="${path}"/>`;
  const plants: string[] = [];
  for (let back = deep; back >= 0; back -= 1) {
    const near = 0.62 ** back;
    const y = horizon + (height * 0.98 - horizon) * near;
    for (const side of [-1, 1]) {
      plants.push(plant(middle + side * width * 0.42 * near, y, height * 0.85 * near, look, random));
    }
  }
  return svg(frame, land + way + plants.join(''));
}

/** Beds of low plants, or of plants in pots, row behind row. */
export function beds(frame: Frame, looks: readonly Look[], { potted = false } = {}): string {
  const { width, height, season, seed } = frame;
  const random = randomFrom(seed);
  const horizon = height * 0.4;
  const parts = [landscape(width, height, season, horizon, random)];
  for (let row = 0; row < 5; row += 1) {
    const near = (row + 1) / 5;
    const y = horizon + (height * 1.02 - horizon) * near ** 1.3;
    const high = height * 0.26 * near ** 1.2;
    const look = looks[row % looks.length];
    if (!look) continue;
    const step = high * 1.1;
    for (let x = (random() - 0.5) * step; x < width + step; x += step) {
      if (potted) parts.push(pot(x, y, high * 0.4));
      parts.push(plant(x, potted ? y - high * 0.34 : y, high, look, random));
    }
  }
  return svg(frame, parts.join(''));
}

function pot(x: number, y: number, wide: number): string {
  const points = [x - wide / 2, y - wide, x + wide / 2, y - wide, x + wide * 0.38, y, x - wide * 0.38, y].map(
    Math.round,
  );
  return `<path d="M${points[0]} ${points[1]}L${points.slice(2).join(' ')}Z" fill="#2c2a29"/>`;
}

/** A twig with leaves close to the eye, and what blossoms or ripens on it. */
export function twig(frame: Frame, { leaves, accent }: Pick<Look, 'leaves' | 'accent'>): string {
  const { width, height, seed } = frame;
  const random = randomFrom(seed);
  const blurred = Array.from({ length: 26 }, () => {
    const colour = shade(leaves, random() * 0.9 - 0.6);
    return `<circle cx="${Math.round(random() * width)}" cy="${Math.round(random() * height)}" r="${Math.round(height * (0.05 + random() * 0.12))}" fill="${colour}" opacity=".4"/>`;
  });
  const at = (share: number) => ({
    x: width * (0.06 + share * 0.86),
    y: height * (0.78 - share * 0.42 - Math.sin(share * 3) * 0.1),
  });
  const stem = Array.from({ length: 11 }, (_, index) => at(index / 10));
  const line = `<path d="M${stem.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}" stroke="#6a4f38" stroke-width="${Math.round(height * 0.014)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const grown = stem.slice(1).flatMap(({ x, y }, index) =>
    [-1, 1].map((side) => {
      const angle = -25 + side * (48 + random() * 26);
      return leaf(
        x,
        y,
        height * (0.2 + random() * 0.08),
        angle,
        shade(leaves, random() * 0.35 - 0.2 - (index % 3) * 0.04),
      );
    }),
  );
  const ripe = accent
    ? stem
        .slice(2)
        .flatMap(({ x, y }) => (random() < accent[1] + 0.4 ? [blossom(x, y, height * 0.055, accent[0], random)] : []))
    : [];
  const ground = `<rect width="${width}" height="${height}" fill="${shade(leaves, -0.45)}"/>`;
  return svg(frame, ground + blurred.join('') + line + grown.join('') + ripe.join(''));
}

function leaf(x: number, y: number, long: number, angle: number, fill: Colour): string {
  const wide = long * 0.42;
  const blade = `M0 0C${Math.round(long * 0.3)} ${Math.round(-wide)} ${Math.round(long * 0.75)} ${Math.round(-wide * 0.7)} ${Math.round(long)} 0C${Math.round(long * 0.75)} ${Math.round(wide * 0.7)} ${Math.round(long * 0.3)} ${Math.round(wide)} 0 0Z`;
  const veins = `M0 0H${Math.round(long * 0.92)}${[0.3, 0.5, 0.7].map((share) => `M${Math.round(long * share)} 0l${Math.round(long * 0.14)} ${Math.round(-wide * 0.45)}M${Math.round(long * share)} 0l${Math.round(long * 0.14)} ${Math.round(wide * 0.45)}`).join('')}`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)})"><path d="${blade}" fill="${fill}"/><path d="${veins}" stroke="${shade(fill, 0.3)}" stroke-width="1.5" opacity=".7"/></g>`;
}

function blossom(x: number, y: number, size: number, fill: Colour, random: () => number): string {
  const turn = random() * 72;
  const petals = Array.from({ length: 5 }, (_, index) => {
    const angle = ((turn + index * 72) * Math.PI) / 180;
    return `<circle cx="${Math.round(x + Math.cos(angle) * size)}" cy="${Math.round(y + Math.sin(angle) * size)}" r="${Math.round(size * 0.72)}" fill="${shade(fill, random() * 0.3 - 0.1)}"/>`;
  });
  return `${petals.join('')}<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(size * 0.4)}" fill="#e8c24a"/>`;
}
