import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink, Container, NurseryRow } from '@arbora/ui';
import { arrowRightIcon, calendarIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { ShadeTree } from './shade-tree';
import css from './hero.module.css';

/** What a visitor sees first: what we do in one sentence, and the two ways in. */
export function Hero(): ReactElement {
  const { t } = useText('content');
  return (
    <header className={css.hero}>
      <Container className={css.inside}>
        <h1 className={css.title}>{t('home.hero.title')}</h1>
        <p className={css.lead}>{t('home.hero.lead')}</p>
        <div className={css.ways}>
          <ButtonLink to={routes.assortment.href()} variant="inverse" size="large" iconEnd={arrowRightIcon}>
            {t('home.hero.assortment')}
          </ButtonLink>
          <ButtonLink
            to={routes.publicBooking.href()}
            variant="quiet"
            size="large"
            icon={calendarIcon}
            className={css.second}
          >
            {t('home.hero.events')}
          </ButtonLink>
        </div>
      </Container>
      <NurseryRow className={css.row} />
      <ShadeTree className={css.tree} />
    </header>
  );
}
