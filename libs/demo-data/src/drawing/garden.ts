import { bloom, type Bloom } from './bloom';
import { bunch, type Leaves } from './foliage';
import { RAMPS, toneOf, type Ramp } from './ink';
import { leaf } from './leaf';
import { at, between, fill, n, polygon, smooth, stroke, type Point, type Random } from './path';
import { strands, way as strandWay, type Strand, type StrandLook } from './strand';
import { blooms } from './tree';

/** A clipped hedge towards the viewer, lit on top. */
export function hedge(
  foot: Point,
  height: number,
  wide: number,
  leaves: Leaves,
  flower: Bloom | undefined,
  random: Random,
): string {
  // oxfmt-ignore
  const { ramp, shape, long } = leaves;
  const deep = height * 0.34;
  const left = foot.x - wide / 2;
  const right = foot.x + wide / 2;
  const top = foot.y - height;
  const uneven = (x: number) => Math.sin(x * 0.021) * height * 0.008;
  const parts = [
    fill(polygon([{ x: left, y: foot.y }, { x: right, y: foot.y }, { x: right, y: top }, { x: left, y: top }]), ramp[1]),
    fill(polygon([{ x: left, y: top + 4 }, { x: right, y: top + 4 }, { x: right - deep * 0.9, y: top - deep * 0.36 }, { x: left - deep * 0.1 + deep * 0.5, y: top - deep * 0.36 }]), ramp[4]),
  ]; // oxfmt-ignore
  const tones = ['', '', '', '', '', '', ''];
  const over: string[] = [];
  for (let x = left; x <= right; x += long * 0.66) {
    for (let y = top - deep * 0.36; y <= foot.y; y += long * 0.66) {
      const one = { x: x + (random() - 0.5) * long, y: y + (random() - 0.5) * long * 0.8 };
      const isTop = one.y < top + long * 0.2;
      const edge = (top - one.y) / (deep * 0.36);
      if (isTop && (one.x < left + edge * deep * 0.4 || one.x > right - edge * deep * 0.9)) continue;
      const down = (one.y - top) / height;
      const bulge = Math.sin((one.x - left) / (height * 0.24) + Math.sin(one.y * 0.02)) * 0.07;
      const lit = isTop ? 0.78 : 0.56 - down * 0.3 + bulge;
      const turn = isTop ? -Math.PI / 2 : Math.PI / 2;
      tones[toneOf(lit + (random() - 0.5) * 0.14)] += leaf(shape, { x: one.x, y: one.y + uneven(one.x) }, long * between(random, 0.9, 1.3), turn + (random() - 0.5) * 2, leaves.wide); // oxfmt-ignore
      if (flower && random() < flower.share * 0.12) over.push(bloom(flower, one, lit, random));
    }
  }
  const stems: string[] = [];
  for (let x = left + 18; x < right; x += between(random, 26, 44))
    stems.push(`M${n(x)} ${n(foot.y + 7)}v${n(-height * 0.09)}`);
  return stroke(stems.join(''), RAMPS.brown[1], 5) + parts.join('') + tones.map((d, tone) => fill(d, ramp[tone]!)).join('') + over.join(''); // oxfmt-ignore
}

export interface ClimberLook {
  leaves: Leaves;
  bark: Ramp;
  bloom?: Bloom;
  /** Support of the climber. */
  on: 'lattice' | 'wall' | 'pergola' | 'wires';
}

/** A climber on its support, covering it unevenly. */
export function climber(
  foot: Point,
  height: number,
  { leaves, bark, bloom: flower, on }: ClimberLook,
  random: Random,
): string {
  // oxfmt-ignore
  const wide = height * (on === 'wall' ? 0.9 : 0.62);
  const side = random() < 0.5 ? -1 : 1;
  const parts = [support(foot, height, wide, on)];
  const stems = Array.from({ length: 4 }, (_, index) => {
    const goal = (index - 1.5) * 0.34 + side * 0.1;
    const points = Array.from({ length: 7 }, (_, step) => ({
      x: foot.x + goal * wide * (step / 6) ** 0.8 + Math.sin(step * 1.9 + index) * wide * 0.06,
      y: foot.y - (height * 0.98 * step) / 6,
    }));
    return smooth(points, false);
  });
  parts.push(`<g stroke-linecap="round">${stroke(stems.join(''), bark[2], height * 0.011)}${stroke(stems.slice(0, 2).join(''), bark[4], height * 0.004)}</g>`); // oxfmt-ignore
  const r = height * 0.062;
  const clusters = [];
  for (let row = 0; row < 14; row += 1) {
    const up = 0.1 + (row / 14) * 0.92;
    const reach = wide * 0.5 * (0.3 + 0.85 * up ** 0.7) * between(random, 0.7, 1.05);
    const across = Math.max(1, Math.round(reach / r));
    for (let index = 0; index < across; index += 1) {
      const aside = across === 1 ? 0 : (index / (across - 1)) * 2 - 1;
      if (random() < 0.12 + 0.2 * (1 - up)) continue;
      clusters.push({ x: foot.x + aside * reach + side * wide * 0.06 * up + (random() - 0.5) * r, y: foot.y - up * height + (random() - 0.5) * r, r: r * between(random, 0.75, 1.2), flat: 0.9, light: up * 0.35 - aside * 0.3 - 0.05 + (random() - 0.5) * 0.3 }); // oxfmt-ignore
    }
  }
  for (const one of clusters) parts.push(bunch(one, leaves, random), flower ? blooms(one, flower, random) : '');
  return parts.join('');
}

function support(foot: Point, height: number, wide: number, on: ClimberLook['on']): string {
  const left = foot.x - wide / 2;
  const right = foot.x + wide / 2;
  const top = foot.y - height;
  const oak = RAMPS.brown;
  if (on === 'wall') return gardenWall(foot, height);
  const post = (x: number, w: number) => fill(`M${n(x)} ${n(top - 20)}h${n(w)}V${n(foot.y)}h${n(-w)}Z`, oak[4]) + fill(`M${n(x + w * 0.6)} ${n(top - 20)}h${n(w * 0.4)}V${n(foot.y)}h${n(-w * 0.4)}Z`, oak[3]); // oxfmt-ignore
  const lines: string[] = [];
  if (on === 'lattice') {
    for (let step = 0; step <= 6; step += 1) lines.push(`M${n(left + (wide * step) / 6)} ${n(top)}V${n(foot.y)}`);
    for (let step = 0; step <= 9; step += 1)
      lines.push(`M${n(left - 12)} ${n(top + (height * 0.94 * step) / 9)}H${n(right + 12)}`);
    return stroke(lines.join(''), oak[4], 8) + stroke(lines.join(''), oak[5], 3);
  }
  if (on === 'wires') {
    for (let step = 0; step < 6; step += 1)
      lines.push(`M${n(left - 40)} ${n(top + 20 + (height * 0.84 * step) / 5)}H${n(right + 40)}`);
    return post(left - 46, 18) + post(right + 28, 18) + stroke(lines.join(''), RAMPS.grey[3], 2.4);
  }
  const beams = Array.from({ length: 7 }, (_, index) => fill(`M${n(left - 50 + (index * (wide + 90)) / 6)} ${n(top - 52)}h15l8 34h-15Z`, oak[index % 2 ? 3 : 4])); // oxfmt-ignore
  return post(left - 26, 24) + post(right + 2, 24) + fill(`M${n(left - 66)} ${n(top - 26)}H${n(right + 66)}v22H${n(left - 66)}Z`, oak[4]) + beams.join(''); // oxfmt-ignore
}

/** A twig branching off at the middle of a shoot. */
function fork(shoot: Strand, random: Random): Strand {
  const points = strandWay(shoot);
  const place = Math.floor(between(random, 3, 7));
  const [from, next] = [points[place]!, points[place + 1]!];
  const angle = Math.atan2(next.y - from.y, next.x - from.x) + (random() < 0.5 ? -1 : 1) * between(random, 0.35, 0.7);
  return { ...shoot, from, angle, long: shoot.long * between(random, 0.3, 0.5), bend: shoot.bend * 0.6 };
}

/** A plastered wall across the picture, with its coping. */
function gardenWall(foot: Point, height: number): string {
  const stone = RAMPS.stone;
  const top = foot.y - height - 30;
  const faces = ['', ''];
  for (let row = 0; row < 15; row += 1) {
    const high = (height + 26) / 15;
    for (let column = -6; column < 7; column += 1) {
      const mark = Math.abs(Math.sin(row * 12.9 + column * 78.2)) % 1;
      if (mark < 0.55) continue;
      const x = foot.x + (column + (row % 2) / 2) * 110 + mark * 20;
      faces[row % 2] +=
        `M${n(x)} ${n(top + row * high + 5)}h${n(60 + mark * 40)}v${n(high - 9)}h${n(-60 - mark * 40)}Z`;
    }
  }
  const across = (y: number, high: number) => `M${n(foot.x - 800)} ${n(y)}h1600v${n(high)}h-1600Z`;
  return (
    fill(across(top, foot.y - top), stone[5]) +
    fill(faces[0]!, stone[4], 0.7) +
    fill(faces[1]!, stone[6], 0.7) +
    fill(across(top - 26, 26), RAMPS.pot[4]) +
    fill(across(top - 4, 8), RAMPS.pot[2]) +
    fill(across(foot.y - 6, 8), stone[3])
  );
}

/** A shrub with arching shoots. */
export function arching(foot: Point, height: number, wide: number, look: StrandLook, random: Random): string {
  const layer = (count: number, dark: number): Strand[] =>
    Array.from({ length: count }, (_, index): Strand[] => {
      const aside = ((index + random()) / count) * 2 - 1 + (random() - 0.5) * 0.12;
      const shoot: Strand = {
        from: { x: foot.x + aside * height * 0.17 + (random() - 0.5) * 14, y: foot.y - Math.abs(random() * 6) },
        angle: -Math.PI / 2 + aside * wide + (random() - 0.5) * 0.22,
        long: height * between(random, 0.66, 0.96) * (1 - Math.abs(aside) * 0.08),
        bend: (0.1 + Math.abs(aside) * 0.9) * between(random, 0.7, 1.35),
        light: 0.56 - dark - aside * 0.2 + (random() - 0.5) * 0.12,
      };
      return random() < 0.55 ? [shoot, fork(shoot, random)] : [shoot];
    }).flat();
  return strands(layer(12, 0.16), look, random) + strands(layer(10, 0), look, random); // oxfmt-ignore
}

export function post(from: Point, to: Point, width: number, ramp: Ramp): string {
  return stroke(`M${at(from)}L${at(to)}`, ramp[3], width) + stroke(`M${n(from.x - width * 0.22)} ${n(from.y)}L${n(to.x - width * 0.22)} ${n(to.y)}`, ramp[5], width * 0.3); // oxfmt-ignore
}
