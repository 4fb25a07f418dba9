import { mix, type Colour } from './colour';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The land around a plant: sky from top to horizon, far and near hills, the ground. */
interface Land {
  sky: readonly [Colour, Colour];
  hills: readonly [Colour, Colour];
  ground: Colour;
}

const LAND: Readonly<Record<Season, Land>> = {
  spring: { sky: ['#8fc3ea', '#eaf4f8'], hills: ['#9dbb9a', '#7fae74'], ground: '#83b75f' },
  summer: { sky: ['#5fa4de', '#dcedf7'], hills: ['#7fa389', '#5c9160'], ground: '#6a9f4a' },
  autumn: { sky: ['#9db6cc', '#f3e8d5'], hills: ['#a79b7f', '#9a8a52'], ground: '#8d9a4b' },
  winter: { sky: ['#a9b9c9', '#eef2f5'], hills: ['#b9c5cd', '#d3dce1'], ground: '#eef3f6' },
};

/** Sky, hills and ground behind everything else; `horizon` is its height in px from the top. */
export function landscape(
  width: number,
  height: number,
  season: Season,
  horizon: number,
  random: () => number,
): string {
  const { sky, hills, ground } = LAND[season];
  const ridge = (colour: Colour, rise: number) => {
    const points = Array.from({ length: 7 }, (_, index) => {
      const y = horizon - rise * (0.35 + random() * 0.65);
      return `${Math.round((index * width) / 6)},${Math.round(y)}`;
    });
    return `<path d="M0 ${height}L${points.join(' ')}L${width} ${height}Z" fill="${colour}"/>`;
  };
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>` +
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${mix(ground, hills[1], 0.4)}"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    ridge(hills[0], height * 0.12) +
    ridge(hills[1], height * 0.06) +
    `<rect y="${Math.round(horizon)}" width="${width}" height="${height}" fill="url(#ground)"/>` +
    tufts(width, height, horizon, ground, random)
  );
}

/** Grass, or unevenness of snow, denser near the eye. */
function tufts(width: number, height: number, horizon: number, ground: Colour, random: () => number): string {
  const marks = Array.from({ length: 90 }, () => {
    const near = random() ** 0.7;
    const y = Math.round(horizon + near * (height - horizon));
    const long = Math.round(4 + near * 26);
    return `M${Math.round(random() * width)} ${y}l${long} ${-Math.round(1 + near * 5)}`;
  });
  return `<path d="${marks.join('')}" stroke="${mix(ground, '#2f4a2a', 0.25)}" stroke-width="2" opacity=".35"/>`;
}
