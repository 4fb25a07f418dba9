import type { TourScene } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Alert, Button } from '@arbora/ui';
import { arrowRightIcon, closeIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { Panorama } from './panorama';
import { PlainPanorama } from './plain-panorama';
import { arrivalYaw, sceneName } from './scenes';
import css from './walk.module.css';
import { hasWebGl } from './web-gl';

export interface WalkProps {
  scenes: readonly TourScene[];
  /** Name of the tour. */
  name: string;
  onClose: () => void;
}

interface Viewpoint {
  scene: TourScene;
  /** Initial direction. */
  yaw: number;
}

/** A walk from scene to scene: the panorama with marks for the ways, and the same ways as a list. */
export function Walk({ scenes, name, onClose }: WalkProps): ReactElement | null {
  const { t, locale } = useText('content.tour');
  const [canTurn] = useState(hasWebGl);
  const [viewpoint, setViewpoint] = useState<Viewpoint | undefined>(
    () => scenes[0] && { scene: scenes[0], yaw: scenes[0].yaw ?? 0 },
  );
  if (!viewpoint) return null;
  const { scene, yaw } = viewpoint;
  const place = sceneName(scene, locale);
  const ways = scene.ways.flatMap((way) => {
    const target = scenes.find(({ id }) => id === way.to);
    return target ? [{ ...way, target, place: sceneName(target, locale) }] : [];
  });
  function goTo(target: TourScene): void {
    setViewpoint({ scene: target, yaw: arrivalYaw(target, scene) });
  }
  return (
    <div className={css.walk}>
      {canTurn ? (
        <Panorama scene={scene} place={place} yaw={yaw} ways={ways} onGo={goTo} />
      ) : (
        <>
          <Alert>{t('flat')}</Alert>
          <PlainPanorama scene={scene} place={place} />
        </>
      )}
      <div className={css.below}>
        <p className={css.here} role="status">
          {t('here', { place })}
        </p>
        <nav aria-label={t('waysOf', { name })}>
          <ul role="list" className={css.ways}>
            {ways.map(({ target, place: other }) => (
              <li key={target.id}>
                <Button
                  variant="secondary"
                  iconEnd={arrowRightIcon}
                  aria-label={t('wayTo', { place: other })}
                  onClick={() => goTo(target)}
                >
                  {other}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="quiet" icon={closeIcon} onClick={onClose} className={css.close}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
