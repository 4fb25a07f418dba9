import type { PlantCompanion } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Card, Grid, Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useFactLabel } from '../assortment/use-fact-label';
import { commonName } from '../plant/common-name';
import { LatinName } from '../plant/latin-name';
import { PlantPicture } from '../plant/plant-picture';
import { companionsQuery } from './related.queries';
import css from './related.module.css';

/** Plants that go well with this one, each with the reason; renders nothing if none are known. */
export function Companions({ productId }: { productId: string }): ReactElement | null {
  const { t } = useText('shop.plant');
  const { data: companions = [] } = useQuery(companionsQuery(productId));
  if (companions.length === 0) return null;
  return (
    <Section title={t('companions.title')} lead={t('companions.lead')}>
      <Grid as="ul" columns={3} gap={4}>
        {companions.map((companion) => (
          <li key={companion.id}>
            <Companion companion={companion} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Companion({ companion }: { companion: PlantCompanion }): ReactElement {
  const { t, locale } = useText('shop.plant');
  const word = useFactLabel();
  const { id, name, photo, light, soil, reasons } = companion;
  const common = commonName(companion, locale);
  return (
    <Card
      className={css.companion}
      to={routes.product.href({ id })}
      title={<LatinName name={name} />}
      media={<PlantPicture name={name} photo={photo} />}
    >
      {common && <p lang={common.locale}>{common.text}</p>}
      <ul role="list" className={css.reasons}>
        {reasons.slice(0, 2).map((reason) => (
          <li key={reason}>{t(`companions.reason.${reason}`)}</li>
        ))}
      </ul>
      <p className={css.place}>
        {t('companions.place', {
          light: light.map((value) => word('light', value)).join(', '),
          soil: soil.map((value) => word('soil', value)).join(', '),
        })}
      </p>
    </Card>
  );
}
