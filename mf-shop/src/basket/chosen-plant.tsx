import { useText } from '@arbora/i18n';
import { useCachedData, useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { ButtonLink, Card, QueryView, Skeleton } from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { LatinName } from '../plant/latin-name';
import { PlantPicture } from '../plant/plant-picture';
import { PlantDescription } from '../product/plant-description';
import { listedProduct, productQuery } from '../product/product.queries';
import { SizeChooser } from '../sizes/size-chooser';
import css from './chosen-plant.module.css';

/**
 * The plant in the URL (decision 10): of the product page that redirected here, or chosen among the found plants.
 * `id` is that of a plant or of one of its sizes, which is chosen initially.
 */
export function ChosenPlant({ id }: { id: string }): ReactElement {
  const { t } = useText('shop.basket');
  const query = useQuery(productQuery(id, listedProduct(useCachedData(), id)));
  const closeLink = (
    <ButtonLink size="small" variant="quiet" icon={closeIcon} to={routes.basket.href()}>
      {t('find.close')}
    </ButtonLink>
  );
  return (
    <QueryView query={query} partial empty={<p>{t('find.noPlant')}</p>} skeleton={<Skeleton shape="row" count={3} />}>
      {(product) => (
        <Card headingLevel={2} title={<LatinName name={product.name} />} footer={closeLink}>
          <div className={css.plant}>
            <div className={css.picture}>
              <PlantPicture name={product.name} photo={product.photo} large />
            </div>
            <div>
              <PlantDescription product={product} />
              <SizeChooser product={product} itemId={id} />
            </div>
          </div>
        </Card>
      )}
    </QueryView>
  );
}
