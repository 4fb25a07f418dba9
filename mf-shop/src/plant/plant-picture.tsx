import { Image, Tree } from '@arbora/ui';
import type { ReactElement } from 'react';
import { isLow, LowPlant } from './low-plants';
import { plantHabit } from './plant-habit';
import css from './plant-picture.module.css';

/** The plant's photograph, else a drawing of how it grows. It only decorates: the name stands beside it. */
export function PlantPicture({ name, photo }: { name: string; photo: string | null }): ReactElement {
  if (photo) return <Image src={photo} alt="" ratio="1:1" rounded />;
  const habit = plantHabit(name);
  return (
    <span className={css.tile}>
      {isLow(habit) ? <LowPlant habit={habit} /> : <Tree habit={habit} className={css.drawing} />}
    </span>
  );
}
