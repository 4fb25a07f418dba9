import type { PlantHabit } from '@arbora/domain';
import type { CrownPaths } from './crown';
import { randomFrom } from './random';
import { at } from './path-coordinate';

/** Tiers of boughs from the ground to a pointed top. */
function conifer(ratio: number): CrownPaths {
  const tiers = 9;
  const paths: CrownPaths = { dark: '', mid: '', light: '' };
  for (let tier = 0; tier < tiers; tier++) {
    const low = 5 + (tier / tiers) * 88;
    const top = Math.min(100, low + 24 - tier);
    const half = 50 * ratio * (1 - tier / tiers) ** 0.9 + 1.2;
    const drop = 3.5 - tier * 0.3;
    const edge = (side: number): string =>
      `L${at(side * half)} ${at(-low + drop)}L${at(side * half * 0.62)} ${at(-low - drop * 0.5)}L${at(side * half * 0.4)} ${at(-low + drop * 1.2)}`;
    paths.dark += `M0 ${at(-top)}${edge(1)}L0 ${at(-low + 1)}z`;
    paths.mid += `M0 ${at(-top)}${edge(-1)}L${at(half * 0.22)} ${at(-low + drop)}z`;
    paths.light += `M${at(-half * 0.08)} ${at(-top + 6)}L${at(-half * 0.78)} ${at(-low + drop * 0.2)}L${at(-half * 0.3)} ${at(-low - 2)}z`;
  }
  return paths;
}

/** Strands that hang from a domed head nearly to the ground. */
function weeping(ratio: number): CrownPaths {
  const random = randomFrom(Math.round(ratio * 100));
  const paths: CrownPaths = { dark: '', mid: '', light: '' };
  const strands = 34;
  for (let index = 0; index < strands; index++) {
    const across = (2 * index) / (strands - 1) - 1;
    const half = 50 * ratio;
    const head = 98 - 34 * across ** 2 - random() * 5;
    const low = 10 + random() * 26;
    const x = across * half * 0.92;
    const thick = (2.6 + random() * 2.2) * Math.max(0.55, ratio);
    const strand = `M${at(x * 0.55)} ${at(-head)}Q${at(x * 1.02)} ${at(-head - 4)} ${at(x + thick)} ${at(-(head + low) / 2)}Q${at(x + thick)} ${at(-low - 9)} ${at(x)} ${at(-low)}Q${at(x - thick)} ${at(-low - 9)} ${at(x - thick)} ${at(-(head + low) / 2)}Q${at(x * 0.8 - thick)} ${at(-head + 8)} ${at(x * 0.55)} ${at(-head)}z`;
    paths[(['dark', 'mid', 'light'] as const)[(index * 7) % 3]!] += strand;
  }
  return paths;
}

/** Blades from one tuft, with plumes above them. */
function grass(ratio: number): CrownPaths {
  const random = randomFrom(Math.round(ratio * 100) + 7);
  const paths: CrownPaths = { dark: '', mid: '', light: '' };
  const blades = 40;
  for (let index = 0; index < blades; index++) {
    const lean = ((2 * index) / (blades - 1) - 1) * 50 * ratio;
    const tall = 54 + random() * 28 - Math.abs(lean / ratio) * 0.35;
    const blade = `M${at(lean * 0.12 - 1)} 0Q${at(lean * 0.3)} ${at(-tall)} ${at(lean)} ${at(-tall * 0.86)}Q${at(lean * 0.36)} ${at(-tall * 0.86)} ${at(lean * 0.12 + 1)} 0z`;
    paths[index % 3 === 0 ? 'dark' : 'mid'] += blade;
    if (index % 4 === 1) {
      const x = lean * 0.62;
      const top = 100 - Math.abs(lean / ratio) * 0.4;
      paths.light += `M${at(lean * 0.1)} 0L${at(x)} ${at(-top)}Q${at(x + 3.4)} ${at(-top + 13)} ${at(x - 0.4)} ${at(-top + 22)}Q${at(x - 2.6)} ${at(-top + 11)} ${at(x - 0.5)} ${at(-top + 1)}z`;
    }
  }
  return paths;
}

/** A mound of leaves with stalks of flowers above it; `light` is the flowers. */
function herb(ratio: number): CrownPaths {
  const random = randomFrom(Math.round(ratio * 100) + 3);
  const paths: CrownPaths = { dark: '', mid: '', light: '' };
  const stalks = 11;
  for (let index = 0; index < stalks; index++) {
    const lean = ((2 * index) / (stalks - 1) - 1) * 50 * ratio;
    const leaf = 46 + random() * 14 - Math.abs(lean / ratio) * 0.4;
    const wide = 7 + random() * 4;
    paths[index % 2 ? 'mid' : 'dark'] +=
      `M0 0Q${at(lean * 0.4 - wide)} ${at(-leaf)} ${at(lean)} ${at(-leaf)}Q${at(lean * 0.6 + wide)} ${at(-leaf * 0.5)} 0 0z`;
    const top = 92 - Math.abs(lean / ratio) * 0.5 - random() * 12;
    const x = lean * 0.74;
    paths.dark += `M${at(x * 0.2)} 0L${at(x - 0.7)} ${at(-top)}L${at(x + 0.7)} ${at(-top)}z`;
    const r = 5 + random() * 2.5;
    paths.light += `M${at(x - r)} ${at(-top)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0`;
  }
  return paths;
}

/** Plants whose shape is not a crown of leaf masses. */
export const OTHER_HABITS: Readonly<Partial<Record<PlantHabit, (ratio: number) => CrownPaths>>> = {
  conifer,
  weeping,
  grass,
  herb,
};
