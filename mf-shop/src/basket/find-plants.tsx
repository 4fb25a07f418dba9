import { PAGE_SIZE, type ListedPlant } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { ButtonLink, Container, List, pageParam, SearchField } from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import { useMemo, type ReactElement } from 'react';
import { catalogueFilters, isFiltered, PARAM } from '../assortment/catalogue-filters';
import { plantListQuery } from '../assortment/catalogue.queries';
import { ChosenPlant } from './chosen-plant';
import css from './find-plants.module.css';
import { FoundPlant } from './found-plant';
import { PasteList } from '../pasted-list/paste-list';
import type { OwnBasket } from './use-basket';

/** The catalogue beside the basket (decision 10): plants found by name, with a button to add each size. */
export function FindPlants({ productId, own }: { productId: string | null; own: OwnBasket }): ReactElement {
  const { t } = useText('shop.basket');
  const [params] = useSearchParams();
  const filters = useMemo(() => catalogueFilters(params), [params]);
  const isSearching = isFiltered(filters);
  const page = pageParam(params);
  const query = useQuery({
    ...plantListQuery(filters, page),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const listed = useMemo(() => data && { ...data, rows: data.plants, size: PAGE_SIZE.catalogue }, [data]);
  return (
    <div className={css.band}>
      <Container className={css.find}>
        <SearchField
          name={PARAM.search}
          label={t('find.label')}
          placeholder={t('find.placeholder')}
          pending={query.isPlaceholderData}
        />
        <div>
          <PasteList own={own} />
        </div>
        {productId !== null && <ChosenPlant id={productId} />}
        {isSearching && (
          <section className={css.found} aria-labelledby="found">
            <div className={css.head}>
              <h2 id="found" className={css.title}>
                {t('find.found')}
              </h2>
              <ButtonLink size="small" variant="quiet" icon={closeIcon} to={routes.basket.href()}>
                {t('find.close')}
              </ButtonLink>
            </div>
            {data?.similar && <p role="status">{t('find.similar')}</p>}
            <List<ListedPlant>
              query={{ ...query, data: listed }}
              keyOf={({ id }) => id}
              label={t('find.found')}
              filtered
            >
              {(product) => <FoundPlant product={product} />}
            </List>
          </section>
        )}
      </Container>
    </div>
  );
}
