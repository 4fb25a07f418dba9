/** Largest contentful paint and interaction to next paint, in milliseconds, and the score of layout shifts. */
export type WebVital = 'lcp' | 'inp' | 'cls';

export type DeviceClass = 'phone' | 'desktop';
/** Devices of a percentile. */
export type MeasuredDevice = DeviceClass | 'all';

/** Web vitals of the page on which a visit began, as sent to `POST /api/web-vitals`. It has no address and no person. */
export interface VisitVitals {
  /** Pattern of the page's route, such as `/sortiment/:id`. */
  route: string;
  /** Remote of the page and its version. */
  remote: string;
  version: string;
  /** By the width of the window. */
  device: DeviceClass;
  /** Null if it was not measured: a browser does not support it, or nobody clicked. */
  lcp: number | null;
  inp: number | null;
  cls: number | null;
}
