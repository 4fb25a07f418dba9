import { IMAGE_MAX_SIDE, imageUrlAt, textIn, type Locale, type TourScene } from '@arbora/domain';

/** Address of a scene's panorama in the largest available width: a screen shows at most a quarter of it. */
export function panoramaOf(scene: TourScene): string {
  return imageUrlAt(scene.image, IMAGE_MAX_SIDE);
}

/** Initial direction after arriving from another scene: away from the way back; otherwise the scene's default. */
export function arrivalYaw(scene: TourScene, from: TourScene | undefined): number {
  const back = scene.ways.find(({ to }) => to === from?.id);
  if (!back) return scene.yaw ?? 0;
  return back.yaw > 0 ? back.yaw - 180 : back.yaw + 180;
}

/** The name of a scene, with a fallback to other languages. */
export function sceneName({ name, name_en = null, name_pl = null }: TourScene, locale: Locale): string {
  return textIn({ name, name_en, name_pl }, 'name', locale);
}
