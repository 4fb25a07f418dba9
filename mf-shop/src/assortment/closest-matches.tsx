import type { PlantList } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { PlantRow } from './plant-row';
import css from './closest-matches.module.css';

/** If no plant meets all criteria: the nearest ones, with the criteria that each of them misses. */
export function ClosestMatches({ list: { nearest, matched } }: { list: PlantList }): ReactElement {
  const { t } = useText('shop');
  return (
    <Section title={t('nearest.title')} lead={t('nearest.hint')} headingLevel={3} placement="inside">
      <ul role="list" className={css.plants} aria-label={t('nearest.title')}>
        {nearest.map(({ plant, misses }) => (
          <li key={plant.id} className={css.plant}>
            <PlantRow plant={plant} matched={matched[plant.id]}>
              <p className={css.misses}>
                {t('nearest.misses', { what: misses.map((miss) => t(`nearest.miss.${miss}`)).join(', ') })}
              </p>
            </PlantRow>
          </li>
        ))}
      </ul>
    </Section>
  );
}
