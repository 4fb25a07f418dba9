import { BRAND } from '@arbora/domain';
import type { ReactElement } from 'react';
import { Specimen } from '../specimen/specimen';
import css from '../specimen/specimen.module.css';
import { Logo } from './logo';
import { LogoMark } from './logo-mark';

export function LogoSpecimens(): ReactElement {
  return (
    <>
      <Specimen name="Logo, LogoMark" row>
        <Logo brand={BRAND} />
        <Logo brand={BRAND} size="large" />
        <LogoMark className={css.mark} />
      </Specimen>
      <Specimen name="Logo tone=inverse" ground="deep">
        <Logo brand={BRAND} tone="inverse" />
      </Specimen>
    </>
  );
}
