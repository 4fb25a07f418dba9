import { useState, type ReactElement } from 'react';
import { classNames } from '../class-names';
import { Leaf } from '../illustration/leaf';
import css from './image.module.css';

export interface ImageProps {
  /** Null draws a leaf in its place. */
  src: string | null;
  /** '' when the picture only decorates. */
  alt: string;
  /** Of the original, in px; with `ratio` they may be missing. */
  width?: number;
  height?: number;
  /** Room it takes up; the picture covers it. Default: its own proportions. */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '3:4';
  srcSet?: string;
  sizes?: string;
  /** A tiny blurred copy shown until the picture is there (data URL). */
  placeholder?: string;
  /** The page's main picture: fetched at once instead of when it comes near. */
  priority?: boolean;
  rounded?: boolean;
  className?: string;
}

/** A picture that keeps its room from the start, so that nothing moves when it arrives. */
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
        // Of what the server rendered, the error may have come before anybody listened.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(src);
        }}
        className={css.picture}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
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
