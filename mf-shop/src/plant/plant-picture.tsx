import { imageUrlAt } from '@arbora/domain';
import { Image, storedImage, Tree } from '@arbora/ui';
import type { ReactElement } from 'react';
import { isNonTree, NonTreeDrawing } from './non-trees';
import { plantHabit } from './plant-habit';
import css from './plant-picture.module.css';

/** Width of the small picture, for screens with a pixel ratio of two. */
const SMALL = 300;

/**
 * The plant's photograph, or a drawing of its habit. In lists it is small and decorative, beside the name. With `large`
 * it is the main picture of the page.
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
      {isNonTree(habit) ? <NonTreeDrawing habit={habit} /> : <Tree habit={habit} className={css.drawing} />}
    </span>
  );
}
