import type { AutumnColor, FlowerColor, PlantGrowth, PlantLight } from '@arbora/domain';
import { classNames } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import colors from './plant-colors.module.css';
import css from './fact-symbols.module.css';

function Symbol({ children, className }: { children: ReactNode; className?: string | undefined }): ReactElement {
  return (
    <svg className={classNames(css.symbol, className)} viewBox="0 0 48 48" aria-hidden>
      {children}
    </svg>
  );
}

const CROWN = 'M24 6c8 0 13 6 12 12 3 6-1 13-7 13-3 2-7 2-10 0-6 0-10-7-7-13-1-6 4-12 12-12z';

export function HeightSymbol(): ReactElement {
  return (
    <Symbol>
      <path className={css.bark} d="M15 43l.7-16h1.600l.7 16z" />
      <path className={css.leaf} transform="translate(-2 2) scale(.78)" d={CROWN} />
      <path className={css.line} d="M39 7v36M34.500 12L39 6.500 43.500 12M34.500 38l4.500 5.500 4.500-5.500" />
    </Symbol>
  );
}

export function WidthSymbol(): ReactElement {
  return (
    <Symbol>
      <path className={css.bark} d="M23 34l.4-10h1.200l.4 10z" />
      <path className={css.leaf} transform="translate(5 2) scale(.8)" d={CROWN} />
      <path className={css.line} d="M6 41h36M11 36.500L5.500 41l5.500 4.500M37 36.500l5.500 4.500-5.500 4.500" />
    </Symbol>
  );
}

/** The sun: whole, half or fully covered by a leaf. */
export function LightSymbol({ light }: { light: readonly PlantLight[] }): ReactElement {
  const isSunny = light.includes('sun');
  const isShady = light.includes('shade') || (!isSunny && light.includes('half_shade'));
  return (
    <Symbol className={colors.yellow}>
      <path className={css.ray} d="M24 3v6M24 39v6M3 24h6M39 24h6M9 9l4 4M35 35l4 4M9 39l4-4M35 13l4-4" />
      <circle className={css.filled} cx="24" cy="24" r="10.500" />
      {(isShady || light.includes('half_shade')) && (
        <path
          className={css.shade}
          d={
            isSunny && isShady
              ? 'M24 13.500a10.500 10.500 0 0 1 0 21z'
              : isSunny
                ? 'M31 16a10.500 10.500 0 0 1-10 18.200z'
                : 'M17.500 15.700a10.500 10.500 0 1 1 0 16.600z'
          }
        />
      )}
    </Symbol>
  );
}

export function SoilSymbol(): ReactElement {
  return (
    <Symbol>
      <path className={css.soil} d="M4 26c7-3 12 2 20 0s13-2 20 0v14a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
      <path className={css.crumbs} d="M12 34h.1M20 38h.1M29 33h.1M36 38h.1M25 40h.1M15 41h.1" />
      <path className={css.stem} d="M24 26V12" />
      <path
        className={css.leaf}
        d="M24 15c0-6 4-9.500 11-9.500 0 6-4 10-11 9.500zM24 20c0-5-3.500-8-9.500-8 0 5 3.500 8.500 9.500 8z"
      />
    </Symbol>
  );
}

export function HardinessSymbol(): ReactElement {
  return (
    <Symbol>
      <path
        className={css.frost}
        d="M24 5v38M7.500 14.500l33 19M7.500 33.500l33-19M18.500 8l5.500 5 5.500-5M18.500 40l5.500-5 5.500 5M8 21.500l7-2.500-1.500-7.500M40 26.500l-7 2.500 1.500 7.500M8 26.500l7 2.500-1.500 7.500M40 21.500l-7-2.500 1.500-7.500"
      />
    </Symbol>
  );
}

export function GrowthSymbol({ growth }: { growth: PlantGrowth }): ReactElement {
  const steps = { slow: 1, medium: 2, fast: 3 }[growth];
  return (
    <Symbol>
      {[30, 21, 12].map((top, index) => (
        <g key={top} className={index < steps ? undefined : css.faint}>
          <path className={css.stem} d={`M${9 + index * 15} 42V${top}`} />
          <path
            className={css.leaf}
            d={`M${9 + index * 15} ${top + 5}c0-6 2.500-9 7-9.500 0 6-2.500 9.500-7 9.500zM${9 + index * 15} ${top + 9}c0-5-2.200-8-6.500-8.500 0 5 2.200 8.500 6.500 8.500z`}
          />
        </g>
      ))}
      <path className={css.line} d="M3 43h42" />
    </Symbol>
  );
}

/** A flower with petals of its colours, in turn. */
export function FlowerSymbol({ shades }: { shades: readonly FlowerColor[] }): ReactElement {
  return (
    <Symbol>
      {[0, 72, 144, 216, 288].map((angle, index) => (
        <path
          key={angle}
          className={classNames(css.petal, colors[shades[index % shades.length] ?? 'white'])}
          transform={`rotate(${angle} 24 24)`}
          d="M24 23c-7-4-8.500-10-6.500-15.500C19.500 3.500 28.500 3.500 30.500 7.500 32.500 13 31 19 24 23z"
        />
      ))}
      <circle className={css.heart} cx="24" cy="24" r="4.500" />
    </Symbol>
  );
}

/** A leaf in the colours of autumn, side by side. */
export function AutumnSymbol({ shades }: { shades: readonly AutumnColor[] }): ReactElement {
  const [first = 'brown', second = first] = shades;
  return (
    <Symbol>
      <path className={classNames(css.filled, colors[first])} d="M24 4C10 12 7 26 12 38c4 1 8 1.500 12-1z" />
      <path className={classNames(css.filled, colors[second])} d="M24 4c14 8 17 22 12 34-4 1-8 1.500-12-1z" />
      <path className={css.vein} d="M24 7v38M24 20l-8-6M24 20l8-6M24 29l-10-6M24 29l10-6" />
    </Symbol>
  );
}
