/** Whether this browser supports WebGL 2, which the panorama viewer needs. */
export function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Release it: browsers limit the number of contexts.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return Boolean(context);
  } catch {
    return false;
  }
}
