import type { ReactElement } from 'react';
import { VisuallyHidden } from '../page/visually-hidden';
import { Specimen } from '../specimen/specimen';
import { Icon } from './icon';
import * as icons from './icons';

export function IconSpecimen(): ReactElement {
  return (
    <Specimen name="Icon" row wide>
      {Object.entries(icons).map(([name, shape]) => (
        <span key={name} title={name}>
          <Icon shape={shape} size="large" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </span>
      ))}
    </Specimen>
  );
}
