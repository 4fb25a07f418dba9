import { imageUrlAt } from '@arbora/domain';
import { Image, storedImage, Tree } from '@arbora/ui';
import type { ReactElement } from 'react';
import { isLow, LowPlant } from './low-plants';
import { plantHabit } from './plant-habit';
import css from './plant-picture.module.css';

/** Width of the small picture, for screens of two pixels a point. */
const SMALL = 300;

/**
 * The plant's photograph, else a drawing of how it grows. In lists it is small and only decorates: the name stands
 * beside it. `large`, it is what the page is about.
 */
export function PlantPicture(props: { name: string; photo: string | null; large?: boolean }): ReactElement {
  const { name, photo, large = false } = props;
  if (photo && large) {
    const sizes = '(min-width: 960px) 24rem, 90vw';
    return <Image {...storedImage(photo)} sizes={sizes} alt={name} ratio="1:1" priority rounded />;
  }
  if (photo) return <Image src={imageUrlAt(photo, SMALL)} alt="" ratio="1:1" rounded />;
  const habit = plantHabit(name);
  return (
    <span className={css.tile}>
      {isLow(habit) ? <LowPlant habit={habit} /> : <Tree habit={habit} className={css.drawing} />}
    </span>
  );
}
