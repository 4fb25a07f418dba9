import { useState, type ReactElement } from 'react';
import { classNames } from '../class-names';
import { Leaf } from '../illustration/leaf';
import css from './image.module.css';
import { renderedSource, showSource } from './show-source';

export interface ImageProps {
  /** Null shows a leaf as placeholder. */
  src: string | null;
  /** '' for decorative images. */
  alt: string;
  /** Of the original, in px; optional with `ratio`. */
  width?: number;
  height?: number;
  /** Aspect ratio of the box that the image covers. Default: that of the image. */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '3:4';
  srcSet?: string;
  sizes?: string;
  /** Data URL of a tiny blurred copy shown while the image loads. */
  placeholder?: string;
  /** The page's main image: loaded eagerly instead of lazily. */
  priority?: boolean;
  rounded?: boolean;
  className?: string;
}

/** An image that reserves its space, so that loading causes no layout shift. */
export function Image(props: ImageProps): ReactElement {
  const { src, alt, width, height, ratio, srcSet, sizes, placeholder, priority, rounded, className } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const missing = src === null || broken === src;
  const room = ratio ?? (width && height ? undefined : '3:2');
  const frame = classNames(css.frame, room && css[`ratio${room.replace(':', 'x')}`], rounded && css.rounded, className);
  if (missing) {
    return (
      <span
        className={classNames(frame, css.missing, !room && css.ratio3x2)}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <Leaf className={css.leaf} />
      </span>
    );
  }
  const loading = priority ? 'eager' : 'lazy';
  return (
    <span className={frame}>
      {placeholder !== undefined && (
        <img className={css.placeholder} src={placeholder} alt="" loading={loading} aria-hidden />
      )}
      <img
        {...renderedSource({ src, srcSet, sizes })}
        suppressHydrationWarning
        ref={(image) => {
          if (!image) return;
          showSource(image, { src, srcSet, sizes });
          // The error event of server-rendered markup may fire before hydration.
          if (image.complete && image.naturalWidth === 0) setBroken(src);
        }}
        className={css.picture}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(src)}
      />
    </span>
  );
}
