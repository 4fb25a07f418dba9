import { shadow, svg, type Frame } from '../drawing/land';
import type { MoodName } from '../drawing/ink';
import type { Point, Random } from '../drawing/path';
import { halfWidth } from '../pictures/draw-plant';
import type { PlantLook } from '../pictures/plant-looks';
import { pot } from '../drawing/things';
import { thicket, type Thicket } from '../pictures/thicket';
import { randomFrom } from '../random';
import { backdrop } from './backdrop';
import { acrossSeam, distance, HIGH, PIXELS, project, scaleAt, WIDE, type Spot } from './sphere';

/** Heights in units at which plants are drawn; others are scaled copies. */
const SIZES = [34, 90, 180, 320] as const;
/** Width in units of the shared pot drawing. */
const POT = 60;

/** A panorama in progress: the ground first, then objects from far to near. */
export class Round {
  readonly random: Random;
  private readonly defs: string[] = [];
  private readonly floor: string[] = [];
  private readonly things: { far: number; markup: string }[] = [];
  private readonly stock = new Map<string, Thicket>();

  constructor(
    readonly mood: MoodName,
    private readonly seed: number,
  ) {
    this.random = randomFrom(seed);
    this.defs.push(`<defs><g id="pot">${pot({ x: 0, y: 0 }, POT)}</g></defs>`);
  }

  /** Adds a flat object on the ground. */
  lay(markup: string): void {
    this.floor.push(markup);
  }

  /** Adds an object `far` metres away. */
  stand(far: number, markup: string): void {
    this.things.push({ far, markup });
  }

  /** Adds an object at a spot, `half` metres to both sides; `draw` gets its foot and the scale in units per metre. */
  put(spot: Spot, half: number, draw: (foot: Point, scale: number) => string): void {
    const foot = project(spot);
    const scale = scaleAt(spot);
    const reach = half * scale;
    this.stand(distance(spot), acrossSeam(draw(foot, scale), foot.x - reach, foot.x + reach));
  }

  /** Adds a plant `metres` high. */
  plant(spot: Spot, look: PlantLook, metres: number): void {
    const foot = project(spot);
    const top = project({ ...spot, y: (spot.y ?? 0) + metres });
    const high = foot.y - top.y;
    const reach = halfWidth(look, high) * 1.6;
    const plants = this.kept(look, high);
    // The projection widens objects high above the horizon.
    const wide = 1 / Math.cos(((0.5 - (top.y * 0.6 + foot.y * 0.4) / HIGH) * Math.PI) / 1.15);
    const drawn = plants.place({ x: 0, y: 0 }, high);
    const placed = `<g transform="translate(${foot.x.toFixed(1)} ${foot.y.toFixed(1)}) scale(${wide.toFixed(2)} 1)">${drawn}</g>`;
    const shade = (spot.y ?? 0) > 0 || high < 60 ? '' : shadow(foot, reach * 0.5, this.mood, this.random);
    this.stand(distance(spot), acrossSeam(shade + placed, foot.x - reach * wide, foot.x + reach * wide));
  }

  /** Adds a plant in a container, `wide` metres at the rim. */
  potted(spot: Spot, look: PlantLook, metres: number, wide: number): void {
    this.put(spot, wide, (foot, scale) => {
      const size = ((wide * scale) / POT).toFixed(3);
      return `<use href="#pot" transform="translate(${foot.x.toFixed(1)} ${foot.y.toFixed(1)}) scale(${size})"/>`;
    });
    // Slightly nearer than its pot, so that it is drawn in front.
    this.plant({ x: spot.x * 0.998, z: spot.z * 0.998, y: (spot.y ?? 0) + wide * 0.72 }, look, metres);
  }

  private kept(look: PlantLook, high: number): Thicket {
    const size = SIZES.find((one) => one * 1.25 >= high) ?? SIZES[3];
    const name = `${look.form}${look.leaf}${look.ramp}${look.crown}${look.broad}${look.bark}${look.bloom?.join('') ?? ''}-${size}`;
    const cached = this.stock.get(name);
    if (cached) return cached;
    const made = thicket(`p${this.stock.size}-`, look, size, this.random);
    this.stock.set(name, made);
    this.defs.push(made.defs);
    return made;
  }

  /** Returns the panorama as SVG. */
  drawn(): string {
    const frame: Frame = { width: WIDE, height: HIGH, mood: this.mood, seed: this.seed };
    const standing = this.things.sort((one, other) => other.far - one.far).map(({ markup }) => markup);
    const behind = backdrop(this.mood, randomFrom(this.seed + 1));
    return ofOneSheet(svg(frame, this.defs.join('') + behind + this.floor.join('') + standing.join(''), PIXELS));
  }
}

/**
 * Replaces `opacity` by `fill-opacity` and `stroke-opacity`, as `opacity` needs a layer of the picture’s size for each
 * path.
 */
function ofOneSheet(drawing: string): string {
  return drawing.replaceAll(/ (fill|stroke)=("[^"]*"(?: stroke-width="[^"]*")?) opacity=/g, ' $1=$2 $1-opacity=');
}
