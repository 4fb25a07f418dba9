import { bunch } from '../drawing/foliage';
import { conifer } from '../drawing/conifer';
import { post } from '../drawing/garden';
import { RAMPS, type Ramp } from '../drawing/ink';
import { fallen, land, shadow } from '../drawing/land';
import { leaf } from '../drawing/leaf';
import { between, disc, ellipse, fill, limb, n, stroke, type Point } from '../drawing/path';
import { bench, crate, pond, pot, rootBall, section, shears, spade, wateringBag, wreath } from '../drawing/things';
import { drawPlant, halfWidth } from './draw-plant';
import type { PlantLook } from './plant-looks';
import { distance, foreground, HIGH, village, WIDE, type Scene } from './scenes';

/** Lifted trees in their root balls, ready to be loaded. */
export function lifted(looks: readonly PlantLook[], tool = true): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.56;
    const parts = [land(frame, { horizon, rows: true }, random), distance(horizon, frame.mood, random)];
    looks.forEach((look, index) => {
      const share = (index + 0.5) / looks.length;
      const foot = { x: WIDE * (0.1 + share * 0.76), y: HIGH * (0.9 - (index % 2) * 0.06) };
      const r = 92 - (index % 2) * 14;
      parts.push(shadow(foot, r * 1.7, frame.mood, random), drawPlant({ x: foot.x, y: foot.y - r * 1.28 }, 620 - (index % 2) * 60, look, random), rootBall(foot, r, random)); // oxfmt-ignore
    });
    if (tool) parts.push(spade({ x: WIDE * 0.06 + 40, y: HIGH * 0.93 }, 250, 0.16));
    return parts.join('') + foreground(frame.mood, random);
  };
}

/** A tree above a section of the ground that shows its roots. */
export function rooted(look: PlantLook, kind: 'ball' | 'roots' | 'paving'): Scene {
  return ({ frame, random }) => {
    const top = HIGH * 0.66;
    const x = WIDE * between(random, 0.42, 0.58);
    const parts = [land(frame, { horizon: HIGH * 0.5 }, random)];
    if (kind === 'paving') parts.push(village(HIGH * 0.52, x + 30, random));
    else parts.push(distance(HIGH * 0.5, frame.mood, random));
    parts.push(section(WIDE, HIGH, top, x, kind === 'ball' ? 260 : 620, random));
    if (kind === 'paving') {
      const slabs = Array.from({ length: 20 }, (_, index) => `M${n(index * 80 + 3)} ${n(top - 14)}h74v24h-74Z`).filter((_, index) => Math.abs(index * 80 + 40 - x) > 80); // oxfmt-ignore
      const stones = Array.from({ length: 230 }, () =>
        disc({ x: random() * WIDE, y: top + 40 + random() * 190 }, between(random, 8, 17)),
      );
      parts.push(fill(stones.slice(0, 120).join(''), RAMPS.stone[4], 0.55), fill(stones.slice(120).join(''), RAMPS.stone[2], 0.45), fill(slabs.join(''), RAMPS.stone[5]), fill(`M0 ${n(top + 10)}H${WIDE}v6H0Z`, RAMPS.stone[2])); // oxfmt-ignore
    }
    if (kind === 'ball') parts.push(rootBall({ x, y: top + 196 }, 120, random));
    parts.push(drawPlant({ x, y: top + 2 }, 600, look, random));
    if (kind === 'ball') parts.push(spade({ x: x + 330, y: top + 40 }, 300, 0.12));
    return parts.join('');
  };
}

/** A street tree with stakes, and optionally a watering bag. */
export function supported(look: PlantLook, bag: boolean, houses: boolean): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.6;
    const parts = [land(frame, { horizon }, random), houses ? village(horizon, WIDE * 0.5, random) : distance(horizon, frame.mood, random)]; // oxfmt-ignore
    for (const [share, y, height] of [[0.16, 0.74, 380], [0.86, 0.72, 340], [0.5, 0.9, 800]] as const) {
      const foot = { x: WIDE * share, y: HIGH * y };
      const unit = height / 800;
      const stake = (aside: number): [Point, Point] => [{ x: foot.x + aside * unit, y: foot.y + 8 * unit }, { x: foot.x + aside * 0.94 * unit, y: foot.y - 250 * unit }];
      parts.push(shadow(foot, halfWidth(look, height) * 0.9, frame.mood, random), post(...stake(-74), 15 * unit, RAMPS.straw));
      parts.push(drawPlant(foot, height, look, random));
      parts.push(post(...stake(78), 15 * unit, RAMPS.straw), post({ x: foot.x - 72 * unit, y: foot.y - 222 * unit }, { x: foot.x + 76 * unit, y: foot.y - 222 * unit }, 10 * unit, RAMPS.straw), stroke(`M${n(foot.x - 70 * unit)} ${n(foot.y - 196 * unit)}Q${n(foot.x)} ${n(foot.y - 180 * unit)} ${n(foot.x + 74 * unit)} ${n(foot.y - 198 * unit)}`, RAMPS.rose[3], 7 * unit)); // oxfmt-ignore
      if (bag) parts.push(wateringBag({ x: foot.x, y: foot.y + 6 * unit }, 150 * unit));
    }
    return parts.join('') + foreground(frame.mood, random);
  }; // oxfmt-ignore
}

/** Close-up boughs from one side, behind a tool. */
export function boughs(look: PlantLook, tool: 'shears' | 'none' = 'none'): Scene {
  return ({ frame, random }) => {
    const parts = [land(frame, { horizon: HIGH * 0.78, hills: 3 }, random)];
    const leaves = { shape: look.leaf, ramp: RAMPS[look.ramp], long: 46 * look.size ** 0.5, droop: look.droop, dense: 1.7 * look.dense, wide: look.wide }; // oxfmt-ignore
    const bark = RAMPS[look.bark];
    const woods: string[] = [];
    const bunches: Point[] = [];
    for (let index = 0; index < 6; index += 1) {
      let at = { x: WIDE * 1.04, y: HIGH * (0.08 + index * 0.135) };
      let angle = Math.PI - 0.2 + (random() - 0.5) * 0.6;
      let thick = 30 - index * 2;
      for (let step = 0; step < 7; step += 1) {
        const next = { x: at.x + Math.cos(angle) * 150, y: at.y - Math.sin(angle) * 92 };
        woods.push(fill(limb(at, next, thick, thick * 0.78), bark[3]), fill(limb({ x: at.x, y: at.y + thick * 0.2 }, { x: next.x, y: next.y + thick * 0.16 }, thick * 0.5, thick * 0.36), bark[1], 0.5)); // oxfmt-ignore
        at = next;
        thick *= 0.78;
        angle += (random() - 0.5) * 0.7;
        if (step > 1) bunches.push({ x: at.x + (random() - 0.5) * 60, y: at.y + (random() - 0.5) * 70 });
        if (at.x < WIDE * 0.34) break;
      }
    }
    const half = Math.floor(bunches.length / 2);
    const draw = (list: readonly Point[], light: number) =>
      list.map((one) => bunch({ ...one, r: between(random, 66, 110), light: light + (one.y < HIGH / 2 ? 0.14 : -0.1) }, leaves, random)).join('');
    parts.push(draw(bunches.slice(0, half), -0.25), ...woods, draw(bunches.slice(half), 0.1));
    if (tool === 'shears') parts.push(shears({ x: WIDE * 0.25, y: HIGH * 0.56 }, 420));
    return parts.join('');
  }; // oxfmt-ignore
}

/** A wreath on a wooden door. */
export const adventWreath: Scene = ({ random }) => {
  const boards = Array.from({ length: 9 }, (_, index) => fill(`M${n((index * WIDE) / 9)} 0h${n(WIDE / 9 - 5)}V${HIGH}h${n(-WIDE / 9 + 5)}Z`, RAMPS.leaf[index % 3 === 1 ? 2 : 1])).join(''); // oxfmt-ignore
  const grain = Array.from(
    { length: 90 },
    () => `M${n(random() * WIDE)} ${n(random() * HIGH)}v${n(between(random, 60, 260))}`,
  );
  return fill(`M0 0H${WIDE}V${HIGH}H0Z`, RAMPS.leaf[0]) + boards + stroke(grain.join(''), RAMPS.leaf[0], 2, 0.4) + fill(disc({ x: WIDE * 0.515, y: HIGH * 0.52 }, 352), RAMPS.black[0], 0.16) + wreath({ x: WIDE * 0.5, y: HIGH * 0.49 }, 320, random); // oxfmt-ignore
};

/** Snowy Christmas trees in front of a forest. */
export const christmasTrees: Scene = ({ frame, random }) => {
  const horizon = HIGH * 0.5;
  const parts = [land(frame, { horizon }, random)];
  const ramps = [RAMPS.deep, RAMPS.leaf, RAMPS.blue];
  const drawn = ramps.map((ramp, index) => `<g id="c${index}">${conifer({ x: 0, y: 0 }, 400, { ramp, bark: RAMPS.brown, wide: 0.58, stem: 0.05, tiers: 15, angle: 0.2, droop: 0.2, needle: 'needle', needleLong: 17, step: 7 }, random)}</g>`); // oxfmt-ignore
  parts.push(`<defs>${drawn.join('')}</defs>`);
  let count = Math.floor(random() * 3);
  for (let row = 0; row < 4; row += 1) {
    const near = 0.3 + row * 0.24;
    for (let x = -40 + (row % 2) * 90; x < WIDE + 80; x += 270 * near + 70) {
      const foot = { x: x + (random() - 0.5) * 40, y: horizon + (HIGH * 0.96 - horizon) * near };
      const height = 560 * near * between(random, 0.8, 1.12);
      const scale = Math.round(height / 4) / 100;
      count += random() < 0.7 ? 1 : 2;
      parts.push(shadow(foot, height * 0.24, frame.mood, random), `<use href="#c${count % 3}" transform="translate(${n(foot.x)} ${n(foot.y)}) scale(${count % 2 ? -scale : scale} ${scale})"/>`); // oxfmt-ignore
    }
  }
  const flakes = Array.from({ length: 120 }, () =>
    disc({ x: random() * WIDE, y: random() * HIGH * 0.9 }, between(random, 1.6, 4.4)),
  );
  return parts.join('') + fill(flakes.join(''), RAMPS.snow[6], 0.85);
};

/** A perennial bed along a path, with a bench. */
export function border(looks: readonly PlantLook[], seat: boolean): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.46;
    const parts = [land(frame, { horizon }, random), distance(horizon, frame.mood, random)];
    parts.push(
      fill(
        `M0 ${n(HIGH * 0.9)}Q${n(WIDE * 0.5)} ${n(HIGH * 0.84)} ${WIDE} ${n(HIGH * 0.92)}V${HIGH}H0Z`,
        RAMPS.straw[5],
      ),
    );
    if (seat) parts.push(bench({ x: WIDE * 0.72, y: HIGH * 0.63 }, 280));
    for (let row = 0; row < 3; row += 1) {
      const y = HIGH * (0.66 + row * 0.12);
      for (let index = 0; index < 8; index += 1) {
        const look = looks[(index * 2 + row * 3) % looks.length]!;
        const x = (WIDE * (index + 0.2 + random() * 0.5)) / 8 + (row - 1) * 30;
        if (seat && row === 0 && x > WIDE * 0.58) continue;
        parts.push(
          drawPlant(
            { x, y: y + random() * 20 },
            (330 - row * 50) * (look.tall / 430) * between(random, 0.88, 1.1),
            look,
            random,
          ),
        );
      }
    }
    return parts.join('') + foreground(frame.mood, random);
  };
}

/** A planted house wall. */
export function greenWall(looks: readonly PlantLook[]): Scene {
  return ({ frame, random }) => {
    const parts = [land(frame, { horizon: HIGH * 0.7, sun: false }, random), fill(`M0 0H${WIDE}V${n(HIGH * 0.86)}H0Z`, RAMPS.cream[4]), fill(`M0 ${n(HIGH * 0.78)}H${WIDE}V${n(HIGH * 0.86)}H0Z`, RAMPS.stone[4])]; // oxfmt-ignore
    for (const x of [0.27, 0.73]) {
      const left = WIDE * x - 105;
      parts.push(fill(`M${n(left - 14)} 230h238v380h-238Z`, RAMPS.white[5]), fill(`M${n(left)} 246h210v348h-210Z`, RAMPS.dusk[2]), fill(`M${n(left)} 246h90l-90 170Z`, RAMPS.dusk[4], 0.6), stroke(`M${n(left + 105)} 246v348M${n(left)} 400h210`, RAMPS.white[5], 10), fill(`M${n(left - 96)} 232h74v376h-74Z`, RAMPS.leaf[3]), fill(`M${n(left + 232)} 232h74v376h-74Z`, RAMPS.leaf[2]), fill(`M${n(left - 20)} 606h250v20h-250Z`, RAMPS.stone[4])); // oxfmt-ignore
    }
    looks.forEach((look, index) => {
      parts.push(
        drawPlant(
          { x: (WIDE * (index + 0.5)) / looks.length, y: HIGH * 0.87 },
          index % 2 ? 880 : 760,
          { ...look, on: 'wires' },
          random,
        ),
      );
    });
    return parts.join('') + foreground(frame.mood, random);
  };
}

/** Fruit trees of low, medium and full height, in a row. */
export function threeTrees(looks: readonly [PlantLook, PlantLook, PlantLook], fruit: Ramp): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.58;
    const parts = [land(frame, { horizon, rows: false }, random), distance(horizon, frame.mood, random)];
    ([[0.18, 420], [0.45, 600], [0.78, 800]] as const).forEach(([share, height], index) => {
      const foot = { x: WIDE * share, y: HIGH * 0.88 };
      parts.push(shadow(foot, height * 0.32, frame.mood, random), drawPlant(foot, height, looks[index]!, random));
    });
    return parts.join('') + crate({ x: WIDE * 0.3, y: HIGH * 0.955 }, 190, fruit, random) + foreground(frame.mood, random);
  }; // oxfmt-ignore
}

/** The nursery's rainwater reservoir among beds. */
export function reservoir(looks: readonly PlantLook[]): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.42;
    const parts = [land(frame, { horizon, rows: true }, random), distance(horizon, frame.mood, random), pond({ x: WIDE * 0.52, y: HIGH * 0.62 }, 520, 112, random)]; // oxfmt-ignore
    const reed = looks[0]!;
    for (let index = 0; index < 7; index += 1) parts.push(drawPlant({ x: WIDE * (0.14 + index * 0.035 + random() * 0.02), y: HIGH * (0.6 + index * 0.02) }, between(random, 150, 230), reed, random)); // oxfmt-ignore
    for (let index = 0; index < 9; index += 1) {
      const x = (WIDE * (index + 0.5)) / 9;
      parts.push(pot({ x, y: HIGH * 0.97 }, 96), drawPlant({ x, y: HIGH * 0.97 - 78 }, between(random, 150, 200), looks[1 + (index % (looks.length - 1))]!, random)); // oxfmt-ignore
    }
    return parts.join('');
  };
}

/** Heaps of sieved and mature soil, and pots. */
export function pottingBench(looks: readonly PlantLook[], pots: Ramp, more: 'soil' | 'graft' = 'soil'): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.5;
    const parts = [land(frame, { horizon, rows: true }, random), distance(horizon, frame.mood, random)];
    const table = HIGH * 0.78;
    parts.push(fill(`M0 ${n(table)}H${WIDE}v46H0Z`, RAMPS.straw[4]), fill(`M0 ${n(table + 46)}H${WIDE}V${HIGH}H0Z`, RAMPS.straw[2]), stroke(Array.from({ length: 9 }, (_, index) => `M${n(index * 190 + 60)} ${n(table + 46)}V${HIGH}`).join(''), RAMPS.straw[1], 5), stroke(Array.from({ length: 16 }, () => `M${n(random() * WIDE)} ${n(table + 8 + random() * 30)}h${n(between(random, 60, 220))}`).join(''), RAMPS.straw[2], 2, 0.6)); // oxfmt-ignore
    looks.forEach((look, index) => {
      const wide = 150 - (index % 2) * 26;
      const x = WIDE * (0.42 + (index * 0.52) / looks.length);
      parts.push(
        pot({ x, y: table + 8 }, wide, pots),
        drawPlant({ x, y: table + 8 - wide * 0.8 }, between(random, 330, 420), look, random),
      );
    });
    if (more === 'soil') {
      const heap = (x: number, wide: number, ramp: Ramp) => {
        const crumbs = Array.from({ length: 130 }, () => { const aside = random() * 2 - 1; return disc({ x: x + aside * wide * 0.5, y: table + 6 - random() * (1 - Math.abs(aside)) * wide * 0.42 }, between(random, 2.5, 8)); }); // oxfmt-ignore
        return fill(`M${n(x - wide / 2)} ${n(table + 10)}Q${n(x - wide * 0.2)} ${n(table - wide * 0.46)} ${n(x)} ${n(table - wide * 0.44)}Q${n(x + wide * 0.24)} ${n(table - wide * 0.4)} ${n(x + wide / 2)} ${n(table + 10)}Z`, ramp[2]) + fill(crumbs.slice(0, 70).join(''), ramp[3]) + fill(crumbs.slice(70).join(''), ramp[4], 0.7); // oxfmt-ignore
      };
      parts.push(heap(WIDE * 0.2, 460, RAMPS.soil));
    } else {
      for (let index = 0; index < 7; index += 1) {
        const from = { x: WIDE * 0.06 + index * 52, y: table + 14 };
        const to = { x: from.x + between(random, -10, 40), y: table - between(random, 300, 420) };
        parts.push(fill(limb(from, to, 15, 9), RAMPS.copper[3]), fill(limb({ x: from.x - 3, y: from.y }, { x: to.x - 2, y: to.y }, 4, 2), RAMPS.copper[5]), ...[0.4, 0.62, 0.84].map((share, at) => fill(leaf('narrow', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 34, -Math.PI / 2 + (at % 2 ? 0.7 : -0.7)), RAMPS.fresh[3]))); // oxfmt-ignore
      }
      parts.push(shears({ x: WIDE * 0.27, y: table - 6 }, 210));
    }
    return parts.join('');
  };
}

/** Fruit on a table under its tree. */
export function harvest(look: PlantLook, fruit: Ramp): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.55;
    const foot = { x: WIDE * 0.66, y: HIGH * 0.86 };
    return (
      land(frame, { horizon, rows: true }, random) +
      distance(horizon, frame.mood, random) +
      shadow(foot, 330, frame.mood, random) +
      drawPlant(foot, 780, look, random) +
      fallen({ x: foot.x, y: foot.y + 20 }, 330, fruit, 26, random) +
      crate({ x: WIDE * 0.2, y: HIGH * 0.93 }, 300, fruit, random) +
      crate({ x: WIDE * 0.41, y: HIGH * 0.965 }, 230, fruit, random) +
      foreground(frame.mood, random)
    );
  };
}

/** A close-up of box leaves eaten by a caterpillar. */
export function caterpillar(look: PlantLook): Scene {
  return (stage) => {
    const { random } = stage;
    const body: string[] = [];
    for (let index = 0; index < 13; index += 1) {
      const x = WIDE * 0.36 + index * 36;
      const y = HIGH * 0.6 - Math.sin((index / 12) * Math.PI * 1.6) * 62;
      const r = index === 12 ? 31 : 33 - Math.abs(index - 6) * 1.1;
      const ramp = index === 12 ? RAMPS.black : RAMPS.moss;
      body.push(fill(disc({ x, y }, r), ramp[index % 2 ? 3 : 4]), fill(ellipse({ x, y: y - r * 0.4 }, r * 0.5, r * 0.22), ramp[6], 0.6), fill(disc({ x: x - 4, y: y + r * 0.3 }, 5), RAMPS.black[1]), stroke(`M${n(x)} ${n(y + r * 0.9)}v13`, RAMPS.black[2], 5)); // oxfmt-ignore
    }
    return boughs({ ...look, size: 2.2 })(stage) + body.join('') + fill(disc({ x: WIDE * 0.36 + 12 * 36 + 11, y: HIGH * 0.6 - Math.sin(Math.PI * 1.6) * 62 - 9 }, 5 + random()), RAMPS.white[6]); // oxfmt-ignore
  };
}
