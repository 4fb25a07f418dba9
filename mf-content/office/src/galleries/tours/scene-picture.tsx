import { IMAGE_MAX_SIDE, imageUrlAt, type TourScene } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { directionAt, movedBy, pointOf, type Direction } from './direction';
import { sceneName, type SceneInput } from './scene';
import css from './tours.module.css';

/** The start view, or the index of a link. */
export type Mark = 'start' | number;

/** Degrees by which an arrow key moves a mark. */
const STEP = 1;
const LARGE_STEP = 10;
const ARROWS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface ScenePictureProps {
  image: string;
  yaw: number;
  ways: SceneInput['ways'];
  others: readonly TourScene[];
  active: Mark;
  onActive: (mark: Mark) => void;
  onPlace: (mark: Mark, direction: Direction) => void;
}

/** The whole panorama, laid flat, with its marks: a click places the active one, arrow keys move the focused one. */
export function ScenePicture(props: ScenePictureProps): ReactElement {
  const { image, yaw, ways, others, active, onActive, onPlace } = props;
  const { t, locale } = useText('manager.galleries');

  function click(event: MouseEvent<HTMLElement>): void {
    // A key press has no position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPlace(active, directionAt((event.clientX - left) / width, (event.clientY - top) / height));
  }
  const nameOf = (to: string): string => {
    const scene = others.find(({ id }) => id === to);
    return scene ? sceneName(scene, locale) : t('scene.nowhere');
  };
  const marks: { mark: Mark; name: string; at: Direction }[] = [
    { mark: 'start', name: t('scene.start'), at: { yaw, pitch: 0 } },
    ...ways.map((way, index) => ({ mark: index, name: nameOf(way.to), at: way })),
  ];
  return (
    <div>
      <div className={css.scroll}>
        <div className={css.panorama} role="group" aria-label={t('scene.picture')}>
          <img src={imageUrlAt(image, IMAGE_MAX_SIDE)} alt="" draggable={false} />
          <button type="button" tabIndex={-1} className={css.surface} aria-label={t('scene.place')} onClick={click} />
          {marks.map(({ mark, name, at }) => (
            <button
              key={mark}
              type="button"
              className={css.mark}
              data-start={mark === 'start' || undefined}
              aria-pressed={mark === active}
              style={pointOf(at)}
              onClick={() => onActive(mark)}
              onKeyDown={(event) => moveByKey(event, at, (moved) => onPlace(mark, moved))}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <p className={css.hint}>{t('scene.pictureHint')}</p>
    </div>
  );
}

function moveByKey(event: KeyboardEvent, from: Direction, onMoved: (to: Direction) => void): void {
  const arrow = ARROWS[event.key];
  if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const step = event.shiftKey ? LARGE_STEP : STEP;
  onMoved(movedBy(from, arrow[0] * step, arrow[1] * step));
}
