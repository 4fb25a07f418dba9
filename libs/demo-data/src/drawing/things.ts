import { RAMPS, type Ramp } from './ink';
import { leaf } from './leaf';
import { between, blob, disc, ellipse, fill, limb, n, polygon, smooth, stroke, type Point, type Random } from './path';

/** A container with soil, `wide` px at its rim. */
export function pot({ x, y }: Point, wide: number, ramp: Ramp = RAMPS.black): string {
  const high = wide * 0.78;
  const body = (from: number, to: number) =>
    polygon([{ x: x + wide * from, y: y - high }, { x: x + wide * to, y: y - high }, { x: x + wide * to * 0.78, y }, { x: x + wide * from * 0.78, y }]); // oxfmt-ignore
  return (
    fill(ellipse({ x: x + wide * 0.1, y }, wide * 0.5, wide * 0.07), RAMPS.black[0], 0.18) +
    fill(body(-0.5, 0.5), ramp[2]) +
    fill(body(-0.42, -0.16), ramp[4], 0.75) +
    fill(body(0.22, 0.5), ramp[1]) +
    fill(`M${n(x - wide * 0.54)} ${n(y - high - wide * 0.06)}h${n(wide * 1.08)}v${n(wide * 0.11)}h${n(-wide * 1.08)}Z`, ramp[3]) +
    fill(ellipse({ x, y: y - high - wide * 0.05 }, wide * 0.46, wide * 0.05), RAMPS.soil[1])
  ); // oxfmt-ignore
}

/** The root ball of a lifted tree, wrapped in jute and a wire basket. */
export function rootBall({ x, y }: Point, r: number, random: Random): string {
  const centre = { x, y: y - r * 0.72 };
  const wires: string[] = [];
  for (let index = -3; index <= 3; index += 1) {
    const aside = (index / 3.4) * r;
    wires.push(`M${n(x + aside * 0.55)} ${n(centre.y - r * 0.66)}Q${n(x + aside * 1.15)} ${n(centre.y)} ${n(x + aside * 0.5)} ${n(centre.y + r * 0.72)}`); // oxfmt-ignore
    const height = (index / 4.2) * r;
    const half = Math.sqrt(Math.max(0, r * r - height * height));
    wires.push(`M${n(x - half)} ${n(centre.y + height * 0.8)}Q${n(x)} ${n(centre.y + height * 0.8 + r * 0.14)} ${n(x + half)} ${n(centre.y + height * 0.8)}`); // oxfmt-ignore
  }
  const folds = Array.from({ length: 9 }, () => {
    const aside = (random() - 0.5) * 1.4 * r;
    return `M${n(x + aside)} ${n(centre.y - r * 0.6)}q${n((random() - 0.5) * r * 0.2)} ${n(r * 0.4)} ${n((random() - 0.5) * r * 0.3)} ${n(r * between(random, 0.5, 1))}`;
  });
  return (
    fill(ellipse({ x: x + r * 0.15, y: y + r * 0.06 }, r * 1.15, r * 0.16), RAMPS.black[0], 0.2) +
    fill(blob(centre, r, r * 0.82, 0.04, random, 12), RAMPS.straw[2]) +
    fill(blob({ x: x - r * 0.16, y: centre.y - r * 0.12 }, r * 0.8, r * 0.62, 0.06, random, 12), RAMPS.straw[3]) +
    stroke(folds.join(''), RAMPS.straw[1], r * 0.02, 0.5) +
    stroke(wires.join(''), RAMPS.grey[2], r * 0.018, 0.75) +
    fill(blob({ x, y: centre.y - r * 0.68 }, r * 0.42, r * 0.13, 0.1, random), RAMPS.soil[1])
  );
}

export function spade({ x, y }: Point, high: number, lean: number): string {
  const top = { x: x + lean * high, y: y - high };
  const neck = { x: x + lean * high * 0.3, y: y - high * 0.3 };
  const blade = polygon([{ x: neck.x - high * 0.085, y: neck.y + 2 }, { x: neck.x + high * 0.085, y: neck.y - 2 }, { x: x + high * 0.06, y: y - high * 0.02 }, { x, y: y + high * 0.02 }, { x: x - high * 0.07, y: y - high * 0.02 }]); // oxfmt-ignore
  return (
    fill(limb(neck, top, high * 0.036, high * 0.032), RAMPS.straw[3]) +
    stroke(`M${n(top.x - high * 0.07)} ${n(top.y)}h${n(high * 0.14)}`, RAMPS.brown[3], high * 0.035) +
    fill(blade, RAMPS.stone[3]) +
    fill(polygon([{ x: neck.x - high * 0.08, y: neck.y + 2 }, { x: neck.x - high * 0.03, y: neck.y }, { x: x - high * 0.02, y: y - high * 0.01 }, { x: x - high * 0.065, y: y - high * 0.02 }]), RAMPS.stone[5]) // oxfmt-ignore
  );
}

/** A watering bag around a stem. */
export function wateringBag({ x, y }: Point, high: number): string {
  const half = high * 0.3;
  const side = (sign: number) => `Q${n(x + sign * half * 1.25)} ${n(y - high * 0.4)} ${n(x + sign * half * 0.42)} ${n(y - high)}`; // oxfmt-ignore
  const body = `M${n(x - half)} ${n(y)}${side(-1)}H${n(x + half * 0.42)}Q${n(x + half * 1.25)} ${n(y - high * 0.4)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + high * 0.07)} ${n(x - half)} ${n(y)}Z`;
  const lit = `M${n(x - half * 0.8)} ${n(y - 3)}Q${n(x - half * 1.05)} ${n(y - high * 0.42)} ${n(x - half * 0.34)} ${n(y - high * 0.95)}L${n(x - half * 0.1)} ${n(y - high * 0.95)}Q${n(x - half * 0.6)} ${n(y - high * 0.4)} ${n(x - half * 0.35)} ${n(y)}Z`;
  return (
    fill(ellipse({ x: x + half * 0.3, y: y + 4 }, half * 1.5, half * 0.22), RAMPS.black[0], 0.2) +
    fill(body, RAMPS.leaf[2]) +
    fill(lit, RAMPS.leaf[4]) +
    stroke(`M${n(x)} ${n(y - high * 0.98)}V${n(y)}`, RAMPS.leaf[1], 3) +
    stroke(`M${n(x - half * 0.5)} ${n(y - high * 0.9)}H${n(x + half * 0.5)}`, RAMPS.straw[4], high * 0.03)
  );
}

/** Pruning shears, their blades to the left. */
export function shears({ x, y }: Point, long: number): string {
  const ink = RAMPS.crimson;
  const handle = (sign: number) => smooth([{ x, y }, { x: x + long * 0.2, y: y + sign * long * 0.1 }, { x: x + long * 0.44, y: y + sign * long * 0.13 }, { x: x + long * 0.62, y: y + sign * long * 0.08 }], false); // oxfmt-ignore
  return (
    fill(`M${n(x)} ${n(y - 5)}Q${n(x - long * 0.2)} ${n(y - long * 0.16)} ${n(x - long * 0.4)} ${n(y - long * 0.04)}L${n(x)} ${n(y + 8)}Z`, RAMPS.stone[4]) +
    fill(`M${n(x)} ${n(y - 4)}Q${n(x - long * 0.18)} ${n(y + long * 0.15)} ${n(x - long * 0.34)} ${n(y + long * 0.1)}L${n(x)} ${n(y + 10)}Z`, RAMPS.stone[2]) +
    `<g stroke-linecap="round">${stroke(handle(-1), ink[2], long * 0.085)}${stroke(handle(1), ink[3], long * 0.085)}${stroke(handle(1), ink[5], long * 0.018)}</g>` +
    fill(disc({ x, y }, long * 0.045), RAMPS.stone[1])
  ); // oxfmt-ignore
}

/** A wreath of twigs with cones, berries and a ribbon. */
export function wreath(centre: Point, r: number, random: Random): string {
  const tones: string[] = ['', '', '', '', ''];
  for (let index = 0; index < 520; index += 1) {
    const angle = random() * Math.PI * 2;
    const far = r * between(random, 0.74, 1.06);
    const point = { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
    const lit = 2 - Math.cos(angle) * 0.8 - Math.sin(angle) * 1.1 + random() * 1.6 - (far / r < 0.84 ? 0.8 : 0);
    tones[Math.max(0, Math.min(4, Math.round(lit)))] += leaf('narrow', point, r * between(random, 0.16, 0.26), angle + Math.PI / 2 + between(random, -0.8, 0.8), 0.7); // oxfmt-ignore
  }
  const rest = Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4 + random();
    const far = r * between(random, 0.8, 1);
    const point = { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
    if (index % 4 === 0) return cone(point, r * 0.13, random() * 6);
    return fill(disc(point, r * 0.034), RAMPS.crimson[3]) + fill(disc({ x: point.x - r * 0.012, y: point.y - r * 0.012 }, r * 0.012), RAMPS.crimson[6]); // oxfmt-ignore
  });
  const knot = { x: centre.x, y: centre.y + r * 0.92 };
  const loop = (sign: number) =>
    fill(smooth([knot, { x: knot.x + sign * r * 0.3, y: knot.y - r * 0.18 }, { x: knot.x + sign * r * 0.4, y: knot.y + r * 0.04 }]), RAMPS.pink[sign < 0 ? 3 : 2]) +
    fill(polygon([knot, { x: knot.x + sign * r * 0.12, y: knot.y + r * 0.48 }, { x: knot.x + sign * r * 0.3, y: knot.y + r * 0.42 }]), RAMPS.pink[sign < 0 ? 4 : 3]); // oxfmt-ignore
  return tones.map((d, tone) => fill(d, RAMPS.green[tone]!)).join('') + rest.join('') + loop(-1) + loop(1) + fill(disc(knot, r * 0.06), RAMPS.pink[1]); // oxfmt-ignore
}

function cone(point: Point, size: number, turn: number): string {
  const scales = Array.from({ length: 9 }, (_, index) => leaf('round', { x: point.x + Math.cos(turn) * (index - 4) * size * 0.1, y: point.y + Math.sin(turn) * (index - 4) * size * 0.1 }, size * 0.5, turn + (index % 2 ? 0.8 : -0.8))); // oxfmt-ignore
  return fill(scales.join(''), RAMPS.brown[3]) + fill(scales.slice(0, 4).join(''), RAMPS.brown[5]);
}

/** A distant village house. */
export function house({ x, y }: Point, wide: number, wall: Ramp, roof: Ramp): string {
  const high = wide * 0.62;
  const window = (left: number, up: number) => `M${n(x + wide * left)} ${n(y - high * up)}h${n(wide * 0.12)}v${n(high * 0.24)}h${n(-wide * 0.12)}Z`; // oxfmt-ignore
  return (
    fill(`M${n(x - wide / 2)} ${n(y - high)}h${n(wide)}V${n(y)}h${n(-wide)}Z`, wall[5]) +
    fill(`M${n(x + wide * 0.18)} ${n(y - high)}h${n(wide * 0.32)}V${n(y)}h${n(-wide * 0.32)}Z`, wall[4]) +
    fill(polygon([{ x: x - wide * 0.56, y: y - high }, { x: x - wide * 0.3, y: y - high * 1.62 }, { x: x + wide * 0.34, y: y - high * 1.62 }, { x: x + wide * 0.56, y: y - high }]), roof[3]) +
    fill(polygon([{ x: x + wide * 0.18, y: y - high }, { x: x + wide * 0.34, y: y - high * 1.62 }, { x: x + wide * 0.56, y: y - high }]), roof[2]) +
    fill(window(-0.36, 0.72) + window(-0.1, 0.72) + window(0.28, 0.72), wall[2]) +
    fill(`M${n(x - wide * 0.2)} ${n(y - high * 0.42)}h${n(wide * 0.14)}V${n(y)}h${n(-wide * 0.14)}Z`, roof[1])
  ); // oxfmt-ignore
}

export function bench({ x, y }: Point, wide: number): string {
  const high = wide * 0.42;
  const plank = (up: number, thick: number) => fill(`M${n(x - wide / 2)} ${n(y - high * up)}h${n(wide)}v${n(high * thick)}h${n(-wide)}Z`, RAMPS.straw[3]) + fill(`M${n(x - wide / 2)} ${n(y - high * up)}h${n(wide)}v${n(high * thick * 0.3)}h${n(-wide)}Z`, RAMPS.straw[5]); // oxfmt-ignore
  const legs = [-0.42, 0.38].map((aside) => fill(`M${n(x + wide * aside)} ${n(y - high)}h${n(wide * 0.04)}V${n(y)}h${n(-wide * 0.04)}Z`, RAMPS.grey[1])).join(''); // oxfmt-ignore
  return fill(ellipse({ x: x + wide * 0.06, y }, wide * 0.55, wide * 0.03), RAMPS.black[0], 0.2) + legs + plank(1, 0.12) + plank(0.82, 0.12) + plank(0.48, 0.16); // oxfmt-ignore
}

/** A crate of fruit. */
export function crate({ x, y }: Point, wide: number, fruit: Ramp, random: Random): string {
  const high = wide * 0.4;
  const heap = Array.from({ length: 24 }, (_, index) => {
    const row = Math.floor(index / 8);
    const one = { x: x - wide * 0.42 + ((index % 8) + (row % 2) * 0.5) * wide * 0.115, y: y - high - row * wide * 0.055 + random() * 4 };
    const r = wide * 0.066;
    return fill(disc(one, r), fruit[2]) + fill(disc({ x: one.x - r * 0.14, y: one.y - r * 0.14 }, r * 0.82), fruit[3]) + fill(disc({ x: one.x - r * 0.34, y: one.y - r * 0.34 }, r * 0.28), fruit[5]);
  }); // oxfmt-ignore
  const slats = [0, 1, 2].map((row) => fill(`M${n(x - wide / 2)} ${n(y - high + row * high * 0.34)}h${n(wide)}v${n(high * 0.28)}h${n(-wide)}Z`, RAMPS.straw[row === 1 ? 3 : 4])); // oxfmt-ignore
  const posts = [-0.5, 0.43].map((aside) => fill(`M${n(x + wide * aside)} ${n(y - high * 1.04)}h${n(wide * 0.07)}v${n(high * 1.08)}h${n(-wide * 0.07)}Z`, RAMPS.straw[2])); // oxfmt-ignore
  return fill(ellipse({ x: x + wide * 0.06, y: y + 3 }, wide * 0.58, wide * 0.06), RAMPS.black[0], 0.2) + heap.join('') + slats.join('') + posts.join(''); // oxfmt-ignore
}

/** A section of the ground below a height: layers and roots. */
export function section(
  width: number,
  height: number,
  top: number,
  middle: number,
  reach: number,
  random: Random,
): string {
  const layers = [RAMPS.soil[2], RAMPS.soil[3], RAMPS.soil[1]] as const;
  const sheets = layers.map((ink, index) => {
    const y = top + ((height - top) * index) / 2.6;
    const points = Array.from({ length: 9 }, (_, at) => ({
      x: (at * width) / 8,
      y: y + (index ? (random() - 0.5) * 26 : 0),
    }));
    return fill(`${smooth(points, false)}V${height}H0Z`, ink);
  });
  const stones = Array.from({ length: 120 }, () => {
    const one = { x: random() * width, y: top + 16 + random() * (height - top) };
    return blob(one, between(random, 3, 13), between(random, 2.5, 9), 0.2, random, 6);
  });
  const roots: string[] = [];
  const grow = (from: Point, angle: number, long: number, thick: number): void => {
    if (thick < 1.4 || long < 16) return;
    const to = { x: from.x + Math.cos(angle) * long, y: Math.min(height - 12, from.y + Math.sin(angle) * long) };
    roots.push(fill(limb(from, to, thick, thick * 0.7), RAMPS.straw[4]));
    const count = random() < 0.6 ? 2 : 1;
    for (let index = 0; index < count; index += 1) grow(to, angle + between(random, -0.5, 0.5), long * between(random, 0.72, 0.95), thick * (count === 2 ? 0.66 : 0.8)); // oxfmt-ignore
  };
  for (let index = 0; index < 11; index += 1) grow({ x: middle + (index - 5) * 5, y: top - 4 }, 0.16 + (index / 10) * (Math.PI - 0.32), reach * between(random, 0.16, 0.26), 15); // oxfmt-ignore
  return sheets.join('') + fill(stones.slice(0, 60).join(''), RAMPS.soil[4], 0.6) + fill(stones.slice(60).join(''), RAMPS.soil[0], 0.4) + roots.join(''); // oxfmt-ignore
}

export function pond(centre: Point, rx: number, ry: number, random: Random): string {
  const lines = Array.from({ length: 22 }, () => {
    const y = centre.y + (random() - 0.5) * 1.7 * ry;
    const half = rx * Math.sqrt(Math.max(0, 1 - ((y - centre.y) / ry) ** 2)) * 0.86;
    return `M${n(centre.x - half + random() * half)} ${n(y)}h${n(half * between(random, 0.2, 0.8))}`;
  });
  return fill(blob(centre, rx * 1.03, ry * 1.1, 0.03, random, 14), RAMPS.straw[4]) + fill(blob(centre, rx, ry, 0.03, random, 14), RAMPS.water[4]) + fill(blob({ x: centre.x + rx * 0.12, y: centre.y + ry * 0.2 }, rx * 0.8, ry * 0.7, 0.05, random, 12), RAMPS.water[3]) + stroke(lines.join(''), RAMPS.water[6], 2.2, 0.7); // oxfmt-ignore
}
