import { RAMPS } from '../drawing/ink';
import { bench, crate } from '../drawing/things';
import { lookNamed, plain } from '../pictures/named-look';
import { building, fence, post } from './buildings';
import { standOn, wayTo } from './ground';
import type { Place } from './panorama';
import { balled, borderOf, potField, steps, treeRow, tufts } from './plantings';
import type { Round } from './round';
import { shade, table } from './shelters';

function gate(round: Round): void {
  const lime = plain(lookNamed('Tilia cordata'));
  wayTo(round, { x: 0, z: 1.2 }, { x: 0, z: 70 }, 4.4, 'straw');
  wayTo(round, { x: 0, z: -1.2 }, { x: 0, z: -60 }, 4.4, 'straw');
  wayTo(round, { x: -1.2, z: 0.9 }, { x: -12, z: 9 }, 3, 'straw');
  wayTo(round, { x: 1.4, z: 0.5 }, { x: 40, z: 16 }, 3, 'straw');
  standOn(round, 2.7, 'straw');
  for (const z of steps(9, 58, 7))
    for (const x of [-4.6, 4.6]) round.plant({ x, z }, lime, 6.6);
  building(round, { at: { x: -15, z: 15 }, long: 12, deep: 7, high: 3.3, turn: 45, wall: 'cream', roof: 'pot', windows: 5, gate: true }); // oxfmt-ignore
  borderOf(round, { x: -9.2, z: 5.4 }, { x: -4.4, z: 7.2 }, [[lookNamed("Rudbeckia fulgida 'Goldsturm'"), 0.7], [lookNamed('Lavandula angustifolia'), 0.6], [lookNamed("Miscanthus sinensis 'Gracillimus'"), 1.3]]); // oxfmt-ignore
  for (const side of [-1, 1]) {
    fence(round, { x: side * 3.2, z: -8 }, { x: side * 27, z: -10 }, 1.25);
    post(round, { x: side * 3, z: -8 }, 2.5, 0.34, RAMPS.stone);
    round.potted({ x: side * 2.3, z: -6.6 }, lookNamed("Buxus sempervirens", { crown: 'bun' }), 0.8, 0.55); // oxfmt-ignore
    for (const z of steps(-16, -44, -7)) round.plant({ x: side * 5, z }, lookNamed("Carpinus betulus 'Fastigiata'"), 6);
  }
  round.plant({ x: 11, z: -5 }, lookNamed('Quercus robur'), 8.4);
  round.plant({ x: -13, z: -3.5 }, lookNamed('Betula pendula'), 7);
  for (const x of steps(9, 30, 3.5)) round.plant({ x, z: 24 - x * 0.3 }, lookNamed('Picea omorika'), 5.2);
  round.put({ x: 4.4, z: -3.8 }, 1.2, (foot, scale) => bench(foot, 1.7 * scale));
  tufts(round, [{ x: 4, z: -3 }, { x: -3.6, z: -3.2 }, { x: 3.4, z: 5 }, { x: -6, z: 1.2 }, { x: 8, z: 3.4 }], 0.4);
} // oxfmt-ignore

const ROWS = [
  ['Acer pseudoplatanus', -10.4],
  ["Tilia cordata 'Greenspire'", -6.8],
  ["Carpinus betulus 'Frans Fontaine'", -3.2],
  ['Acer campestre', 3.2],
  ['Carpinus betulus', 6.8],
  ['Quercus robur', 10.4],
] as const;

function rows(round: Round): void {
  wayTo(round, { x: 0, z: 1.3 }, { x: 0, z: 60 }, 2.6, 'moss');
  wayTo(round, { x: 0, z: -1.3 }, { x: 0, z: -60 }, 2.6, 'moss');
  standOn(round, 2.1, 'moss');
  for (const [latin, x] of ROWS) {
    const look = plain(lookNamed(latin, { form: 'tree', tall: 770 }));
    treeRow(round, { x, from: -38, to: 38, step: 3.4, look, high: 4.7, stakes: true });
  }
}

const POTS = [
  [-13.5, -8.6, 'Picea pungens', 1],
  [-7.4, -2, "Hydrangea paniculata 'Limelight'", 0.8],
  [2, 7.4, 'Lavandula angustifolia', 0.5],
  [8.6, 13.5, "Thuja occidentalis 'Smaragd'", 1.3],
  [-13.5, -8.6, "Miscanthus sinensis 'Gracillimus'", 1.2],
  [-7.4, -2, 'Buxus sempervirens', 0.5],
  [2, 7.4, "Photinia fraseri 'Red Robin'", 0.9],
  [8.6, 13.5, "Hydrangea arborescens 'Annabelle'", 0.8],
] as const;

function containers(round: Round): void {
  wayTo(round, { x: 0, z: 1.6 }, { x: 0, z: 60 }, 3.2, 'stone');
  wayTo(round, { x: 0, z: -1.6 }, { x: 0, z: -60 }, 3.2, 'stone');
  wayTo(round, { x: 1.6, z: 0 }, { x: 50, z: 0 }, 3, 'stone');
  wayTo(round, { x: -1.6, z: 0 }, { x: -50, z: 0 }, 3, 'stone');
  standOn(round, 2.6, 'stone');
  POTS.forEach(([left, right, latin, high], index) => {
    const [from, to] = index < 4 ? [2.2, 15] : [-15, -2.2];
    potField(round, { left, right, from, to, look: lookNamed(latin), high, pot: 0.4, step: 1.08 });
  });
  for (const z of [-19, -9, 9, 19]) for (const x of [-8, 8]) post(round, { x, z }, 1.5, 0.06, RAMPS.grey);
  building(round, { at: { x: 1, z: 34 }, long: 16, deep: 8, high: 4, wall: 'stone', roof: 'copper', windows: 6, gate: true }); // oxfmt-ignore
  for (const x of steps(-34, -16, 4))
    round.plant({ x, z: 18 + (x % 3) }, lookNamed('Populus tremula', { ramp: 'leaf' }), 8);
  for (const x of steps(16, 34, 4.5)) round.plant({ x, z: -20 }, plain(lookNamed('Tilia cordata')), 6.4);
}

/** Plants ready for pick-up. */
const BY_THE_WAY = [
  [2.5, 3.1, "Acer palmatum 'Osakazuki'", 1.7, 0.55],
  [3.4, 2.7, "Miscanthus sinensis 'Gracillimus'", 1.1, 0.4],
  [2, 2.6, 'Lavandula angustifolia', 0.4, 0.3],
  [3, 2.2, 'Echinacea purpurea', 0.55, 0.3],
  [-2.7, -3, "Hydrangea paniculata 'Limelight'", 1, 0.45],
  [-3.5, -2.5, "Photinia fraseri 'Red Robin'", 1.3, 0.45],
  [-2.3, -2.3, 'Buxus sempervirens', 0.45, 0.35],
  [4.6, -1.8, 'Picea pungens', 1.3, 0.5],
  [4.2, -2.6, 'Festuca glauca', 0.35, 0.3],
] as const;

function yard(round: Round): void {
  wayTo(round, { x: 0, z: -2 }, { x: 0, z: -50 }, 4.4, 'straw');
  standOn(round, 8.5, 'straw');
  building(round, { at: { x: 0, z: 14.5 }, long: 17, deep: 8, high: 3.6, wall: 'white', roof: 'rust', windows: 7, gate: true }); // oxfmt-ignore
  shade(round, { x: -10.5, z: 7 }, { x: -4.4, z: 1 }, 2.9);
  const sold = ["Echinacea purpurea", "Hydrangea macrophylla 'Endless Summer'", "Pennisetum alopecuroides 'Hameln'"];
  for (const [index, z] of [5.8, 3.9, 2].entries()) {
    const up = table(round, { x: -9.4, z: z - 0.55 }, { x: -5.2, z: z + 0.55 });
    for (const x of steps(-9, -5.5, 0.58)) for (const side of [0.24, -0.24])
      round.potted({ x, z: z + side, y: up }, lookNamed(sold[index]!), 0.5, 0.26);
  }
  balled(round, steps(-3, 6, 1.8).map((z) => ({ x: 7.2, z })), plain(lookNamed('Tilia cordata')), 3.7);
  balled(round, steps(-3, 6, 1.8).map((z) => ({ x: 9.6, z: z + 0.7 })), lookNamed("Acer rubrum 'Red Sunset'"), 3.7);
  for (const [x, fruit] of [[-2.6, 'crimson'], [-1.4, 'gold'], [2.9, 'crimson']] as const)
    round.put({ x, z: 8.6 }, 0.6, (foot, scale) => crate(foot, 0.75 * scale, RAMPS[fruit], round.random));
  for (const x of [-1.95, 1.95]) round.potted({ x, z: 9.6 }, lookNamed("Thuja occidentalis 'Smaragd'"), 1.8, 0.6);
  for (const x of steps(-11, -3.4, 1.1)) round.potted({ x, z: -6.4 }, lookNamed("Rosa 'The Fairy'"), 0.6, 0.36);
  for (const x of steps(3.4, 11, 1.1)) round.potted({ x, z: -6.4 }, lookNamed("Festuca glauca"), 0.4, 0.3);
  for (const side of [-1, 1]) fence(round, { x: side * 3, z: -9 }, { x: side * 22, z: -9 }, 1.2);
  round.plant({ x: -9, z: -11 }, lookNamed('Ginkgo biloba'), 6.4);
  round.plant({ x: 11.5, z: -10.5 }, lookNamed("Malus 'Rudolph'"), 4.6);
  round.put({ x: 3.6, z: 6.8 }, 1, (foot, scale) => bench(foot, 1.8 * scale));
  for (const [x, z, latin, high, wide] of BY_THE_WAY) round.potted({ x, z }, lookNamed(latin), high, wide);
} // oxfmt-ignore

/** The nursery in Obříství: trees and container plants. */
export const OBRISTVI: readonly Place[] = [
  { id: 'vjezd', name: ['Vjezd a kancelář', 'Entrance and office', 'Wjazd i biuro'], mood: 'morning', yaw: -12, ways: { prodejna: -58, aleje: 0, kontejnery: 68 }, draw: gate },
  { id: 'aleje', name: ['Kvartýr alejových stromů', 'The avenue tree field', 'Kwatera drzew alejowych'], mood: 'summer', ways: { kontejnery: 0, vjezd: 180 }, draw: rows },
  { id: 'kontejnery', name: ['Kontejnerovna', 'Container field', 'Szkółka kontenerowa'], mood: 'morning', yaw: 20, ways: { prodejna: 0, aleje: 90, vjezd: -90 }, draw: containers },
  { id: 'prodejna', name: ['Prodejní dvůr', 'Sales yard', 'Plac sprzedaży'], mood: 'autumn', yaw: -18, ways: { kontejnery: 60, vjezd: 180 }, draw: yard },
]; // oxfmt-ignore
