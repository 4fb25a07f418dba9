import { textIn, type Locale } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon, Image, QueryView, Section, Skeleton, storedImage } from '@arbora/ui';
import { arrowRightIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { categoryCoversQuery, type CategoryCover } from './category-covers.query';
import css from './category-row.module.css';

const SIZES = '(min-width: 1280px) 9rem, (min-width: 600px) 24vw, 45vw';
/** Number of placeholder tiles. */
const EXPECTED = 8;

function Tile({ category, locale }: { category: CategoryCover; locale: Locale }): ReactElement {
  const picture = category.photo === null ? { src: null } : storedImage(category.photo);
  return (
    <li>
      <Link to={routes.assortment.href({ category: category.id })} className={css.tile}>
        <Image {...picture} sizes={SIZES} alt="" ratio="1:1" className={css.picture} />
        <span className={css.name}>{textIn(category, 'name', locale)}</span>
      </Link>
    </li>
  );
}

/** The groups of the assortment in a row, each with a plant. */
export function CategoryRow(): ReactElement | null {
  const { t, locale } = useText('content.home');
  const query = useQuery(categoryCoversQuery);
  // A closed assortment has no public groups.
  if (query.data?.length === 0) return null;
  return (
    <Section title={t('categories.title')} lead={t('categories.lead')} tone="tinted">
      <QueryView
        query={query}
        skeleton={
          <div className={css.row}>
            <Skeleton shape="picture" count={EXPECTED} />
          </div>
        }
      >
        {(categories) => (
          <ul role="list" className={css.row}>
            {categories.map((category) => (
              <Tile key={category.id} category={category} locale={locale} />
            ))}
            <li>
              <Link to={routes.assortment.href()} className={css.tile}>
                <span className={css.all}>
                  <Icon shape={arrowRightIcon} />
                </span>
                <span className={css.name}>{t('categories.all')}</span>
              </Link>
            </li>
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
