import { MOODS, RAMPS, type Mood, type MoodName } from '../drawing/ink';
import { farTree } from '../drawing/land';
import { between, blob, disc, fill, n, smooth, stroke, type Random } from '../drawing/path';
import { acrossSeam, HIGH, project, towards, WIDE } from './sphere';

const HORIZON = HIGH / 2;
const DEGREE = WIDE / 360;

/** Sky, hills and meadow all round, continuous across the seam. */
export function backdrop(mood: MoodName, random: Random): string {
  const tints: Mood = MOODS[mood];
  const parts = [
    `<path d="M0 0H${WIDE}V${HORIZON + 4}H0Z" fill="url(#sky)"/>`,
    sun(tints, random),
    clouds(tints, random),
  ];
  for (const layer of [0, 1, 2] as const) parts.push(ridge(layer, tints, random));
  parts.push(woods(mood, random), meadow(tints, random));
  return parts.join('');
}

function sun({ sun: ink }: Mood, random: Random): string {
  const centre = { x: WIDE * between(random, 0.15, 0.85), y: HORIZON - 34 * DEGREE };
  return fill(disc(centre, 46), ink, 0.2) + fill(disc(centre, 33), ink, 0.25) + fill(disc(centre, 21), ink, 0.75);
}

/** Flat-bottomed clouds, lower with distance. */
function clouds({ sun: ink }: Mood, random: Random): string {
  const banks = Array.from({ length: 11 }, (_, index) => {
    const x = ((index + random() * 0.7) / 11) * WIDE;
    const up = between(random, 9, 46);
    const y = HORIZON - up * DEGREE;
    const wide = between(random, 60, 130) / Math.cos((up / 180) * Math.PI);
    const high = 6 + up * 0.32;
    const puffs = Array.from({ length: 5 }, (__, part) => {
      const aside = (part - 2) / 2;
      const centre = { x: x + aside * wide * 0.62, y: y - (1 - aside * aside) * high * 0.8 };
      return blob(centre, wide * between(random, 0.26, 0.4), high * between(random, 0.7, 1.1), 0.08, random, 10);
    });
    const lines = Array.from({ length: 4 }, (__, line) => `M${n(x - wide * between(random, 0.5, 1))} ${n(y + high + line * 5)}h${n(wide * between(random, 0.6, 1.5))}`); // oxfmt-ignore
    const drawn = fill(puffs.join(''), ink, 0.42) + stroke(lines.join(''), ink, 1.6, 0.5);
    return acrossSeam(drawn, x - wide * 1.2, x + wide * 1.2);
  });
  return banks.join('');
}

/** A line of hills; only whole waves are continuous across the seam. */
function ridge(layer: 0 | 1 | 2, tints: Mood, random: Random): string {
  const rise = [5.4, 3.3, 1.5][layer]! * DEGREE;
  const waves = [2, 3, 5, 8].map((count) => ({ count: count + layer, phase: random() * 6.3, high: between(random, 0.3, 1) / count })); // oxfmt-ignore
  const top = (share: number) =>
    HORIZON - rise * (0.62 + waves.reduce((sum, { count, phase, high }) => sum + high * Math.sin(share * count * 2 * Math.PI + phase), 0) * 0.62); // oxfmt-ignore
  const line = smooth(
    Array.from({ length: 73 }, (_, index) => ({ x: (index / 72) * WIDE, y: top(index / 72) })),
    false,
  );
  const hatch = Array.from({ length: 46 }, () => {
    const from = random() * 0.97;
    const long = between(random, 0.008, 0.03);
    const down = between(random, 3, 12 + layer * 2);
    return `M${n(from * WIDE)} ${n(top(from) + down)}L${n((from + long) * WIDE)} ${n(top(from + long) + down)}`;
  });
  const next = layer < 2 ? tints.hills[(layer + 1) as 1 | 2] : tints.ground[1];
  return fill(`${line}V${HORIZON + 12}H0Z`, tints.hills[layer]) + stroke(hatch.join(''), next, 0.9, 0.45);
}

/** Groves on the horizon. */
function woods(mood: MoodName, random: Random): string {
  const ramps = mood === 'autumn' || mood === 'evening' ? (['moss', 'gold', 'rust'] as const) : (['green', 'leaf', 'moss'] as const); // oxfmt-ignore
  const trees = Array.from({ length: 58 }, () => {
    const grove = Math.floor(random() * 9);
    const x = ((grove + 0.5) / 9) * WIDE + (random() - 0.5) * 150;
    const high = between(random, 9, 22);
    const tree = farTree({ x, y: HORIZON + 4 }, high, between(random, 0.6, 1), RAMPS[ramps[grove % 3]!], random);
    return acrossSeam(tree, x - high, x + high);
  });
  return `<g opacity="0.72">${trees.join('')}</g>`;
}

/** The ground, with strokes of grass that grow towards the viewer. */
function meadow({ ground, grass }: Mood, random: Random): string {
  const ramp = RAMPS[grass];
  const below = (metres: number) => project({ x: 0, z: metres }).y;
  const sheets = [
    fill(`M0 ${HORIZON}H${WIDE}V${HIGH}H0Z`, ground[0]),
    ...[40, 22, 13, 8, 5].map((metres) => fill(`M0 ${n(below(metres))}H${WIDE}V${HIGH}H0Z`, ground[1], 0.3)),
  ];
  const dark: string[] = [];
  const light: string[] = [];
  for (let index = 0; index < 2600; index += 1) {
    const metres = 2.4 + 26 * random() ** 2.2;
    const foot = project({ ...towards(random() * 360, metres) });
    const high = (between(random, 0.09, 0.2) / metres) * (WIDE / 2 / Math.PI);
    const aside = (random() - 0.5) * high * 1.3;
    (index % 2 ? light : dark).push(`M${n(foot.x)} ${n(foot.y)}q${n(aside * 0.2)} ${n(-high * 0.6)} ${n(aside)} ${n(-high)}`); // oxfmt-ignore
  }
  return sheets.join('') + stroke(dark.join(''), ramp[2], 1, 0.4) + stroke(light.join(''), ramp[5], 1, 0.55);
}
