import { inlineJson } from './html-text';

/**
 * Inline script at the end of a rendered document that starts its scripts after the first paint: loaded earlier, they
 * would compete for bandwidth and delay the paint. `needed` are scripts that those will request. `linked` are files of
 * linked pages, prefetched once the page is hydrated and the browser is idle, unless the connection is slow or saves
 * data. A page in the background, which is not painted, starts at once; every other page starts after a second at the
 * latest.
 */
export function startAfterPaint(
  scripts: readonly string[],
  needed: readonly string[],
  linked: readonly string[],
): string {
  return `(function () {
var left = ${inlineJson(scripts)}, needed = ${inlineJson(needed)}, linked = ${inlineJson(linked)};
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
function prefetchLinked() {
  var line = navigator.connection || {};
  if (line.saveData || /2g/.test(line.effectiveType)) return;
  linked.splice(0).forEach(function (file) { fetch(file, { priority: 'low' }).catch(function () {}); });
}
function whenHydrated() { (window.requestIdleCallback || setTimeout)(prefetchLinked); }
addEventListener('hydrated', whenHydrated);
function whenPainted() {
  try { new PerformanceObserver(start).observe({ type: 'paint', buffered: true }); } catch (error) { start(); }
}
if (document.visibilityState === 'hidden') return start();
requestAnimationFrame(function () { setTimeout(whenPainted); });
setTimeout(start, 1000);
})();`.replace(/\n\s*/g, '');
}
