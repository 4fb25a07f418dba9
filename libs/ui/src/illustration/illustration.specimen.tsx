import type { ReactElement } from 'react';
import { Specimen } from '../specimen/specimen';
import css from '../specimen/specimen.module.css';
import { Leaf } from './leaf';
import { NurseryRow } from './nursery-row';
import { Tree } from './tree';
import type { Habit } from './tree-habits';

const HABITS: readonly Habit[] = ['globe', 'column', 'conifer', 'weeping', 'spreading', 'young'];

export function IllustrationSpecimens(): ReactElement {
  return (
    <>
      <Specimen name="Tree, Leaf" wide>
        <ul role="list" className={css.swatches}>
          {HABITS.map((habit) => (
            <li key={habit}>
              <Tree habit={habit} />
            </li>
          ))}
          <li>
            <Leaf />
          </li>
        </ul>
      </Specimen>
      <Specimen name="NurseryRow" wide>
        <NurseryRow />
      </Specimen>
    </>
  );
}
