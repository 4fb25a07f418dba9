import type { FlowerColor, PlantHabit } from '@arbora/domain';
import { classNames } from '@arbora/ui';
import type { ReactElement } from 'react';
import colors from '../facts/plant-colors.module.css';
import { crownPaths, trunkPath } from './crown';
import { OTHER_HABITS } from './other-habits';
import css from './plant-shape.module.css';

/** A plant of the habit, of height 100 and standing on the origin; `ratio` is its width relative to its height. */
export function PlantShape(props: {
  habit: PlantHabit;
  ratio: number;
  flower?: FlowerColor | undefined;
}): ReactElement | null {
  const { habit, ratio, flower } = props;
  const paths = OTHER_HABITS[habit]?.(ratio) ?? crownPaths(habit, ratio);
  if (!paths) return null;
  const isFlower = habit === 'herb' && flower !== undefined;
  return (
    <>
      {habit === 'conifer' && <path className={css.bark} d="M-1.4 0l.4-12h2l.4 12z" />}
      {habit === 'weeping' && <path className={css.bark} d="M-1.8 0Q0-50-1.5-92h3Q1-50 1.800 0z" />}
      {habit === 'climber' && (
        <path
          className={css.lattice}
          d={`M${-50 * ratio} 0V-102M0 0V-102M${50 * ratio} 0V-102M${-50 * ratio}-25h${100 * ratio}M${-50 * ratio}-60h${100 * ratio}M${-50 * ratio}-95h${100 * ratio}`}
        />
      )}
      {trunkPath(habit, ratio) && <path className={css.bark} d={trunkPath(habit, ratio)} />}
      <path className={css.dark} d={paths.dark} />
      <path className={css.mid} d={paths.mid} />
      <path
        className={isFlower ? classNames(css.flower, colors[flower]) : habit === 'grass' ? css.plume : css.light}
        d={paths.light}
      />
    </>
  );
}
