import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';

/** A direction in degrees: to the right of the middle of a panorama, and up from its horizon. */
export interface Direction {
  yaw: number;
  pitch: number;
}

export interface ViewerOptions {
  image: string;
  yaw: number;
  /** Whoever asked for less motion: pictures change at once, and nothing goes on by itself. */
  still: boolean;
  /** Whenever something has moved. */
  onMove: () => void;
}

/** A panorama on the page. */
export interface PanoramaViewer {
  /** Another panorama, seen in a direction. @throws Error when its picture does not come */
  show(image: string, yaw: number): Promise<void>;
  /** Loads a panorama that is likely to be shown next; what goes wrong is left to `show`. */
  preload(image: string): void;
  turn(by: Direction): void;
  /** Nearer by a share of the whole range, or farther. */
  zoom(by: number): void;
  /** Where a direction is seen, in px from the top left; null where it is not. */
  placeOf(direction: Direction): { x: number; y: number } | null;
  close(): void;
}

const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** Shows a panorama in an element. @throws Error when its picture does not come */
export async function openViewer(container: HTMLElement, options: ViewerOptions): Promise<PanoramaViewer> {
  const { image, yaw, still, onMove } = options;
  const viewer = new Viewer({
    container,
    // Buttons, keys and messages are the page's.
    navbar: false,
    keyboard: false,
    mousewheel: false,
    loadingTxt: '',
    minFov: 35,
    maxFov: 90,
    defaultZoomLvl: 18,
    canvasBackground: 'transparent',
    moveInertia: still ? false : 0.8,
  });
  viewer.addEventListener('render', onMove);
  const show = async (shown: string, towards: number, first = false): Promise<void> => {
    await viewer.setPanorama(shown, {
      position: { yaw: radians(towards), pitch: 0 },
      transition: first || still ? false : { effect: 'fade', rotation: false, speed: 700 },
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
      if (still) viewer.rotate(position);
      else void viewer.animate({ ...position, speed: 250 });
    },
    zoom(by) {
      viewer.zoom(Math.max(0, Math.min(100, viewer.getZoomLevel() + by * 100)));
    },
    placeOf(direction) {
      const position = { yaw: radians(direction.yaw), pitch: radians(direction.pitch) };
      if (!viewer.dataHelper.isPointVisible(position)) return null;
      return viewer.dataHelper.sphericalCoordsToViewerCoords(position);
    },
    close: () => viewer.destroy(),
  };
}
