import type { Ink } from './ink';

export type Random = () => number;
export interface Point {
  x: number;
  y: number;
}

const { abs, round } = Math;

/** Formats a number of a path with visible precision only. */
export function n(value: number): string {
  // Whole numbers are formatted much faster than fractions, and a drawing has a hundred thousand of them.
  const tenths = round(value * 10);
  const rest = tenths % 10;
  if (rest === 0) return `${tenths / 10}`;
  const sign = tenths < 0 ? '-' : '';
  const whole = (abs(tenths) - abs(rest)) / 10;
  return `${sign}${whole === 0 ? '' : whole}.${abs(rest)}`;
}

export function at({ x, y }: Point): string {
  return `${n(x)} ${n(y)}`;
}

export function fill(d: string, ink: Ink, opacity?: number): string {
  return d === '' ? '' : `<path d="${d}" fill="${ink}"${opacity === undefined ? '' : ` opacity="${n10(opacity)}"`}/>`;
}

export function stroke(d: string, ink: Ink, width: number, opacity?: number): string {
  if (d === '') return '';
  return `<path d="${d}" stroke="${ink}" stroke-width="${n(width)}"${opacity === undefined ? '' : ` opacity="${n10(opacity)}"`}/>`;
}

function n10(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A smooth closed curve through points. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const one = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? { x: 0, y: 0 };
  const parts = [`M${at(one(0))}`];
  const last = closed ? count : count - 1;
  for (let index = 0; index < last; index += 1) {
    const [before, from, to, after] = [one(index - 1), one(index), one(index + 1), one(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    parts.push(`C${at(first)} ${at(second)} ${at(to)}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** An irregular round shape. */
export function blob(centre: Point, rx: number, ry: number, uneven: number, random: Random, corners = 9): string {
  const turn = random() * Math.PI;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index / corners) * Math.PI * 2;
    const far = 1 + (random() - 0.5) * 2 * uneven;
    return { x: centre.x + Math.cos(angle) * rx * far, y: centre.y + Math.sin(angle) * ry * far };
  });
  return smooth(points);
}

/** A tapered limb. */
export function limb(from: Point, to: Point, wide: number, thin: number): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
  const side = (point: Point, half: number) => at({ x: point.x + across.x * half, y: point.y + across.y * half });
  return `M${side(from, wide / 2)}L${side(to, thin / 2)} ${side(to, -thin / 2)} ${side(from, -wide / 2)}Z`;
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

export function disc({ x, y }: Point, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

export function ellipse({ x, y }: Point, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}
