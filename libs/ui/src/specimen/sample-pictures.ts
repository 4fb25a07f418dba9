/** An inline image, which needs no request: hills in the palette's greens, shifted in hue by `hue` degrees. */
function hills(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400"><g style="filter:hue-rotate(${hue}deg)"><path fill="honeydew" d="M0 0h600v400H0z"/><circle fill="lightgoldenrodyellow" cx="450" cy="110" r="50"/><path fill="darkseagreen" d="M0 230q150-90 320-20t280-50v240H0z"/><path fill="seagreen" d="M0 300q180-80 340-10t260-40v150H0z"/><path fill="darkgreen" d="M120 300c-50 0-60-120 0-160 60 40 50 160 0 160zM260 320c-30 0-36-80 0-110 36 30 30 110 0 110z"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const MEADOW = hills(0);
export const MEADOW_BLURRED = MEADOW;
export const PICTURES = [0, 40, -40, 90, 200, -120].map(hills);
