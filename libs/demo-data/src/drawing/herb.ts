import { bloom, type Bloom } from './bloom';
import { toneOf, type Ramp } from './ink';
import { leaf, type LeafShape } from './leaf';
import { between, ellipse, fill, n, stroke, type Point, type Random } from './path';
import { strands, way, type Strand } from './strand';

export interface HerbLook {
  ramp: Ramp;
  shape: LeafShape;
  /** Length of basal leaves, as a share of the height. */
  leafLong: number;
  leafWide?: number;
  /** Height of the basal leaves as a share of the plant's; 0 if all leaves are on the stems. */
  mound: number;
  /** Margin or pattern of the basal leaves. */
  edge?: Ramp;
  stems: number;
  /** Maximum angle of stems from the vertical, in radians. */
  lean: number;
  /** Leaves on the stems. */
  leafy?: boolean;
  head: Bloom | null;
  /** Flowers along the upper part of the stems (as a share of the stem); default: at the tips. */
  along?: number;
}

/** A perennial: basal leaves, stems and flowers. */
export function herb(foot: Point, height: number, look: HerbLook, random: Random): string {
  const { ramp, stems, lean, head, along = 0, leafy = false } = look;
  const all: Strand[] = Array.from({ length: stems }, (_, index) => {
    const aside = stems === 1 ? 0 : ((index + random() * 0.7) / stems) * 2 - 1;
    const angle = -Math.PI / 2 + aside * lean;
    const long = height * between(random, 0.78, 1) * (1 - Math.abs(aside) * 0.16);
    return { from: { x: foot.x + aside * height * 0.1, y: foot.y }, angle, long, bend: Math.abs(aside) * 0.25, light: 0.55 - aside * 0.16 }; // oxfmt-ignore
  });
  const stalk = { shape: leafy ? look.shape : ('blade' as const), ramp, leafLong: height * (leafy ? look.leafLong : 0.02), leafWide: look.leafWide ?? 1, step: height * (leafy ? look.leafLong * 0.5 : 0.5), spread: 0.85, bark: [ramp[0], ramp[0], ramp[1], ramp[2], ramp[3], ramp[4], ramp[5]] as const, thick: Math.max(1.6, height * 0.01), leaflessShare: 0.1 }; // oxfmt-ignore
  const shuffled = all.map((one, index) => [one, (index * 7) % stems] as const).sort((one, other) => one[1] - other[1]).map(([one]) => one); // oxfmt-ignore
  const flowers = shuffled.map((one) => (head ? heads(one, head, along, random) : '')).join('');
  return leaves(foot, height, look, 0.34, 1, random) + strands(all, stalk, random) + leaves(foot, height, look, 0.56, 0.72, random) + flowers; // oxfmt-ignore
}

function heads(strand: Strand, head: Bloom, along: number, random: Random): string {
  const points = way(strand);
  const tip = points.at(-1)!;
  if (along === 0)
    return bloom({ ...head, size: head.size * between(random, 0.82, 1.1) }, tip, strand.light + 0.1, random);
  const count = Math.round((strand.long * along) / (head.size * 0.55));
  return Array.from({ length: count }, (_, index) => {
    const share = 1 - along + (along * index) / count;
    const point = points[Math.round(share * (points.length - 1))]!;
    const next = points[Math.min(points.length - 1, Math.round(share * (points.length - 1)) + 1)]!;
    const part = (share * (points.length - 1)) % 1;
    const size = head.size * (1.15 - (index / count) * 0.6);
    const aside = (random() - 0.5) * size * 0.9;
    return bloom({ ...head, size }, { x: point.x + (next.x - point.x) * part + aside, y: point.y + (next.y - point.y) * part }, strand.light + 0.08 - aside / size * 0.2, random); // oxfmt-ignore
  }).join('');
}

/** Basal leaves, upright in the middle and bent outwards at the sides. */
function leaves(foot: Point, height: number, look: HerbLook, light: number, share: number, random: Random): string {
  const { shape, ramp, leafLong, leafWide = 1, mound, edge } = look;
  if (mound === 0) return '';
  const tones = ['', '', '', '', '', '', ''];
  const edges = ['', '', '', '', '', '', ''];
  const ribs: string[] = [];
  const long = leafLong * height;
  const count = Math.round(14 + (mound * 16) / Math.max(0.15, leafLong));
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const aside = ((index + random()) / count) * 2 - 1;
    const up = (1 - aside * aside) * between(random, 0.1, 1) * share;
    const point = { x: foot.x + aside * height * mound * 0.75, y: foot.y - up * mound * height * 0.72 };
    const angle = -Math.PI / 2 + aside * 1.15 + (random() - 0.5) * 0.5;
    const lit = light - aside * 0.2 + up * 0.22 + (random() - 0.5) * 0.24;
    const size = long * between(random, 0.75, 1.1);
    const tone = toneOf(lit);
    if (leafLong > 0.16) {
      const tip = { x: point.x + Math.cos(angle) * size * 0.85, y: point.y + Math.sin(angle) * size * 0.85 };
      const rib = `M${n(point.x)} ${n(point.y)}L${n(tip.x)} ${n(tip.y)}`;
      parts.push(fill(leaf(shape, point, size, angle, leafWide), (edge ?? ramp)[edge ? toneOf(lit + 0.1) : tone]!) + (edge ? fill(leaf(shape, point, size * 0.86, angle, leafWide * 0.8), ramp[tone]!) : '') + stroke(rib, ramp[Math.min(6, tone + 2)]!, 1.4, 0.6)); // oxfmt-ignore
    } else {
      tones[tone] += leaf(shape, point, size, angle, leafWide);
      if (edge && random() < 0.5) edges[toneOf(lit + 0.1)] += leaf(shape, point, size * 0.7, angle, leafWide * 0.4);
    }
  }
  return tones.map((d, tone) => fill(d, ramp[tone]!)).join('') + edges.map((d, tone) => fill(d, (edge ?? ramp)[tone]!)).join('') + parts.join('') + ribs.join(''); // oxfmt-ignore
}

export interface GrassLook {
  ramp: Ramp;
  /** Angle of blades from the vertical, in radians. */
  lean: number;
  /** Curvature of the blades. */
  bend: number;
  blades: number;
  /** Width of a blade as a share of the height. */
  wide?: number;
  edge?: Ramp;
  plume?: { ramp: Ramp; kind: 'feather' | 'spear' | 'brush' | 'cloud'; share: number };
}

/** A tuft of arching blades with flowers above. */
export function grass(foot: Point, height: number, look: GrassLook, random: Random): string {
  const { ramp, lean, bend, blades, wide = 0.014, edge, plume } = look;
  const tones = ['', '', '', '', '', '', ''];
  const light: string[] = [];
  const drawBlade = (aside: number, long: number, lit: number) => {
    const strand = { from: { x: foot.x + aside * height * 0.09, y: foot.y }, angle: -Math.PI / 2 + aside * lean, long, bend: bend * (0.25 + Math.abs(aside)), light: lit }; // oxfmt-ignore
    const points = way(strand, 6);
    const half = (height * wide) / 2;
    const left = points.map(({ x, y }, index) => `${n(x - half * (1 - index / 6))} ${n(y)}`);
    const right = points.slice(0, -1).reverse().map(({ x, y }, index) => `${n(x + half * ((index + 1) / 6))} ${n(y)}`); // oxfmt-ignore
    tones[toneOf(lit)] += `M${left.join('L')}L${right.join('L')}Z`;
    if (edge) light.push(`M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`);
    return points;
  };
  for (let index = 0; index < blades; index += 1) {
    const aside = random() * 2 - 1;
    drawBlade(aside, height * between(random, 0.5, plume ? 0.78 : 1) * (1 - Math.abs(aside) * 0.15), 0.45 - aside * 0.22 + (random() - 0.5) * 0.4); // oxfmt-ignore
  }
  const drawn = tones.map((d, tone) => fill(d, ramp[tone]!)).join('') + (edge ? stroke(light.join(''), edge[5], height * wide * 0.3) : ''); // oxfmt-ignore
  if (!plume) return drawn;
  const stalks: string[] = [];
  const heads: string[] = [];
  for (let index = 0; index < blades * plume.share; index += 1) {
    const aside = ((index + random()) / (blades * plume.share)) * 2 - 1;
    const strand = { from: { x: foot.x + aside * height * 0.08, y: foot.y }, angle: -Math.PI / 2 + aside * lean * 0.75, long: height * between(random, 0.86, 1.02), bend: bend * 0.5 * Math.abs(aside), light: 0.6 - aside * 0.2 }; // oxfmt-ignore
    const points = way(strand, 6);
    stalks.push(`M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`);
    heads.push(plumeOf(points, height, plume, 0.55 - aside * 0.2, random));
  }
  return stroke(stalks.join(''), plume.ramp[2], Math.max(1, height * 0.004)) + drawn + heads.join('');
}

function plumeOf(
  points: readonly Point[],
  height: number,
  { ramp, kind }: NonNullable<GrassLook['plume']>,
  light: number,
  random: Random,
): string {
  // oxfmt-ignore
  const [before, tip] = [points.at(-2)!, points.at(-1)!];
  const heading = Math.atan2(tip.y - before.y, tip.x - before.x);
  if (kind === 'brush') {
    const middle = { x: (before.x + tip.x) / 2, y: (before.y + tip.y) / 2 };
    const turn = (heading * 180) / Math.PI;
    return `<g transform="rotate(${n(turn)} ${n(middle.x)} ${n(middle.y)})">${fill(ellipse(middle, height * 0.085, height * 0.026), ramp[toneOf(light - 0.1)]!)}${fill(ellipse({ x: middle.x, y: middle.y - height * 0.006 }, height * 0.07, height * 0.014), ramp[toneOf(light + 0.2)]!)}</g>`; // oxfmt-ignore
  }
  if (kind === 'spear') return fill(leaf('narrow', before, height * 0.2, heading, 0.5), ramp[toneOf(light)]!) + fill(leaf('narrow', before, height * 0.17, heading - 0.05, 0.25), ramp[toneOf(light + 0.25)]!); // oxfmt-ignore
  const tones = ['', '', '', '', '', '', ''];
  const count = kind === 'cloud' ? 26 : 12;
  for (let index = 0; index < count; index += 1) {
    const share = index / count;
    const point = { x: before.x + (tip.x - before.x) * share, y: before.y + (tip.y - before.y) * share };
    const side = index % 2 ? 1 : -1;
    if (kind === 'feather') tones[toneOf(light - side * 0.12 + random() * 0.15)] += leaf('blade', point, height * (0.1 - share * 0.03), heading + side * (0.55 - share * 0.2), 1.6); // oxfmt-ignore
    else tones[toneOf(light + (random() - 0.5) * 0.4)] += ellipse({ x: point.x + (random() - 0.5) * height * 0.13, y: point.y + (random() - 0.5) * height * 0.1 }, height * 0.006, height * 0.006); // oxfmt-ignore
  }
  return tones.map((d, tone) => fill(d, ramp[tone]!)).join('');
}
