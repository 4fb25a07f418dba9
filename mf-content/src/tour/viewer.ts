import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';

/** A direction in degrees: to the right from the middle of a panorama, and up from its horizon. */
export interface Direction {
  yaw: number;
  pitch: number;
}

export interface ViewerOptions {
  image: string;
  yaw: number;
  /** Reduced motion: pictures change at once, without animations. */
  reducedMotion: boolean;
  /** Called whenever the view has moved. */
  onMove: () => void;
}

/** A mounted panorama viewer. */
export interface PanoramaViewer {
  /** Shows another panorama in a direction. @throws Error if its picture fails to load */
  show(image: string, yaw: number): Promise<void>;
  /** Preloads a likely next panorama; errors are reported by `show`. */
  preload(image: string): void;
  turn(by: Direction): void;
  /** Zooms by a fraction of the whole range; positive is nearer. */
  zoom(by: number): void;
  /** Position of a direction in px from the top left; null if it is out of view. */
  screenPosition(direction: Direction): { x: number; y: number } | null;
  close(): void;
}

const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** Mounts a viewer in an element. @throws Error if the picture fails to load */
export async function openViewer(container: HTMLElement, options: ViewerOptions): Promise<PanoramaViewer> {
  const { image, yaw, reducedMotion, onMove } = options;
  const viewer = new Viewer({
    container,
    // Buttons, keys and messages are provided by the page.
    navbar: false,
    keyboard: false,
    mousewheel: false,
    loadingTxt: '',
    minFov: 35,
    maxFov: 90,
    defaultZoomLvl: 18,
    canvasBackground: 'transparent',
    moveInertia: reducedMotion ? false : 0.8,
  });
  viewer.addEventListener('render', onMove);
  const show = async (nextImage: string, nextYaw: number, first = false): Promise<void> => {
    await viewer.setPanorama(nextImage, {
      position: { yaw: radians(nextYaw), pitch: 0 },
      transition: first || reducedMotion ? false : { effect: 'fade', rotation: false, speed: 700 },
      showLoader: false,
    });
  };
  try {
    await show(image, yaw, true);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  return {
    show,
    preload(next) {
      viewer.textureLoader.preloadPanorama(next).catch(() => undefined);
    },
    turn(by) {
      const { yaw: from, pitch } = viewer.getPosition();
      const position = { yaw: from + radians(by.yaw), pitch: pitch + radians(by.pitch) };
      if (reducedMotion) viewer.rotate(position);
      else void viewer.animate({ ...position, speed: 250 });
    },
    zoom(by) {
      viewer.zoom(Math.max(0, Math.min(100, viewer.getZoomLevel() + by * 100)));
    },
    screenPosition(direction) {
      const position = { yaw: radians(direction.yaw), pitch: radians(direction.pitch) };
      if (!viewer.dataHelper.isPointVisible(position)) return null;
      return viewer.dataHelper.sphericalCoordsToViewerCoords(position);
    },
    close: () => viewer.destroy(),
  };
}
