import type { Page } from '@playwright/test';

/** The image in front of the fake camera; set by `showToCamera`. */
declare global {
  interface Window {
    cameraPicture?: HTMLImageElement | null;
  }
}

/** Installs a fake camera. Call before the page is opened. */
export async function installFakeCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d')!;
    const draw = (): void => {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      if (window.cameraPicture) context.drawImage(window.cameraPicture, 140, 60, 360, 360);
    };
    setInterval(draw, 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
  });
}

/** Shows the image of a code to the camera; null removes it. */
export async function showToCamera(page: Page, source: string | null): Promise<void> {
  await page.evaluate(async (src) => {
    window.cameraPicture = null;
    if (src === null) return;
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    window.cameraPicture = picture;
  }, source);
}
