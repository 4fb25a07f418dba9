interface Size {
  width: number;
  height: number;
}

let measured: Size | undefined;

function measure(): Size {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', top: '0', width: '100px', height: '100px', overflow: 'scroll' });
  document.body.append(box);
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight };
  box.remove();
  return size;
}

/** Stands in for antd's own, which measures by a style element that the content security policy refuses. */
export default function getScrollBarSize(fresh?: boolean): number {
  if (typeof document === 'undefined') return 0;
  if (fresh || !measured) measured = measure();
  return measured.width;
}

/** All scroll bars of the site are the system's, so that no element has one of its own size. */
export function getTargetScrollBarSize(target: unknown): Size {
  if (typeof document === 'undefined' || !target) return { width: 0, height: 0 };
  return (measured ??= measure());
}
