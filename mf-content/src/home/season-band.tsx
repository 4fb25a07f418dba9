import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon, Section, TextLink } from '@arbora/ui';
import { searchIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { monthName, monthQuery, SEASON_PLANTS, seasonOf } from './season';
import { SeasonDrawing } from './season-drawing';
import css from './season-band.module.css';

/** Placeholder month, the same on server and browser, until the current one is known. */
const FALLBACK_MONTH = 11;

/** Plants to plant in the current month. */
export function SeasonBand(): ReactElement {
  const { t, locale } = useText('content.home');
  const { data: month = FALLBACK_MONTH } = useQuery(monthQuery);
  const season = seasonOf(month);
  return (
    <Section>
      <div className={css.band}>
        <SeasonDrawing season={season} className={css.drawing} />
        <div className={css.words}>
          <p className={css.month}>{t('season.now', { month: monthName(month, locale) })}</p>
          <h2 className={css.title}>{t(`season.${season}.title`)}</h2>
          <p className={css.text}>{t(`season.${season}.text`)}</p>
          <ul role="list" className={css.plants} aria-label={t('season.plants')}>
            {SEASON_PLANTS[season].map((name) => (
              <li key={name}>
                <Link to={routes.assortment.href({ q: name })} className={css.plant}>
                  <Icon shape={searchIcon} size="small" />
                  {t(`plant.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <TextLink to={routes.assortment.href()} look="strong">
              {t('season.all')}
            </TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
