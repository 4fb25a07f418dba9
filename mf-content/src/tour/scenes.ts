import { IMAGE_MAX_SIDE, imageUrlAt, textIn, type Locale, type TourScene } from '@arbora/domain';

/** Address of a scene's panorama in the largest width that is delivered: a window shows a quarter of it or less. */
export function panoramaOf(scene: TourScene): string {
  return imageUrlAt(scene.image, IMAGE_MAX_SIDE);
}

/** Where one looks on arriving from another scene: away from the way back to it; else where the scene opens. */
export function arrivalYaw(scene: TourScene, from: TourScene | undefined): number {
  const back = scene.ways.find(({ to }) => to === from?.id);
  if (!back) return scene.yaw ?? 0;
  return back.yaw > 0 ? back.yaw - 180 : back.yaw + 180;
}

/** The name of a scene in a language, else in another one. */
export function sceneName({ name, name_en = null, name_pl = null }: TourScene, locale: Locale): string {
  return textIn({ name, name_en, name_pl }, 'name', locale);
}
