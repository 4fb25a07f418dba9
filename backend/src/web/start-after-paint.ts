/**
 * Stands at the end of a document that came rendered and starts its scripts once it has been painted: run before, even
 * on a fast network, they would keep the first picture waiting. A page in the background is not painted and does not
 * wait; nor does anybody longer than a second. Links and forms are the browser's own until then.
 */
export function startAfterPaint(scripts: readonly string[]): string {
  return `(function () {
var left = ${JSON.stringify(scripts).replaceAll('<', '\\u003c')};
function start() {
  left.splice(0).forEach(function (src) {
    var script = document.createElement('script');
    script.async = false;
    script.src = src;
    document.head.appendChild(script);
  });
}
function whenPainted() {
  try { new PerformanceObserver(start).observe({ type: 'paint', buffered: true }); } catch (error) { start(); }
}
if (document.visibilityState === 'hidden') return start();
requestAnimationFrame(function () { setTimeout(whenPainted); });
setTimeout(start, 1000);
})();`.replace(/\n\s*/g, '');
}
