/**
 * The drawings in the header of mails as SVG, in the shapes of `libs/ui` (`brand`, `illustration`). Both are drawn on
 * the brand's green, so that they look the same in a mail program's dark mode.
 */
import { LIGHT } from './mail-style';

const INK = { mid: '#3fa37f', dark: '#1f7f5f', light: '#9fd2bb', bark: '#d9cdb8', vein: '#7fc4a6', far: '#17805f' };

const CROWN = 'M16 1C25.5 6 29 13.5 27 20c-1.5 4.7-5.8 7.7-11 8.3';

export const MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 36" width="96" height="108">
  <rect width="32" height="36" fill="${LIGHT.primary}"/>
  <path fill="#fff" opacity=".78" d="${CROWN}z"/>
  <path fill="#fff" d="M16 1C6.5 6 3 13.5 5 20c1.5 4.7 5.8 7.7 11 8.3z"/>
  <path fill="none" stroke="${LIGHT.primary}" stroke-width="1.6" stroke-linecap="round"
    d="M16 9.5V35M16 17.5l5.2-4.7M16 17.5l-5.2-4.7M16 24l6.2-5M16 24l-6.2-5"/>
  <path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M16 29v6M9.5 35h13"/>
</svg>`;

/** Trees that stand on the origin, about 100 high. */
const HABITS = {
  globe: `<path fill="${INK.bark}" d="M-2.5 0l1-44h3l1 44z"/>
    <path fill="${INK.mid}" d="M0-98c16-2 31 9 32 25 8 14-2 32-18 33-8 5-20 5-28 0-16-1-26-19-18-33 1-16 16-27 32-25z"/>
    <path fill="${INK.dark}" d="M6-97.5C20-97 31-87 32-73c8 14-2 32-18 33-6 4-14 4.5-21 2.5C12-46 20-74 6-97.5z"/>
    <path fill="none" stroke="${INK.vein}" stroke-width="1.5" d="M0-37v-39M0-52l12-12M0-46l-13-12M0-66l8-9"/>`,
  column: `<path fill="${INK.bark}" d="M-1.8 0l.6-24h2.4L1.8 0z"/>
    <path fill="${INK.light}" d="M0-104c10 16 14 38 13 56-1 18-5 28-13 32-8-4-12-14-13-32-1-18 3-40 13-56z"/>
    <path fill="${INK.mid}" d="M0-104c10 16 14 38 13 56-1 18-5 28-13 32 6-22 7-58 0-88z"/>`,
  conifer: `<path fill="${INK.bark}" d="M-2.2 0l.7-18h3L2.2 0z"/>
    <path fill="${INK.mid}" d="M0-108c5 13 11 24 18 32l-8-1c5 11 10 20 17 28l-9-1c5 10 10 19 17 27-11 6-24 8-35 8s-24-2-35-8c7-8 12-17 17-27l-9 1c7-8 12-17 17-28l-8 1c7-8 13-19 18-32z"/>
    <path fill="${INK.dark}" d="M0-108c5 13 11 24 18 32l-8-1c5 11 10 20 17 28l-9-1c5 10 10 19 17 27-11 6-24 8-35 8 9-26 9-62 0-93z"/>`,
  weeping: `<path fill="${INK.bark}" d="M-2.6 0C-1-30-2-50-6-70l4-2C3-52 3-30 2.6 0z"/>
    <path fill="${INK.light}" d="M-2-92c22-4 38 10 39 34 .5 16-1 28-5 40-3-8-4-14-4-22-3 12-5 18-9 25-2-10-2-16-1-26-4 10-8 16-14 22-1-10 0-18 2-27-6 8-11 12-17 15 0-9 2-15 5-22-7 7-11 16-13 28-4-6-6-11-6-18-3 7-4 12-4 20-6-16-7-46 3-58 6-7 14-10 24-11z"/>
    <path fill="${INK.mid}" d="M8-92c18 1 28 14 29 34 .5 16-1 28-5 40-3-8-4-14-4-22-3 12-5 18-9 25-2-10-2-16-1-26-4 10-8 16-14 22C10-44 16-70 8-92z"/>`,
  young: `<path fill="none" stroke="${INK.bark}" stroke-width="2.5" stroke-linecap="round" d="M0 0v-52M0-22l9-12M0-32l-9-11"/>
    <path fill="${INK.light}" d="M0-80c9 7 10 19 0 30-10-11-9-23 0-30zM-8-42c1-9-4-15-14-16-1 9 4 15 14 16z"/>
    <path fill="${INK.mid}" d="M8-34c-1-9 4-15 14-16 1 9-4 15-14 16z"/>`,
};

/** Shape, distance from the left and scale of each tree. */
const ROW: readonly (readonly [keyof typeof HABITS, number, number])[] = [
  ['conifer', 40, 0.92],
  ['young', 96, 0.66],
  ['globe', 150, 0.86],
  ['column', 208, 0.9],
  ['column', 240, 0.82],
  ['young', 284, 0.7],
  ['weeping', 338, 0.84],
  ['young', 392, 0.6],
  ['conifer', 440, 0.98],
  ['globe', 508, 0.8],
  ['young', 562, 0.72],
];

const trees = ROW.map(
  ([habit, x, size]) => `<g transform="translate(${x} 112) scale(${size})">${HABITS[habit]}</g>`,
).join('');

/** A row of trees ready for sale, at twice the displayed size for high-density screens. */
export const NURSERY_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 120" width="1200" height="240">
  <rect width="600" height="120" fill="${LIGHT.primary}"/>
  <path fill="${INK.far}" d="M0 92c80-30 160-18 240-8s150-26 220-20 100 16 140 10v46H0z" opacity=".55"/>
  ${trees}
  <path fill="${INK.light}" d="M0 110c120-6 210 4 320 3s190-8 280-3v10H0z"/>
</svg>`;
