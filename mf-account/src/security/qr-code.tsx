import { create } from 'qrcode';
import { useMemo, type ReactElement } from 'react';
import css from './security.module.css';

const QUIET = 4;

/** A QR code, dark on white in both themes for cameras. */
export default function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const cells = Array.from(modules.data, (isDark, index) =>
      isDark ? `M${(index % modules.size) + QUIET} ${Math.floor(index / modules.size) + QUIET}h1v1h-1z` : '',
    );
    return { size: modules.size + 2 * QUIET, path: cells.join('') };
  }, [text]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className={css.paper} d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  );
}
