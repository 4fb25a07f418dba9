import { useText } from '@arbora/i18n';
import { IconButton } from '@arbora/ui';
import { chevronLeftIcon, chevronRightIcon, closeIcon, minusIcon, plusIcon, screenIcon } from '@arbora/ui/icons';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useFullScreen } from './use-full-screen';
import type { PanoramaViewer } from './viewer';
import css from './walk.module.css';

/** Degrees by which a key or button turns the view, and the fraction of the range by which it zooms. */
const TURN = 18;
const TILT = 10;
const ZOOM = 0.2;

const KEYS: Readonly<Record<string, (viewer: PanoramaViewer) => void>> = {
  ArrowLeft: (viewer) => viewer.turn({ yaw: -TURN, pitch: 0 }),
  ArrowRight: (viewer) => viewer.turn({ yaw: TURN, pitch: 0 }),
  ArrowUp: (viewer) => viewer.turn({ yaw: 0, pitch: TILT }),
  ArrowDown: (viewer) => viewer.turn({ yaw: 0, pitch: -TILT }),
  '+': (viewer) => viewer.zoom(ZOOM),
  '=': (viewer) => viewer.zoom(ZOOM),
  '-': (viewer) => viewer.zoom(-ZOOM),
};

export interface ControlsProps {
  /** The element to show in full screen: the panorama with marks and buttons. */
  frame: RefObject<HTMLElement | null>;
  viewer: PanoramaViewer | null;
  /** Accessible name: the view and the available keys. */
  label: string;
}

/** Turns and zooms a panorama with keys while it or one of its buttons has the focus. */
export function Controls({ frame, viewer, label }: ControlsProps): ReactElement {
  const { t } = useText('content.tour');
  const { isFull, toggle } = useFullScreen(frame);
  const surface = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A walk started below the fold is in view at once, and keys work.
    frame.current?.scrollIntoView?.({ block: 'nearest' });
    surface.current?.focus({ preventScroll: true });
  }, [frame]);
  useEffect(() => {
    const element = frame.current;
    if (!element || !viewer) return;
    const press = (event: KeyboardEvent): void => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
      if (!act) return;
      event.preventDefault();
      act(viewer);
    };
    // Dragging a panorama focuses it for key control.
    const touch = (event: Event): void => {
      if (event.target instanceof HTMLCanvasElement) surface.current?.focus({ preventScroll: true });
    };
    element.addEventListener('keydown', press);
    element.addEventListener('pointerup', touch);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('pointerup', touch);
    };
  }, [frame, viewer]);

  const act = (key: string) => () => viewer && KEYS[key]?.(viewer);
  const enter = (element: HTMLDivElement | null): void => {
    surface.current = element;
    if (element) element.tabIndex = 0;
  };
  return (
    <>
      <div ref={enter} role="application" aria-label={label} className={css.surface} />
      <div role="group" aria-label={t('controls')} className={css.controls}>
        <IconButton icon={chevronLeftIcon} label={t('turnLeft')} onClick={act('ArrowLeft')} />
        <IconButton icon={chevronRightIcon} label={t('turnRight')} onClick={act('ArrowRight')} />
        <IconButton icon={plusIcon} label={t('zoomIn')} onClick={act('+')} />
        <IconButton icon={minusIcon} label={t('zoomOut')} onClick={act('-')} />
        {toggle && (
          <IconButton
            icon={isFull ? closeIcon : screenIcon}
            label={isFull ? t('leaveFullScreen') : t('fullScreen')}
            onClick={toggle}
          />
        )}
      </div>
    </>
  );
}
