import type { ReactElement } from 'react';
import { Specimen } from '../specimen/specimen';
import css from '../specimen/specimen.module.css';
import { themes } from './themes';

/** Colours by role in the current theme. */
export function ColorSpecimen(): ReactElement {
  return (
    <Specimen name="tokens: colours" wide>
      <ul role="list" className={css.swatches}>
        {Object.keys(themes.light).map((role) => (
          <li key={role} className={css.swatch}>
            <svg aria-hidden>
              <rect width="100%" height="100%" fill={`var(--color-${role})`} />
            </svg>
            {role}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
