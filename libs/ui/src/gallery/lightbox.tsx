import { useText } from '@arbora/i18n';
import { useOverlayEntry } from '@arbora/router';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { IconButton } from '../button/icon-button';
import { preloadSource } from '../image/show-source';
import css from './lightbox.module.css';
import type { GalleryPicture } from './picture';
import { chevronLeftIcon, chevronRightIcon, closeIcon } from '../icon/icons';

/** Horizontal distance of a swipe, in px. */
const SWIPE = 48;

export interface LightboxProps {
  pictures: readonly GalleryPicture[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** A full-window picture viewer; arrow keys, Home, End, swipes and buttons change the picture, Back closes it. */
export function Lightbox({ pictures, index, onMove, onClose }: LightboxProps): ReactElement | null {
  const { t } = useText('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<number | null>(null);
  const last = pictures.length - 1;
  const picture = pictures[index];
  const close = useOverlayEntry(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser restores the focus only if the dialog is closed before it leaves the document.
    return () => element?.close();
  }, []);
  useEffect(() => {
    // Preloads the neighbours, so that they appear at once.
    for (const near of [pictures[index + 1], pictures[index - 1]]) {
      if (near) preloadSource({ src: near.src, srcSet: near.srcSet, sizes: '100vw' });
    }
  }, [pictures, index]);

  if (!picture) return null;

  function move(target: number): void {
    if (target !== index && target >= 0 && target <= last) onMove(target);
  }
  function press(event: KeyboardEvent): void {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  }
  function endSwipe(event: PointerEvent): void {
    const distance = start.current === null ? 0 : event.clientX - start.current;
    start.current = null;
    if (event.pointerType !== 'mouse' && Math.abs(distance) > SWIPE) move(distance < 0 ? index + 1 : index - 1);
  }
  function cancel(event: SyntheticEvent): void {
    // Closing is controlled by state, as in Dialog.
    event.preventDefault();
    close();
  }
  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label={t('gallery.label')}
      onCancel={cancel}
      onClose={close}
      onKeyDown={press}
    >
      <div
        className={css.inside}
        onPointerDown={(event) => (start.current = event.isPrimary ? event.clientX : null)}
        onPointerUp={endSwipe}
        onPointerCancel={() => (start.current = null)}
      >
        <div className={css.bar}>
          <span className={css.position} role="status">
            {t('gallery.position', { index: index + 1, total: pictures.length })}
          </span>
          <IconButton icon={closeIcon} label={t('close')} className={css.button} onClick={close} />
        </div>
        <figure className={css.stage}>
          <img
            key={picture.id}
            className={css.picture}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="100vw"
            alt={picture.alt || picture.caption || t('gallery.picture', { index: index + 1 })}
            width={picture.width}
            height={picture.height}
            draggable={false}
            // The blurred placeholder is shown while it loads.
            style={picture.placeholder === undefined ? undefined : { backgroundImage: `url("${picture.placeholder}")` }}
            onLoad={({ currentTarget }) => (currentTarget.style.backgroundImage = 'none')}
          />
        </figure>
        <div className={css.foot}>
          <IconButton
            icon={chevronLeftIcon}
            label={t('gallery.previous')}
            className={css.button}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          />
          <p className={css.caption}>{picture.caption}</p>
          <IconButton
            icon={chevronRightIcon}
            label={t('gallery.next')}
            className={css.button}
            disabled={index === last}
            onClick={() => move(index + 1)}
          />
        </div>
      </div>
    </dialog>
  );
}
