import { isImageUrl, textIn, type Locale, type TourScene } from '@arbora/domain';
import * as v from 'valibot';
import { numberBetween } from '@arbora/office';

/** Limits of `app.is_tour_scenes`. */
export const MAX_SCENES = 30;
export const MAX_WAYS = 12;
export const MAX_YAW = 180;
export const MAX_PITCH = 90;
const NAME_MAX = 120;
/** New links point slightly below the horizon, at the ground. */
const GROUND_PITCH = -7;

const angle = (max: number) => numberBetween(-max, max);
const name = v.pipe(v.string('required'), v.trim(), v.maxLength(NAME_MAX, 'too_long'));
const translation = v.pipe(
  name,
  v.transform((text) => text || null),
);

/** A scene in its form: texts are never null, angles are always given. */
export const sceneSchema = v.object({
  id: v.string(),
  name: v.pipe(name, v.nonEmpty('required')),
  name_en: translation,
  name_pl: translation,
  image: v.pipe(v.string(), v.nonEmpty('required'), v.check(isImageUrl, 'invalid')),
  yaw: angle(MAX_YAW),
  ways: v.pipe(
    v.array(v.object({ to: v.string(), yaw: angle(MAX_YAW), pitch: angle(MAX_PITCH) })),
    v.maxLength(MAX_WAYS, 'invalid'),
  ),
});
export type SceneInput = v.InferInput<typeof sceneSchema>;

export function inputOfScene(scene: TourScene): SceneInput {
  const { id, image, yaw = 0, ways } = scene;
  return {
    id,
    name: scene.name,
    name_en: scene.name_en ?? '',
    name_pl: scene.name_pl ?? '',
    image,
    yaw,
    ways: ways.map((way) => ({ to: way.to, yaw: way.yaw, pitch: way.pitch ?? 0 })),
  };
}

export const emptyScene = (): TourScene => ({ id: crypto.randomUUID(), name: '', image: '', yaw: 0, ways: [] });

export const newWay = (to: string, yaw: number) => ({ to, yaw, pitch: GROUND_PITCH });

/** The scenes with this one added or replaced. */
export function withScene(scenes: readonly TourScene[], scene: TourScene): TourScene[] {
  const isKnown = scenes.some(({ id }) => id === scene.id);
  return isKnown ? scenes.map((one) => (one.id === scene.id ? scene : one)) : [...scenes, scene];
}

/** The scenes without this one and without the links to it. */
export function withoutScene(scenes: readonly TourScene[], id: string): TourScene[] {
  return scenes
    .filter((scene) => scene.id !== id)
    .map((scene) => ({ ...scene, ways: scene.ways.filter(({ to }) => to !== id) }));
}

export function inOrder(scenes: readonly TourScene[], ids: readonly string[]): TourScene[] {
  return [...scenes].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export function sceneName({ name, name_en = null, name_pl = null }: TourScene, locale: Locale): string {
  return textIn({ name, name_en, name_pl }, 'name', locale);
}

/** Scenes with their links in one line each, for comparing versions. */
export function describeScenes(scenes: readonly TourScene[], locale: Locale): string {
  const names = new Map(scenes.map((scene) => [scene.id, sceneName(scene, locale)]));
  return scenes
    .map((scene) => {
      const ways = scene.ways.map(({ to, yaw, pitch = 0 }) => `${names.get(to) ?? to} ${yaw}°/${pitch}°`);
      return `${sceneName(scene, locale)} ${scene.yaw ?? 0}°${ways.length > 0 ? ` → ${ways.join(', ')}` : ''}`;
    })
    .join('; ');
}
