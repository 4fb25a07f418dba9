import type { TourScene } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useEffect, useRef, type ReactElement } from 'react';
import { panoramaOf } from './scenes';
import css from './walk.module.css';

/** A panorama as a wide, scrollable picture, for browsers without WebGL. */
export function PlainPanorama({ scene, place }: { scene: TourScene; place: string }): ReactElement {
  const { t } = useText('content.tour');
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Scrollable with keys; starts at the middle of the picture, the view ahead.
    element.tabIndex = 0;
    element.scrollIntoView?.({ block: 'nearest' });
    element.focus({ preventScroll: true });
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [scene]);
  return (
    <div ref={scroller} role="region" aria-label={t('view', { place })} className={css.plain}>
      <img
        key={scene.id}
        src={panoramaOf(scene)}
        alt={t('viewOf', { place })}
        width={2500}
        height={1250}
        onLoad={() => {
          const element = scroller.current;
          if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
        }}
      />
    </div>
  );
}
