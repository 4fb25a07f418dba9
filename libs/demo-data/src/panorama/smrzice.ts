import { RAMPS } from '../drawing/ink';
import { bench, crate } from '../drawing/things';
import { lookNamed, plain } from '../pictures/named-look';
import { building, fence, post } from './buildings';
import { bed, standOn, wayTo } from './ground';
import type { Place } from './panorama';
import { borderOf, pool, potField, steps, treeRow, tufts } from './plantings';
import type { Round } from './round';
import { table, tunnel } from './shelters';

function yard(round: Round): void {
  for (const z of [-50, 50]) wayTo(round, { x: 0, z: Math.sign(z) * 2 }, { x: 0, z }, 5, 'stone');
  standOn(round, 4.6, 'stone');
  for (const middle of [-17.5, -8.5, 8.5, 17.5]) tunnel(round, { middle, from: 7, to: 35, radius: 3.9 });
  building(round, { at: { x: -13, z: -12 }, long: 14, deep: 7, high: 3.4, turn: -47, wall: 'cream', roof: 'red', windows: 5, gate: true }); // oxfmt-ignore
  for (const x of steps(-11.5, -5.2, 1)) round.potted({ x, z: 5.8 }, lookNamed("Photinia fraseri 'Red Robin'"), 0.9, 0.42);
  for (const x of steps(5.2, 11.5, 1)) round.potted({ x, z: 5.8 }, lookNamed("Hydrangea paniculata 'Vanille Fraise'"), 0.9, 0.42); // oxfmt-ignore
  for (const x of [-3.4, 3.4]) round.potted({ x, z: 4.6 }, lookNamed("Thuja occidentalis 'Smaragd'"), 1.9, 0.6);
  borderOf(round, { x: 4.6, z: -3.4 }, { x: 9.6, z: -4.6 }, [[lookNamed("Calamagrostis acutiflora 'Karl Foerster'"), 1.2], [lookNamed('Echinacea purpurea'), 0.8]]); // oxfmt-ignore
  for (const z of steps(-14, -44, -6)) for (const x of [-4.6, 4.6]) round.plant({ x, z }, lookNamed("Carpinus betulus 'Fastigiata'"), 5);
  round.plant({ x: 12, z: -9 }, lookNamed('Juglans regia'), 7.5);
  round.put({ x: -4.4, z: -4.2 }, 1, (foot, scale) => bench(foot, 1.8 * scale));
  fence(round, { x: 6, z: -13 }, { x: 30, z: -11 }, 1.2);
} // oxfmt-ignore

function inside(round: Round): void {
  bed(round, { x: -4, z: -24 }, { x: 4, z: -0.9 }, 'soil', 4);
  bed(round, { x: -4, z: 0.9 }, { x: 4, z: 24 }, 'soil', 4);
  standOn(round, 3.9, 'stone');
  for (const z of [-24, 24]) wayTo(round, { x: 0, z: Math.sign(z) }, { x: 0, z }, 1.5, 'stone');
  tunnel(round, { middle: 0, from: -25, to: 25, radius: 4.2 });
  const grown = [["Salvia nemorosa 'Caradonna'", 0.5], ["Pennisetum alopecuroides 'Hameln'", 0.5], ['Echinacea purpurea', 0.6], ["Festuca glauca", 0.35]] as const;
  for (const [index, z] of [-15, -9.4, -3.8, 3.8, 9.4, 15].entries()) for (const side of [-1, 1]) {
    const [latin, high] = grown[(index + (side > 0 ? 1 : 0)) % grown.length]!;
    const up = table(round, { x: side * 1.3, z: z - 2.4 }, { x: side * 3.2, z: z + 2.4 });
    for (const x of [1.6, 2.25, 2.9]) for (const along of steps(-2.1, 2.1, 0.6))
      round.potted({ x: x * side, z: z + along, y: up }, lookNamed(latin), high, 0.28);
  }
} // oxfmt-ignore

function water(round: Round): void {
  wayTo(round, { x: 0, z: -1.6 }, { x: 0, z: -50 }, 3, 'straw');
  wayTo(round, { x: 1.6, z: 0.2 }, { x: 46, z: 6 }, 3, 'straw');
  standOn(round, 2.6, 'straw');
  pool(round, { x: -3, z: 17 }, 32, 22);
  const shore = [-20, -17, -14, 11.5, 14, 16.5];
  for (const [index, x] of shore.entries()) round.plant({ x, z: 8 + index * 1.6 }, lookNamed("Miscanthus sinensis 'Gracillimus'"), 1.9);
  for (const x of steps(-9, 7, 2)) tufts(round, [{ x, z: 5.2 - Math.abs(x) * 0.04 }], 0.75);
  round.plant({ x: -15, z: 27 }, lookNamed("Salix alba 'Tristis'"), 8.5);
  round.plant({ x: 11, z: 29 }, lookNamed("Salix alba 'Tristis'"), 7.6);
  for (const x of steps(-34, 30, 5)) round.plant({ x, z: 36 - Math.abs(x) * 0.2 }, plain(lookNamed('Alnus glutinosa')), 7);
  potField(round, { left: -15, right: -3, from: -16, to: -4, look: lookNamed("Hydrangea arborescens 'Annabelle'"), high: 0.85, pot: 0.42, step: 1.1 });
  potField(round, { left: 3, right: 15, from: -16, to: -4, look: lookNamed("Spiraea japonica 'Anthony Waterer'"), high: 0.7, pot: 0.42, step: 1.1 });
  round.put({ x: -5.4, z: 1.8 }, 1, (foot, scale) => bench(foot, 1.8 * scale));
  for (const x of [3.4, 4.6]) post(round, { x, z: 5.6 }, 1.1, 0.14, RAMPS.straw);
} // oxfmt-ignore

const FRUIT = [
  [-10.2, "Malus domestica 'Panenské české'"],
  [-6.6, "Pyrus communis 'Konference'"],
  [-3, "Malus domestica 'Rubín'"],
  [3, "Prunus domestica 'Stanley'"],
  [6.6, "Malus domestica 'Golden Delicious'"],
  [10.2, "Prunus avium 'Kordia'"],
] as const;

function orchard(round: Round): void {
  for (const z of [-60, 60]) wayTo(round, { x: 0, z: Math.sign(z) * 1.3 }, { x: 0, z }, 2.6, 'moss');
  standOn(round, 2.1, 'moss');
  for (const [x, latin] of FRUIT)
    treeRow(round, { x, from: -34, to: 34, step: 3.2, look: lookNamed(latin), high: 3.5, stakes: true });
  for (const [x, z] of [[-1.5, 4.4], [1.6, 5.6], [1.5, -4.2]] as const)
    round.put({ x, z }, 0.5, (foot, scale) => crate(foot, 0.7 * scale, RAMPS[x > 0 ? 'crimson' : 'gold'], round.random));
} // oxfmt-ignore

/** The nursery in Smržice: containers, perennials and fruit trees. */
export const SMRZICE: readonly Place[] = [
  { id: 'dvur', name: ['Dvůr mezi fóliovníky', 'The yard among the tunnels', 'Plac między tunelami'], mood: 'summer', ways: { foliovnik: -45, sad: 12, nadrz: 180 }, draw: yard },
  { id: 'foliovnik', name: ['Ve fóliovníku', 'Inside a tunnel', 'W tunelu foliowym'], mood: 'summer', ways: { sad: 0, dvur: 180 }, draw: inside },
  { id: 'sad', name: ['Ovocné stromy', 'Fruit trees', 'Drzewa owocowe'], mood: 'evening', ways: { nadrz: 0, dvur: 180 }, draw: orchard },
  { id: 'nadrz', name: ['Nádrž na dešťovou vodu', 'The rainwater reservoir', 'Zbiornik na deszczówkę'], mood: 'dawn', ways: { sad: 82, dvur: 180 }, draw: water },
]; // oxfmt-ignore
