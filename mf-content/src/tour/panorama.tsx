import type { TourScene, TourWay } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { ErrorState, Icon } from '@arbora/ui';
import { placeIcon } from '@arbora/ui/icons';
import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { Controls } from './controls';
import { panoramaOf } from './scenes';
import { useViewer } from './use-viewer';
import css from './walk.module.css';

export interface PanoramaProps {
  scene: TourScene;
  /** Name of the scene. */
  place: string;
  yaw: number;
  ways: readonly (TourWay & { target: TourScene; place: string })[];
  onGo: (target: TourScene) => void;
}

/** A panorama that can be turned by dragging, keys and buttons, with marks that lead to other scenes. */
export function Panorama({ scene, place, yaw, ways, onGo }: PanoramaProps): ReactElement {
  const { t } = useText('content.tour');
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const marks = useRef(new Map<string, HTMLButtonElement>());
  const positionMarks = useRef<() => void>(() => undefined);
  const updateMarks = useCallback(() => positionMarks.current(), []);
  const { viewer, isLoading, error, retry } = useViewer(container, {
    image: panoramaOf(scene),
    yaw,
    onMove: updateMarks,
  });

  useEffect(() => {
    // Marks are positioned on each frame without a React render.
    positionMarks.current = () => {
      for (const way of ways) {
        const mark = marks.current.get(way.to);
        const spot = isLoading ? null : viewer?.screenPosition({ yaw: way.yaw, pitch: way.pitch ?? 0 });
        if (!mark) continue;
        mark.style.visibility = spot ? 'visible' : 'hidden';
        if (spot) mark.style.translate = `${Math.round(spot.x)}px ${Math.round(spot.y)}px`;
      }
    };
    updateMarks();
  }, [viewer, ways, isLoading, updateMarks]);

  useEffect(() => {
    if (isLoading) return;
    for (const way of ways) viewer?.preload(panoramaOf(way.target));
  }, [viewer, ways, isLoading]);

  return (
    <div ref={frame} className={css.frame} aria-busy={isLoading}>
      <div ref={container} className={css.stage} />
      {error === null ? (
        <>
          <Controls frame={frame} viewer={viewer} label={t('view', { place })} />
          {ways.map((way) => (
            <button
              key={`${scene.id} ${way.to}`}
              ref={(mark) => {
                if (mark) marks.current.set(way.to, mark);
                else marks.current.delete(way.to);
              }}
              type="button"
              className={css.mark}
              aria-label={t('wayTo', { place: way.place })}
              onClick={() => onGo(way.target)}
            >
              <Icon shape={placeIcon} />
              <span>{way.place}</span>
            </button>
          ))}
          {isLoading && <p className={css.loading}>{t('loading')}</p>}
        </>
      ) : (
        <div className={css.failed}>
          <ErrorState error={error} title={t('failed')} onRetry={retry} />
        </div>
      )}
    </div>
  );
}
