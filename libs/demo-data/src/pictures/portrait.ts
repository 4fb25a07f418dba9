import { RAMPS, MOODS, type MoodName, type Ramp, type RampName } from '../drawing/ink';
import { bunch } from '../drawing/foliage';
import type { LeafShape } from '../drawing/leaf';
import { between, blob, disc, ellipse, fill, n, smooth, stroke, type Random } from '../drawing/path';
import { svg } from '../drawing/land';
import { randomFrom } from '../random';

/** Look of a person, half-length. */
export interface PersonLook {
  skin: 'skin' | 'tan';
  hair: RampName;
  cut: 'short' | 'side' | 'long' | 'bob' | 'bun' | 'curly' | 'tail' | 'bald' | 'braid';
  beard?: 'full' | 'stubble' | 'moustache';
  glasses?: boolean;
  hat?: 'straw' | 'cap' | 'beanie';
  /** Clothes. */
  wears: 'shirt' | 'overalls' | 'vest' | 'jumper' | 'jacket' | 'apron';
  cloth: RampName;
  /** Leaves in the background. */
  leaf: LeafShape;
  ramp: RampName;
  mood: MoodName;
  /** Width of face and shoulders, relative to the usual ones. */
  face?: number;
  build?: number;
  older?: boolean;
}

const SIDE = 1000;
const PIXELS = 1.2;
/** Width and height in px. */
export const PORTRAIT_SIDE = SIDE * PIXELS;

/** Draws a half-length portrait in front of leaves, in a paper-cut style: lit from the left. */
export function portrait(look: PersonLook, seed: number): string {
  const random = randomFrom(seed);
  const frame = { width: SIDE, height: SIDE, mood: look.mood, seed };
  const face = look.face ?? 1;
  const lean = (random() - 0.5) * 14;
  const head = `<g transform="translate(500 640) scale(1.14) rotate(${n(lean * 0.3)}) translate(-500 -600)">${backHair(look, face)}${neck(look)}${bust(look, random)}${faceOf(look, face, random)}${frontHair(look, face, random)}${hatOf(look, face)}</g>`;
  return svg(frame, backdrop(look, random) + head, PIXELS);
}

function backdrop({ leaf, ramp, mood }: PersonLook, random: Random): string {
  const { sky, hills, sun } = MOODS[mood];
  const parts = [fill(`M0 0H${SIDE}V${SIDE}H0Z`, sky[1]), fill(disc({ x: 500, y: 430 }, 400), hills[0], 0.5), fill(disc({ x: 500, y: 430 }, 330), sun, 0.45)]; // oxfmt-ignore
  const leaves = { shape: leaf, ramp: RAMPS[ramp], long: 44, droop: 0.2, dense: 1.9 };
  for (let index = 0; index < 17; index += 1) {
    const angle = Math.PI * (0.92 + (index / 16) * 1.16);
    const far = between(random, 420, 520);
    const cluster = { x: 500 + Math.cos(angle) * far, y: 520 + Math.sin(angle) * far * 0.98, r: between(random, 70, 110), light: -Math.cos(angle) * 0.3 + 0.05 }; // oxfmt-ignore
    parts.push(bunch(cluster, leaves, random));
  }
  return parts.join('');
}

function neck({ skin }: PersonLook): string {
  const ramp = RAMPS[skin];
  return (
    fill('M438 560h124v150q-62 60-124 0Z', ramp[3]) + fill('M438 600q70 70 124 10v100q-60 56-124 0Z', ramp[2], 0.8)
  );
}

function bust({ wears, cloth, skin, build = 1 }: PersonLook, random: Random): string {
  const ramp: Ramp = RAMPS[cloth];
  const half = 268 * build;
  const shoulders = `M${n(500 - half)} 1060Q${n(500 - half)} 770 ${n(500 - half * 0.62)} 726Q440 700 434 668Q500 716 566 668Q560 700 ${n(500 + half * 0.62)} 726Q${n(500 + half)} 770 ${n(500 + half)} 1060Z`; // oxfmt-ignore
  const dark = `M560 690Q${n(500 + half * 0.5)} 716 ${n(500 + half * 0.62)} 726Q${n(500 + half)} 770 ${n(500 + half)} 1060H610Q640 820 560 690Z`;
  const folds = `M${n(500 - half * 0.62)} 1000Q${n(500 - half * 0.66)} 900 ${n(500 - half * 0.7)} 850M${n(500 + half * 0.66)} 1000Q${n(500 + half * 0.68)} 900 ${n(500 + half * 0.72)} 860`;
  const parts = [fill(shoulders, ramp[3]), fill(dark, ramp[2], 0.8)];
  const white = RAMPS.white;
  if (wears === 'shirt' || wears === 'vest' || wears === 'apron') {
    parts.push(fill('M434 668L500 742 452 776 412 690Z', ramp[5]), fill('M566 668L500 742 548 776 588 690Z', ramp[4]));
    parts.push(stroke('M500 742V1000', ramp[1], 3, 0.6));
    parts.push(fill([800, 860, 920].map((y) => disc({ x: 508, y }, 5)).join(''), white[4]));
  }
  if (wears === 'vest') {
    const green = RAMPS.leaf;
    parts.push(fill(`M${n(500 - half * 0.72)} 1000Q${n(500 - half * 0.8)} 790 ${n(500 - half * 0.5)} 722L462 770Q478 880 470 1000Z`, green[2]), fill(`M${n(500 + half * 0.72)} 1000Q${n(500 + half * 0.8)} 790 ${n(500 + half * 0.5)} 722L538 770Q522 880 530 1000Z`, green[1])); // oxfmt-ignore
  }
  if (wears === 'overalls' || wears === 'apron') {
    const own = wears === 'overalls' ? RAMPS.dusk : RAMPS.moss;
    parts.push(fill('M398 840Q500 866 602 840L622 1000H378Z', own[3]), fill('M540 856Q575 850 602 840L622 1000H560Z', own[2]), fill('M398 846L372 716 406 706 430 852Z', own[3]), fill('M602 846L628 716 594 706 570 852Z', own[2]), fill('M454 900h92v58q-46 20-92 0Z', own[4])); // oxfmt-ignore
    parts.push(fill(disc({ x: 416, y: 848 }, 9) + disc({ x: 584, y: 848 }, 9), RAMPS.yellow[3]));
  }
  if (wears === 'jumper') {
    parts.push(fill('M430 662Q500 744 570 662L582 690Q500 780 418 690Z', ramp[5]), fill('M500 720Q545 712 570 662L582 690Q545 745 500 752Z', ramp[4])); // oxfmt-ignore
    const knit = Array.from(
      { length: 15 },
      (_, index) => `M${n(330 + index * 25)} ${n(800 + Math.abs(index - 7) * 6)}v200`,
    );
    parts.push(stroke(knit.join(''), ramp[2], 2, 0.4));
  }
  if (wears === 'jacket') {
    parts.push(fill('M434 668Q470 740 500 770Q530 740 566 668L552 700 500 742 448 700Z', RAMPS[skin][3]));
    parts.push(fill('M434 668L500 790 470 1000H440Q400 830 396 696Z', ramp[4]), fill('M566 668L500 790 530 1000H560Q600 830 604 696Z', ramp[2]), fill('M472 800L500 772 528 800 522 1000H478Z', white[4])); // oxfmt-ignore
  }
  parts.push(stroke(folds, ramp[1], 4, 0.5));
  if (random() < 0.5 && wears !== 'jacket')
    parts.push(fill(`M${n(500 - half * 0.46)} 852q-12 -44 24 -62q22 34 -24 62Z`, RAMPS.fresh[3]));
  return parts.join('');
}

function faceOf({ skin, beard, glasses, hair, older }: PersonLook, face: number, random: Random): string {
  const ramp = RAMPS[skin];
  const half = 118 * face;
  const outline = smooth([{ x: 500, y: 640 }, { x: 500 - half * 0.62, y: 606 }, { x: 500 - half * 0.96, y: 520 }, { x: 500 - half, y: 430 }, { x: 500 - half * 0.7, y: 330 }, { x: 500, y: 300 }, { x: 500 + half * 0.7, y: 330 }, { x: 500 + half, y: 430 }, { x: 500 + half * 0.96, y: 520 }, { x: 500 + half * 0.62, y: 606 }]); // oxfmt-ignore
  const shade = smooth([{ x: 508, y: 638 }, { x: 536, y: 560 }, { x: 562, y: 470 }, { x: 556, y: 360 }, { x: 500 + half * 0.7, y: 330 }, { x: 500 + half, y: 430 }, { x: 500 + half * 0.96, y: 520 }, { x: 500 + half * 0.62, y: 606 }]); // oxfmt-ignore
  const ears =
    fill(ellipse({ x: 500 - half - 4, y: 478 }, 17, 32), ramp[3]) +
    fill(ellipse({ x: 500 + half + 4, y: 478 }, 17, 32), ramp[2]);
  const eye = half * 0.44;
  const ink = RAMPS.brown[0];
  const eyes = [-1, 1].map((side) => fill(ellipse({ x: 500 + side * eye, y: 470 }, 9.5, 11.5), ink) + fill(disc({ x: 497 + side * eye, y: 466 }, 3), RAMPS.white[6])).join(''); // oxfmt-ignore
  const lift = between(random, -4, 6);
  const brows = `M${n(500 - eye - 27)} ${n(438 - lift * 0.3)}q26 ${n(-16 - lift)} 52 -1M${n(500 + eye - 25)} ${n(437 - lift * 0.3)}q26 ${n(-15 - lift)} 52 1`;
  const nose = 'M499 474Q488 520 480 536Q492 549 512 544';
  const smile = between(random, 15, 26);
  const mouth = `M462 574Q500 ${n(574 + smile)} 540 572`;
  const parts = [
    ears,
    fill(outline, ramp[4]),
    fill(shade, ramp[3], 0.85),
    fill(ellipse({ x: 500 - eye - 10, y: 534 }, 30, 19) + ellipse({ x: 500 + eye + 10, y: 534 }, 30, 19), RAMPS.pink[4], 0.4),
  ]; // oxfmt-ignore
  if (older) parts.push(stroke(`M${n(500 - eye - 40)} 482l-16 6M${n(500 - eye - 40)} 470l-16 -4M${n(500 + eye + 40)} 482l16 6M${n(500 + eye + 40)} 470l16 -4M470 372q30 -8 60 0`, ramp[2], 3)); // oxfmt-ignore
  if (beard === 'full') parts.push(fill(smooth([{ x: 500 - half * 0.99, y: 478 }, { x: 500 - half * 0.74, y: 556 }, { x: 458, y: 552 }, { x: 500, y: 546 }, { x: 542, y: 552 }, { x: 500 + half * 0.74, y: 556 }, { x: 500 + half * 0.99, y: 478 }, { x: 500 + half * 0.9, y: 592 }, { x: 500 + half * 0.5, y: 668 }, { x: 500, y: 690 }, { x: 500 - half * 0.5, y: 668 }, { x: 500 - half * 0.9, y: 592 }]), RAMPS[hair][3]), fill('M462 570Q500 604 540 568Q500 584 462 570Z', RAMPS.rose[1])); // oxfmt-ignore
  if (beard === 'stubble') parts.push(fill(smooth([{ x: 500 - half * 0.94, y: 520 }, { x: 500 - half * 0.5, y: 560 }, { x: 500, y: 600 }, { x: 500 + half * 0.5, y: 560 }, { x: 500 + half * 0.94, y: 520 }, { x: 500 + half * 0.6, y: 610 }, { x: 500, y: 643 }, { x: 500 - half * 0.6, y: 610 }]), RAMPS[hair][3], 0.3)); // oxfmt-ignore
  if (beard === 'moustache')
    parts.push(fill('M500 552Q462 546 444 574Q474 580 500 566Q526 580 556 574Q538 546 500 552Z', RAMPS[hair][3]));
  parts.push(eyes, `<g stroke-linecap="round">${stroke(brows, RAMPS[hair][1], 8)}${stroke(nose, ramp[2], 6)}${beard === 'full' ? '' : stroke(mouth, RAMPS.rose[1], 6.5)}</g>`); // oxfmt-ignore
  if (glasses) parts.push(stroke(`${disc({ x: 500 - eye, y: 472 }, 38)}${disc({ x: 500 + eye, y: 472 }, 38)}M${n(500 - eye + 38)} 468q10 -10 ${n(2 * eye - 76)} 0M${n(500 - eye - 38)} 466L${n(500 - half)} 458M${n(500 + eye + 38)} 466L${n(500 + half)} 458`, RAMPS.black[1], 6)); // oxfmt-ignore
  return parts.join('');
}

function backHair({ hair, cut }: PersonLook, face: number): string {
  const ramp = RAMPS[hair];
  const half = 118 * face;
  if (cut === 'long') return fill(`M${n(500 - half - 26)} 420Q${n(500 - half - 66)} 700 ${n(500 - half - 40)} 800H${n(500 + half + 40)}Q${n(500 + half + 66)} 700 ${n(500 + half + 26)} 420Q500 160 ${n(500 - half - 26)} 420Z`, ramp[2]); // oxfmt-ignore
  if (cut === 'bob') return fill(`M${n(500 - half - 24)} 420Q${n(500 - half - 58)} 560 ${n(500 - half - 30)} 640H${n(500 + half + 30)}Q${n(500 + half + 58)} 560 ${n(500 + half + 24)} 420Q500 180 ${n(500 - half - 24)} 420Z`, ramp[2]); // oxfmt-ignore
  if (cut === 'bun') return fill(disc({ x: 512, y: 236 }, 68), ramp[2]) + fill(disc({ x: 500, y: 226 }, 46), ramp[3]);
  if (cut === 'tail') return fill(`M${n(500 + half - 10)} 340Q${n(500 + half + 130)} 420 ${n(500 + half + 70)} 700Q${n(500 + half + 10)} 600 ${n(500 + half)} 480Z`, ramp[2]); // oxfmt-ignore
  if (cut === 'curly') return Array.from({ length: 15 }, (_, index) => fill(disc({ x: 500 + Math.cos(Math.PI * (0.86 + index / 11)) * (half + 30), y: 440 + Math.sin(Math.PI * (0.86 + index / 11)) * 158 }, 54), ramp[index % 2 ? 2 : 3])).join(''); // oxfmt-ignore
  return '';
}

function frontHair({ hair, cut, hat }: PersonLook, face: number, random: Random): string {
  const ramp = RAMPS[hair];
  const half = 118 * face;
  const left = 500 - half;
  const right = 500 + half;
  if (cut === 'bald') return fill(`M${n(left - 2)} 440Q${n(left - 16)} 400 ${n(left + 10)} 372L${n(left + 16)} 470ZM${n(right + 2)} 440Q${n(right + 16)} 400 ${n(right - 10)} 372L${n(right - 16)} 470Z`, ramp[3]); // oxfmt-ignore
  if (hat === 'beanie') return '';
  const part = cut === 'side' || cut === 'short' ? between(random, 430, 465) : between(random, 470, 530);
  const line = cut === 'short' ? 372 : 396;
  const cap = `M${n(left - 12)} 462Q${n(left - 26)} 330 ${n(left + 40)} 282Q500 226 ${n(right - 36)} 282Q${n(right + 26)} 334 ${n(right + 12)} 462Q${n(right + 2)} 420 ${n(right - 22)} ${line}Q${n(part + 70)} 372 ${n(part)} 332Q${n(part - 22)} 376 ${n(left + 26)} ${line}Q${n(left)} 416 ${n(left - 12)} 462Z`; // oxfmt-ignore
  const shine = `M${n(left + 26)} 340Q${n(left + 60)} 284 470 270M${n(left + 46)} 352Q${n(left + 84)} 300 480 286`;
  const more: string[] = [];
  if (cut === 'long' || cut === 'bob') {
    const low = cut === 'long' ? 760 : 610;
    more.push(fill(`M${n(left + 8)} 400Q${n(left - 40)} 560 ${n(left - 22)} ${low}Q${n(left - 56)} 560 ${n(left - 20)} 410Z`, ramp[3]), fill(`M${n(right - 8)} 400Q${n(right + 40)} 560 ${n(right + 22)} ${low}Q${n(right + 60)} 560 ${n(right + 20)} 410Z`, ramp[2])); // oxfmt-ignore
  }
  if (cut === 'braid') more.push(...Array.from({ length: 7 }, (_, index) => fill(blob({ x: left - 8 - index * 4, y: 500 + index * 42 }, 27 - index * 1.5, 27, 0.08, random, 7), ramp[index % 2 ? 3 : 4]))); // oxfmt-ignore
  if (cut === 'curly') more.push(...Array.from({ length: 9 }, (_, index) => fill(disc({ x: left + 20 + index * ((half * 2 - 40) / 8), y: 318 + Math.abs(index - 4) * 11 + random() * 12 }, 36), ramp[index % 3 === 0 ? 4 : 3]))); // oxfmt-ignore
  return fill(cap, ramp[3]) + `<g stroke-linecap="round">${stroke(shine, ramp[5], 6, 0.55)}</g>` + more.join('');
}

function hatOf({ hat, cloth }: PersonLook, face: number): string {
  const half = 118 * face;
  if (hat === 'straw') {
    const straw = RAMPS.straw;
    const weave = Array.from({ length: 7 }, (_, index) => `M${n(500 - half + 4)} ${n(262 + index * 13)}Q500 ${n(240 + index * 13)} ${n(500 + half - 4)} ${n(262 + index * 13)}`); // oxfmt-ignore
    return fill(ellipse({ x: 500, y: 366 }, half * 1.95, 52), straw[2]) + fill(ellipse({ x: 494, y: 358 }, half * 1.92, 47), straw[4]) + fill(`M${n(500 - half + 2)} 356Q${n(500 - half)} 210 500 204Q${n(500 + half)} 210 ${n(500 + half - 2)} 356Q500 384 ${n(500 - half + 2)} 356Z`, straw[5]) + fill(`M540 208Q${n(500 + half)} 220 ${n(500 + half - 2)} 356Q560 374 540 374Z`, straw[4]) + stroke(weave.join(''), straw[3], 3, 0.6) + fill(`M${n(500 - half)} 322Q500 350 ${n(500 + half)} 322V356Q500 386 ${n(500 - half)} 356Z`, RAMPS.leaf[2]); // oxfmt-ignore
  }
  if (hat === 'cap') {
    const ramp = RAMPS.leaf;
    return fill(`M${n(500 - half - 8)} 384Q${n(500 - half - 6)} 236 500 232Q${n(500 + half + 6)} 236 ${n(500 + half + 8)} 384Q500 350 ${n(500 - half - 8)} 384Z`, ramp[3]) + fill(`M545 236Q${n(500 + half + 6)} 246 ${n(500 + half + 8)} 384Q570 362 548 362Z`, ramp[2]) + fill(`M${n(500 - half - 12)} 384Q500 336 ${n(500 + half + 12)} 384Q${n(500 + half - 20)} 412 500 392Q${n(500 - half + 10)} 412 ${n(500 - half - 12)} 384Z`, ramp[1]) + fill(disc({ x: 500, y: 234 }, 9), ramp[4]); // oxfmt-ignore
  }
  if (hat === 'beanie') {
    const ramp = RAMPS[cloth === 'rose' ? 'dusk' : 'rose'];
    const ribs = Array.from({ length: 13 }, (_, index) => `M${n(500 - half + index * (half / 6))} 346v46`);
    return fill(`M${n(500 - half - 12)} 392Q${n(500 - half - 12)} 218 500 212Q${n(500 + half + 12)} 218 ${n(500 + half + 12)} 392Z`, ramp[3]) + fill(`M550 218Q${n(500 + half + 12)} 230 ${n(500 + half + 12)} 392H560Z`, ramp[2]) + fill(`M${n(500 - half - 16)} 344h${n(half * 2 + 32)}v52h${n(-half * 2 - 32)}Z`, ramp[4]) + stroke(ribs.join(''), ramp[2], 3, 0.6); // oxfmt-ignore
  }
  return '';
}
