import type { Ramp } from './ink';
import { at, between, fill, n, stroke, type Point, type Random } from './path';

interface Node extends Point {
  /** Parent node; undefined at the foot. */
  from: number;
  /** Length of the path to the foot. */
  way: number;
  weight: number;
}

/** Exponent by which the thickness of joining branches adds up. */
const JOIN = 2.3;

/**
 * Grows branches from a stem to every goal, from the existing node with the shortest path to goal and foot. `stem` runs
 * from the foot upwards.
 */
export function grow(stem: readonly Point[], goals: readonly Point[], bend: number): Node[] {
  const nodes: Node[] = [];
  for (const point of stem) {
    const before = nodes.at(-1);
    const step = before ? Math.hypot(point.x - before.x, point.y - before.y) : 0;
    nodes.push({ ...point, from: nodes.length - 1, way: (before?.way ?? 0) + step, weight: 0 });
  }
  const foot = stem[0] ?? { x: 0, y: 0 };
  const waiting = [...goals].sort((one, other) => Math.hypot(one.x - foot.x, one.y - foot.y) - Math.hypot(other.x - foot.x, other.y - foot.y)); // oxfmt-ignore
  const { hypot, max } = Math;
  for (const goal of waiting) {
    let best = 0;
    let cost = Infinity;
    for (let index = Math.min(1, nodes.length - 1); index < nodes.length; index += 1) {
      const node = nodes[index]!;
      const away = hypot(goal.x - node.x, goal.y - node.y);
      // Branches grow up and out; downward distance counts as far.
      const down = max(0, goal.y - node.y);
      const price = away + node.way * bend + down * 0.9;
      if (price < cost) [best, cost] = [index, price];
    }
    const node = nodes[best]!;
    const away = Math.hypot(goal.x - node.x, goal.y - node.y);
    const half = { x: node.x + (goal.x - node.x) * 0.5, y: node.y + (goal.y - node.y) * 0.5 - away * 0.06 };
    nodes.push({ ...half, from: best, way: node.way + away / 2, weight: 0 });
    nodes.push({ ...goal, from: nodes.length - 1, way: node.way + away, weight: 1 });
  }
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    const node = nodes[index]!;
    const parent = nodes[node.from];
    node.weight = Math.max(node.weight, 0.3);
    if (parent) parent.weight += node.weight;
  }
  return nodes;
}

/** Draws the branches as wood: thickness, shaded side and lit side. */
export function wood(nodes: readonly Node[], thick: number, bark: Ramp, least = 0.9): string {
  const heaviest = nodes[0]?.weight ?? 1;
  const wide = (node: Node) => Math.max(least, thick * (node.weight / heaviest) ** (1 / JOIN));
  const bySize = new Map<number, string[]>();
  const shade: string[] = [];
  for (const node of nodes) {
    const parent = nodes[node.from];
    if (!parent) continue;
    const size = Math.max(least, Math.round(wide(node) * 2) / 2);
    const before = nodes[parent.from];
    const from = before ? { x: (before.x + parent.x) / 2, y: (before.y + parent.y) / 2 } : parent;
    const ends = node.weight === 1;
    const to = ends ? node : { x: (parent.x + node.x) / 2, y: (parent.y + node.y) / 2 };
    const line = `M${at(from)}Q${at(parent)} ${at(to)}`;
    bySize.set(size, [...(bySize.get(size) ?? []), line]);
    if (size > 5) shade.push(`M${n(parent.x + size * 0.24)} ${n(parent.y)}L${n(node.x + size * 0.24)} ${n(node.y)}`);
  }
  const sizes = [...bySize].sort(([one], [other]) => one - other);
  return `<g stroke-linecap="round">${sizes.map(([size, lines]) => stroke(lines.join(''), bark[size > thick * 0.3 ? 2 : 1], size)).join('')}${stroke(shade.join(''), bark[1], Math.max(1, thick * 0.1), 0.7)}</g>`; // oxfmt-ignore
}

export interface Stem {
  foot: Point;
  top: Point;
  /** At the foot, in px. */
  thick: number;
  bark: Ramp;
  texture: 'furrow' | 'band' | 'patch' | 'smooth';
}

/** A stem with root flare, light and bark. */
export function stem({ foot, top, thick, bark, texture }: Stem, random: Random): string {
  const high = foot.y - top.y;
  const half = thick / 2;
  const bow = (random() - 0.5) * thick * 0.5;
  const tip = half * 0.62;
  const left = (share: number) =>
    foot.x + (top.x - foot.x) * share + bow * Math.sin(share * 3) - (half + (tip - half) * share);
  const right = (share: number) =>
    foot.x + (top.x - foot.x) * share + bow * Math.sin(share * 3) + (half + (tip - half) * share);
  const y = (share: number) => foot.y - high * share;
  const outline = `M${n(left(0) - half * 0.75)} ${n(foot.y + half * 0.16)}Q${n(left(0.06))} ${n(y(0.03))} ${n(left(0.16))} ${n(y(0.16))}Q${n(left(0.55))} ${n(y(0.5))} ${n(left(1))} ${n(top.y)}L${n(right(1))} ${n(top.y)}Q${n(right(0.55))} ${n(y(0.5))} ${n(right(0.16))} ${n(y(0.16))}Q${n(right(0.06))} ${n(y(0.03))} ${n(right(0) + half * 0.75)} ${n(foot.y + half * 0.16)}Q${n(foot.x)} ${n(foot.y + half * 0.34)} ${n(left(0) - half * 0.75)} ${n(foot.y + half * 0.16)}Z`; // oxfmt-ignore
  const dark = `M${n(foot.x + half * 0.2)} ${n(foot.y + half * 0.24)}Q${n(foot.x + half * 0.3)} ${n(y(0.4))} ${n(top.x + tip * 0.2)} ${n(top.y)}L${n(right(1))} ${n(top.y)}Q${n(right(0.55))} ${n(y(0.5))} ${n(right(0.16))} ${n(y(0.16))}Q${n(right(0.06))} ${n(y(0.03))} ${n(right(0) + half * 0.75)} ${n(foot.y + half * 0.16)}Z`; // oxfmt-ignore
  const light = `M${n(left(0.05) + half * 0.3)} ${n(y(0.05))}Q${n(left(0.5) + half * 0.3)} ${n(y(0.5))} ${n(left(1) + tip * 0.35)} ${n(top.y)}`;
  const marks: string[] = [];
  const count = Math.round(high / (texture === 'band' ? 9 : 7));
  for (let index = 0; index < count && texture !== 'smooth'; index += 1) {
    const share = random() * 0.96;
    const x = between(random, left(share) + half * 0.15, right(share) - half * 0.15);
    if (texture === 'furrow')
      marks.push(`M${n(x)} ${n(y(share))}q${n((random() - 0.5) * 4)} ${n(-thick * 0.22)} ${n((random() - 0.5) * 3)} ${n(-thick * between(random, 0.3, 0.6))}`); // oxfmt-ignore
    else if (texture === 'band') marks.push(`M${n(x)} ${n(y(share))}h${n(thick * between(random, 0.12, 0.42))}`);
    else marks.push(`M${n(x)} ${n(y(share))}q${n(thick * 0.12)} ${n(-thick * 0.14)} ${n(thick * 0.22)} 0`);
  }
  return (
    fill(outline, bark[3]) +
    fill(dark, bark[2]) +
    stroke(light, bark[5], Math.max(1, thick * 0.1), 0.6) +
    stroke(
      marks.join(''),
      texture === 'band' ? bark[0] : bark[1],
      Math.max(0.8, thick * (texture === 'band' ? 0.07 : 0.045)),
      0.75,
    )
  );
}
