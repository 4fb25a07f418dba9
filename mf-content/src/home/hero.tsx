import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink, HeroPage } from '@arbora/ui';
import { arrowRightIcon, calendarIcon } from '@arbora/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { ShadeTree } from './shade-tree';
import css from './hero.module.css';

/** The first screen: the nursery's purpose in one sentence, and the two main links. */
export function Hero({ children }: { children: ReactNode }): ReactElement {
  const { t } = useText('content.home');
  return (
    <HeroPage
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink to={routes.assortment.href()} variant="inverse" size="large" iconEnd={arrowRightIcon}>
            {t('hero.assortment')}
          </ButtonLink>
          <ButtonLink
            to={routes.publicBooking.href()}
            variant="quiet"
            size="large"
            icon={calendarIcon}
            className={css.second}
          >
            {t('hero.events')}
          </ButtonLink>
        </>
      }
      drawing={<ShadeTree />}
    >
      {children}
    </HeroPage>
  );
}
