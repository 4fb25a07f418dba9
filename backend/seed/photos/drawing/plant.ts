import { shade, type Colour } from './colour';

/** The outline of a plant. */
export type Habit = 'round' | 'oval' | 'column' | 'weeping' | 'cone' | 'bush' | 'tuft' | 'bare';

/** How a plant looks: its outline, its leaves, what blossoms or ripens on it. */
export interface Look {
  habit: Habit;
  leaves: Colour;
  /** Of flowers or fruits, with the share of the crown they cover. */
  accent?: readonly [colour: Colour, share: number];
  bark?: Colour;
}

interface Form {
  /** Height of the bare trunk, width and height of the crown, as shares of the plant's height. */
  trunk: number;
  wide: number;
  /** Half the width of the crown at a height from 0 (its foot) to 1 (its top), as a share of the widest. */
  at(height: number): number;
}

const FORMS: Readonly<Record<Exclude<Habit, 'bare' | 'tuft'>, Form>> = {
  round: { trunk: 0.32, wide: 0.74, at: (h) => Math.sqrt(Math.max(0, 1 - (2 * h - 1) ** 2)) },
  oval: { trunk: 0.24, wide: 0.52, at: (h) => Math.sqrt(Math.max(0, 1 - (1.8 * h - 0.8) ** 2)) },
  column: { trunk: 0.08, wide: 0.24, at: (h) => Math.min(1, 3.2 * (1 - h), 0.6 + 2 * h) },
  weeping: { trunk: 0.1, wide: 0.8, at: (h) => Math.min(1, 0.72 + h) * Math.sqrt(Math.max(0, 1 - h ** 4)) },
  cone: { trunk: 0.05, wide: 0.5, at: (h) => (1 - h) * (0.86 + 0.14 * Math.cos(h * 50)) },
  bush: { trunk: 0, wide: 1.15, at: (h) => Math.sqrt(Math.max(0, 1 - h ** 2.4)) },
};

/** Parts that a plant is drawn of: so many a px of its height, within limits; more of them would not be seen. */
function countFor(height: number, perPx: number, min: number, max: number): number {
  return Math.round(Math.max(min, Math.min(max, height * perPx)));
}

const BARK = '#5d4a3a';

/** A plant that stands at (x, y) and is `height` px high. */
export function plant(x: number, y: number, height: number, look: Look, random: () => number): string {
  const shadow = `<ellipse cx="${Math.round(x + height * 0.1)}" cy="${Math.round(y)}" rx="${Math.round(height * 0.3)}" ry="${Math.round(height * 0.035)}" fill="#14251a" opacity=".3"/>`;
  if (look.habit === 'bare') return shadow + branches(x, y, height, look.bark ?? BARK, random);
  if (look.habit === 'tuft') return shadow + clump(x, y, height, look, random);
  const form = FORMS[look.habit];
  return shadow + trunk(x, y, height, form, look.bark ?? BARK) + crown(x, y, height, form, look, random);
}

function trunk(x: number, y: number, height: number, form: Form, bark: Colour): string {
  if (form.trunk === 0) return '';
  const foot = height * 0.028;
  const top = y - height * (form.trunk + 0.3 * (1 - form.trunk));
  const points = [x - foot, y, x - foot * 0.5, top, x + foot * 0.5, top, x + foot, y].map(Math.round);
  return `<path d="M${points[0]} ${points[1]}L${points.slice(2).join(' ')}Z" fill="${bark}"/>`;
}

function crown(x: number, y: number, height: number, form: Form, look: Look, random: () => number): string {
  const high = height * (1 - form.trunk);
  const half = (height * form.wide) / 2;
  const count = countFor(height, 0.3, 9, 190);
  const clusters = Array.from({ length: count }, () => {
    const up = random() ** 0.9;
    const aside = (random() * 2 - 1) * form.at(up);
    return { up, aside, size: height * Math.sqrt(form.wide) * (0.03 + random() * 0.04) * (190 / count) ** 0.3 };
  });
  // Light falls from above on the left; what lies in the shade is drawn first.
  const lit = clusters.map((one) => ({ ...one, light: one.up * 0.55 - one.aside * 0.35 + (random() - 0.5) * 0.5 }));
  lit.sort((first, second) => first.light - second.light);
  const circle = (up: number, aside: number, size: number, fill: Colour) =>
    `<circle cx="${Math.round(x + aside * half)}" cy="${Math.round(y - height * form.trunk - up * high)}" r="${size.toFixed(1)}" fill="${fill}"/>`;
  const leaves = lit.map(({ up, aside, size, light }) =>
    circle(up, aside, size, shade(look.leaves, Math.max(-0.55, Math.min(0.35, light * 0.7 - 0.12)))),
  );
  const [accent, share] = look.accent ?? ['', 0];
  const dots = lit
    .filter(() => random() < share)
    .map(({ up, aside, size, light }) => circle(up, aside, size * 0.42, shade(accent, light * 0.3)));
  return inside(x, y, height, form, shade(look.leaves, -0.32)) + leaves.join('') + dots.join('');
}

/** What shows between the leaves: the crown's shade. */
function inside(x: number, y: number, height: number, form: Form, fill: Colour): string {
  const high = height * (1 - form.trunk);
  const half = (height * form.wide) / 2;
  const points = [-1, 1].flatMap((side) =>
    Array.from({ length: 13 }, (_, index) => {
      const up = side < 0 ? index / 12 : 1 - index / 12;
      return `${Math.round(x + side * half * form.at(up) * 0.88)} ${Math.round(y - height * form.trunk - up * high * 0.97)}`;
    }),
  );
  return `<path d="M${points.join('L')}Z" fill="${fill}"/>`;
}

/** A clump of narrow blades that bend outwards, with flowers at their ends. */
function clump(x: number, y: number, height: number, look: Look, random: () => number): string {
  const blades = Array.from({ length: countFor(height, 0.32, 7, 110) }, () => {
    const aside = random() * 2 - 1;
    return { aside, high: height * (0.55 + random() * 0.45) * (1 - Math.abs(aside) * 0.25), tone: random() };
  });
  const tip = ({ aside, high }: { aside: number; high: number }) =>
    `${Math.round(x + aside * height * 0.5)} ${Math.round(y - high)}`;
  const lines = blades.map((blade) => {
    const from = Math.round(x + blade.aside * height * 0.14);
    const bend = `${Math.round(x + blade.aside * height * 0.22)} ${Math.round(y - blade.high * 0.7)}`;
    return `<path d="M${from} ${Math.round(y)}Q${bend} ${tip(blade)}" stroke="${shade(look.leaves, blade.tone * 0.7 - 0.4)}" stroke-width="${Math.max(1, height * 0.009).toFixed(1)}"/>`;
  });
  const [accent, share] = look.accent ?? ['', 0];
  const flowers = blades
    .filter(() => random() < share)
    .map((blade) => {
      const [cx, cy] = tip(blade).split(' ');
      return `<circle cx="${cx}" cy="${cy}" r="${(height * (0.016 + blade.tone * 0.014)).toFixed(1)}" fill="${shade(accent, blade.tone * 0.4 - 0.15)}"/>`;
    });
  return lines.join('') + flowers.join('');
}

/** A tree in winter: branches that fork five times. */
function branches(x: number, y: number, height: number, bark: Colour, random: () => number): string {
  const paths: string[] = [];
  const grow = (fromX: number, fromY: number, angle: number, long: number, level: number): void => {
    const toX = fromX + Math.cos(angle) * long;
    const toY = fromY - Math.sin(angle) * long;
    const line = `M${fromX.toFixed(0)} ${fromY.toFixed(0)}L${toX.toFixed(0)} ${toY.toFixed(0)}`;
    paths[level] = `${paths[level] ?? ''}${line}`;
    if (level === 5) return;
    for (const side of [-1, 1]) {
      grow(toX, toY, angle + side * (0.25 + random() * 0.35), long * (0.68 + random() * 0.14), level + 1);
    }
  };
  grow(x, y, Math.PI / 2, height * 0.3, 0);
  const wide = height * 0.035;
  return paths
    .map(
      (d, level) =>
        `<path d="${d}" stroke="${bark}" stroke-width="${(wide * 0.6 ** level + 0.6).toFixed(1)}" stroke-linecap="round"/>`,
    )
    .join('');
}
