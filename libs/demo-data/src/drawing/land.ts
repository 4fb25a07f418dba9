import { MOODS, RAMPS, type Ink, type Mood, type MoodName, type Ramp } from './ink';
import { between, blob, disc, ellipse, fill, n, smooth, stroke, type Point, type Random } from './path';

export interface Frame {
  width: number;
  height: number;
  mood: MoodName;
  /** Seed of the generator. */
  seed: number;
}

export interface Land {
  /** Height of the horizon in px from the top. */
  horizon: number;
  /** Number of hill layers: 0 to 3. */
  hills?: number;
  /** Whether nursery rows run over the far ground. */
  rows?: boolean;
  sun?: boolean;
}

/** Wraps a drawing in an SVG, with `pixels` px per unit. */
export function svg({ width, height, mood }: Frame, content: string, pixels: number): string {
  const { sky } = MOODS[mood];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * pixels)}" height="${Math.round(height * pixels)}" viewBox="0 0 ${width} ${height}" fill="none"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>${content}</svg>`; // oxfmt-ignore
}

/** Sky, hills and ground of the background, in a paper-cut style. */
export function land({ width, height, mood }: Frame, look: Land, random: Random): string {
  const { horizon, hills = 3, rows = false, sun = true } = look;
  const tints: Mood = MOODS[mood];
  const parts = [`<path d="M0 0H${width}V${height}H0Z" fill="url(#sky)"/>`];
  if (sun) {
    const centre = { x: width * between(random, 0.12, 0.42), y: horizon * between(random, 0.24, 0.5) };
    const r = Math.min(width, height) * between(random, 0.055, 0.09);
    parts.push(fill(disc(centre, r * 2.1), tints.sun, 0.18) + fill(disc(centre, r * 1.5), tints.sun, 0.22) + fill(disc(centre, r), tints.sun, 0.7)); // oxfmt-ignore
  }
  parts.push(clouds(width, horizon, tints, random));
  for (let layer = 3 - hills; layer < 3; layer += 1) parts.push(ridge(width, height, horizon, layer, tints, random));
  parts.push(ground(width, height, horizon, tints, random));
  if (rows) parts.push(nurseryRows(width, horizon, height, tints, random));
  return parts.join('');
}

/** Thin lines of high cloud, in the style of an engraving. */
function clouds(width: number, horizon: number, { sun }: Mood, random: Random): string {
  const lines: string[] = [];
  for (let bank = 0; bank < 3; bank += 1) {
    const x = between(random, -0.1, 0.85) * width;
    const y = between(random, 0.1, 0.62) * horizon;
    const long = between(random, 0.16, 0.42) * width;
    for (let line = 0; line < 5; line += 1) {
      const from = x + between(random, 0, 0.3) * long;
      lines.push(`M${n(from)} ${n(y + line * 7)}h${n(long * between(random, 0.3, 0.75))}`);
    }
  }
  return stroke(lines.join(''), sun, 2.2, 0.5);
}

function ridge(width: number, height: number, horizon: number, layer: number, tints: Mood, random: Random): string {
  const ink = tints.hills[layer as 0 | 1 | 2];
  const rise = height * [0.17, 0.11, 0.045][layer]!;
  const phase = random() * 6.3;
  const pace = between(random, 2.2, 4.6);
  const top = (share: number) =>
    horizon +
    height * 0.012 -
    rise * (0.42 + 0.34 * Math.sin(phase + share * pace) + 0.2 * Math.sin(phase * 2 + share * pace * 2.3));
  const points = Array.from({ length: 13 }, (_, index) => ({ x: (index / 12) * width, y: top(index / 12) }));
  const line = smooth(points, false);
  const woods: string[] = [];
  const groves = layer === 0 ? 0 : 3 + Math.floor(random() * 3);
  for (let grove = 0; grove < groves; grove += 1) {
    const start = random();
    const count = 4 + Math.floor(random() * 9);
    for (let index = 0; index < count; index += 1) {
      const share = start + index * 0.012 + random() * 0.004;
      if (share > 1) continue;
      const size = height * between(random, 0.006, 0.013) * (layer === 1 ? 0.8 : 1.25);
      const point = { x: share * width, y: top(share) - size * 0.4 };
      if (random() < 0.3)
        woods.push(`M${n(point.x - size * 0.5)} ${n(point.y + size)}L${n(point.x)} ${n(point.y - size * 1.7)}L${n(point.x + size * 0.5)} ${n(point.y + size)}Z`); // oxfmt-ignore
      else woods.push(ellipse(point, size * 0.85, size));
    }
  }
  const hatch: string[] = [];
  for (let row = 1; row < 8; row += 1) {
    for (let index = 0; index < 5; index += 1) {
      const from = random();
      const long = between(random, 0.03, 0.13);
      const step = (share: number) => `${n(share * width)} ${n(top(share) + row * height * 0.011 * (1 + layer * 0.2))}`;
      hatch.push(`M${step(from)}L${step(from + long / 2)} ${step(from + long)}`);
    }
  }
  const next = layer < 2 ? tints.hills[(layer + 1) as 1 | 2] : tints.ground[1];
  return fill(woods.join(''), next) + fill(`${line}V${height}H0Z`, ink) + stroke(hatch.join(''), next, 1.3, 0.4);
}

function ground(width: number, height: number, horizon: number, tints: Mood, random: Random): string {
  const [far, near] = tints.ground;
  const sway = (random() - 0.5) * height * 0.03;
  const sheet = (y: number, bow: number) =>
    `M0 ${n(y + bow)}Q${n(width * 0.45)} ${n(y - bow * 1.4)} ${width} ${n(y + sway)}V${height}H0Z`;
  const fold = horizon + (height - horizon) * between(random, 0.3, 0.45);
  return fill(sheet(horizon, height * 0.012), far) + fill(sheet(fold, height * 0.022), near) + meadow(width, height, horizon, tints, random); // oxfmt-ignore
}

/** Strokes of grass, larger near the viewer. */
function meadow(width: number, height: number, horizon: number, tints: Mood, random: Random): string {
  const ramp: Ramp = RAMPS[tints.grass];
  const dark: string[] = [];
  const light: string[] = [];
  for (let index = 0; index < 210; index += 1) {
    const near = random() ** 0.75;
    const y = horizon + 4 + near * (height - horizon);
    const high = 3 + near * 15;
    const x = random() * width;
    const aside = (random() - 0.5) * high * 0.9;
    (index % 2 ? light : dark).push(`M${n(x)} ${n(y)}q${n(aside * 0.2)} ${n(-high * 0.6)} ${n(aside)} ${n(-high)}`);
  }
  return stroke(dark.join(''), ramp[2], 1.5, 0.45) + stroke(light.join(''), ramp[5], 1.5, 0.6);
}

/** Distant rows of young plants that converge on the horizon. */
function nurseryRows(width: number, horizon: number, height: number, tints: Mood, random: Random): string {
  const goal = width * between(random, 0.25, 0.75);
  const ramp: Ramp = RAMPS[tints.grass];
  const deep = horizon + (height - horizon) * 0.34;
  const lines: string[] = [];
  const dots: string[] = [];
  for (let row = -7; row <= 7; row += 1) {
    const foot = goal + row * width * 0.13;
    lines.push(`M${n(goal + row * width * 0.012)} ${n(horizon + 4)}L${n(foot)} ${n(deep)}`);
    for (let step = 0.12; step < 1; step += 0.055 + step * 0.05) {
      const size = 1.5 + step * 7;
      const x = goal + row * width * (0.012 + (0.13 - 0.012) * step);
      dots.push(ellipse({ x, y: horizon + 4 + (deep - horizon - 4) * step - size * 0.8 }, size * 0.62, size));
    }
  }
  return stroke(lines.join(''), ramp[4], 2, 0.5) + fill(dots.join(''), ramp[2], 0.8);
}

/** The shadow at a point, softer towards its edge. */
export function shadow(point: Point, rx: number, mood: MoodName, random: Random): string {
  const { shade } = MOODS[mood];
  const sheet = (share: number, opacity: number) =>
    fill(blob({ x: point.x + rx * 0.3 * share, y: point.y + rx * 0.02 }, rx * share, rx * 0.12 * share, 0.1, random, 14), shade, opacity); // oxfmt-ignore
  return sheet(1.12, 0.07) + sheet(0.95, 0.09) + sheet(0.76, 0.1) + sheet(0.5, 0.12) + sheet(0.22, 0.16);
}

/** Grass and herbs in front of a plant's foot. */
export function tuft(point: Point, wide: number, high: number, ramp: Ramp, random: Random): string {
  const tones: string[][] = [[], [], []];
  const count = Math.round(wide / 5);
  for (let index = 0; index < count; index += 1) {
    const x = point.x + (random() - 0.5) * wide;
    const tall = high * between(random, 0.4, 1.1) * (1 - Math.abs(x - point.x) / wide);
    const aside = (random() - 0.5) * tall * 0.8;
    tones[index % 3]?.push(`M${n(x - 1.3)} ${n(point.y + random() * 5)}q${n(aside * 0.2)} ${n(-tall * 0.7)} ${n(aside)} ${n(-tall)}q${n(-aside * 0.4)} ${n(tall * 0.4)} ${n(-aside + 2.6)} ${n(tall)}Z`); // oxfmt-ignore
  }
  return tones.map((all, index) => fill(all.join(''), ramp[(2 + index) as 2 | 3 | 4])).join('');
}

/** A distant tree, drawn as light and shade only. */
export function farTree(foot: Point, height: number, wide: number, ramp: Ramp, random: Random): string {
  const stem = fill(`M${n(foot.x - height * 0.018)} ${n(foot.y)}h${n(height * 0.036)}l${n(-height * 0.01)} ${n(-height * 0.5)}h${n(-height * 0.016)}Z`, RAMPS.brown[2]); // oxfmt-ignore
  const masses = Array.from({ length: 7 }, () => {
    const aside = random() * 2 - 1;
    const up = between(random, 0.42, 0.82) - Math.abs(aside) * 0.08;
    return {
      x: foot.x + (aside * height * wide) / 3.2,
      y: foot.y - up * height,
      r: height * wide * between(random, 0.2, 0.3),
    };
  });
  const sheet = (share: number, shift: number, ink: Ink) =>
    fill(masses.map((one) => blob({ x: one.x - one.r * shift, y: one.y - one.r * shift }, one.r * share, one.r * share, 0.12, random, 10)).join(''), ink); // oxfmt-ignore
  return stem + sheet(1, 0, ramp[2]) + sheet(0.74, 0.22, ramp[3]) + sheet(0.4, 0.4, ramp[4]);
}

/** Fallen leaves. */
export function fallen(point: Point, wide: number, ramp: Ramp, count: number, random: Random): string {
  const tones: string[][] = [[], []];
  for (let index = 0; index < count; index += 1) {
    const one = { x: point.x + (random() + random() - 1) * wide, y: point.y + (random() - 0.35) * wide * 0.2 };
    tones[index % 2]?.push(ellipse(one, between(random, 3, 6), between(random, 1.2, 2.4)));
  }
  return fill(tones[0]!.join(''), ramp[3]) + fill(tones[1]!.join(''), ramp[5]);
}
