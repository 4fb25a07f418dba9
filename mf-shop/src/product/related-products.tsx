import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Card, Grid, Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { commonName } from '../plant/common-name';
import { LatinName } from '../plant/latin-name';
import { genusOf } from '../plant/plant-name';
import { PlantPicture } from '../plant/plant-picture';
import { relatedQuery, type Product } from './product.queries';
import css from './product.module.css';

/** Other plants of the genus; renders nothing if there are none. */
export function RelatedProducts({ product }: { product: Product }): ReactElement | null {
  const { t, locale } = useText('shop');
  const { data: related } = useQuery(relatedQuery(product));
  if (!related || related.length === 0) return null;
  return (
    <Section placement="inside" title={t('product.related', { genus: genusOf(product.name) })}>
      <Grid as="ul" columns={4} gap={4}>
        {related.map(({ product_id, name, photo, ...names }) => {
          const common = commonName(names, locale);
          return (
            <li key={product_id}>
              <Card
                className={css.related}
                to={routes.product.href({ id: product_id })}
                title={<LatinName name={name} />}
                media={<PlantPicture name={name} photo={photo} />}
              >
                {common && <p lang={common.locale}>{common.text}</p>}
              </Card>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}
