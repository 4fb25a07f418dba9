/** The part of the viewer's API that the page uses. Its own types depend on those of three, which are not installed. */
declare module '@photo-sphere-viewer/core' {
  /** In radians. */
  interface Position {
    yaw: number;
    pitch: number;
  }

  export interface ViewerConfig {
    container: HTMLElement;
    navbar: false;
    keyboard: false;
    mousewheel: boolean;
    loadingTxt: string;
    minFov: number;
    maxFov: number;
    /** 0 (`maxFov`) to 100 (`minFov`). */
    defaultZoomLvl: number;
    canvasBackground: string;
    moveInertia: number | false;
  }

  export interface PanoramaOptions {
    position: Position;
    transition: { effect: 'fade'; rotation: boolean; speed: number } | false;
    showLoader: boolean;
  }

  export class Viewer {
    constructor(config: ViewerConfig);
    readonly dataHelper: {
      isPointVisible(position: Position): boolean;
      sphericalCoordsToViewerCoords(position: Position): { x: number; y: number };
    };
    readonly textureLoader: { preloadPanorama(image: string): Promise<unknown> };
    addEventListener(type: 'render', listener: () => void): void;
    /** Resolves to false if another panorama was requested meanwhile. */
    setPanorama(image: string, options: PanoramaOptions): Promise<boolean>;
    getPosition(): Position;
    getZoomLevel(): number;
    rotate(position: Position): void;
    zoom(level: number): void;
    animate(options: Position & { speed: number }): PromiseLike<unknown>;
    destroy(): void;
  }
}
