import { inlineJson } from './html-text';

/**
 * Stands at the end of a document that came rendered and starts its scripts once it has been painted: fetched before,
 * they would share the line with it, and run before, even on a fast network, they would keep the first picture waiting.
 * `needed` are the scripts that those will ask for. `later` are files of the pages that this one links to: they come when
 * the page answers and the browser has nothing better to do, unless the person pays for every byte. A page in the background is not painted and does not wait; nor does
 * anybody longer than a second.
 */
export function startAfterPaint(
  scripts: readonly string[],
  needed: readonly string[],
  later: readonly string[],
): string {
  return `(function () {
var left = ${inlineJson(scripts)}, needed = ${inlineJson(needed)}, later = ${inlineJson(later)};
function start() {
  left.splice(0).forEach(function (src) {
    var script = document.createElement('script');
    script.async = false;
    script.src = src;
    document.head.appendChild(script);
  });
  needed.splice(0).forEach(function (href) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.appendChild(link);
  });
}
function fetchLater() {
  var line = navigator.connection || {};
  if (line.saveData || /2g/.test(line.effectiveType)) return;
  later.splice(0).forEach(function (file) { fetch(file, { priority: 'low' }).catch(function () {}); });
}
function whenAwake() { (window.requestIdleCallback || setTimeout)(fetchLater); }
addEventListener('awake', whenAwake);
function whenPainted() {
  try { new PerformanceObserver(start).observe({ type: 'paint', buffered: true }); } catch (error) { start(); }
}
if (document.visibilityState === 'hidden') return start();
requestAnimationFrame(function () { setTimeout(whenPainted); });
setTimeout(start, 1000);
})();`.replace(/\n\s*/g, '');
}
