import { textIn, transliterate, type ListedPlant, type PlantList, type ProductCategory } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import type { SuggestionGroup } from '@arbora/ui';
import { useMemo } from 'react';
import { genusOf } from '../plant/plant-name';
import { categoriesQuery } from './catalogue.queries';
import { SuggestedPlant } from './suggested-plant';
import css from './suggestions.module.css';

const PLANTS_MAX = 5;
const GENERA_MAX = 2;
const CATEGORIES_MAX = 3;

/**
 * Suggestions for a search: plants, their genera and categories. Derived from the list of the same search, so that
 * typing sends one request.
 * @param list result of the search, once loaded
 */
export function useSuggestions(search: string, list: PlantList | undefined): readonly SuggestionGroup[] {
  const { t, locale, formats } = useText('shop');
  const { data: categories = [] } = useQuery(categoriesQuery);
  return useMemo(() => {
    if (search === '' || !list) return [];
    const named = categoriesNamed(search, categories, locale);
    return [
      {
        title: t('suggestions.plants'),
        items: list.plants.slice(0, PLANTS_MAX).map((plant) => ({
          id: plant.id,
          to: routes.product.href({ id: plant.id }),
          content: <SuggestedPlant plant={plant} matched={list.matched[plant.id]} />,
        })),
      },
      {
        title: t('suggestions.genera'),
        items: generaOf(list.plants).map((genus) => ({
          id: `genus-${genus}`,
          to: routes.assortment.href({ q: genus }),
          content: (
            <span>
              <i lang="la">{genus}</i> <span className={css.muted}>{t('suggestions.wholeGenus')}</span>
            </span>
          ),
        })),
      },
      {
        title: t('suggestions.categories'),
        items: [
          ...named.map((category) => ({ category, q: null, count: null })),
          ...fullest(list.facets, categories).map(({ category, count }) => ({ category, q: search, count })),
        ]
          .slice(0, CATEGORIES_MAX)
          .map(({ category, q, count }) => ({
            id: `category-${category.id}-${q ?? ''}`.replaceAll(/\s/g, '-'),
            to: routes.assortment.href({ q, category: category.id }),
            content: (
              <span>
                {textIn(category, 'name', locale)}
                {count !== null && (
                  <span className={css.muted}>
                    {' '}
                    · {t('suggestions.found', { count, number: formats.number(count) })}
                  </span>
                )}
              </span>
            ),
          })),
      },
    ];
  }, [search, list, categories, locale, t, formats]);
}

/** Genera with several matching plants, in order of relevance. */
function generaOf(plants: readonly ListedPlant[]): string[] {
  const genera = plants.map(({ name }) => genusOf(name));
  return [...new Set(genera)].filter((genus) => genera.filter((one) => one === genus).length > 1).slice(0, GENERA_MAX);
}

const fold = (text: string): string => transliterate(text).toLowerCase();

/** Categories with a word that starts with the search. */
function categoriesNamed(search: string, categories: readonly ProductCategory[], locale: 'cs' | 'en' | 'pl') {
  const typed = fold(search);
  return typed.length < 3
    ? []
    : categories.filter((category) => ` ${fold(textIn(category, 'name', locale))}`.includes(` ${typed}`));
}

/** Subcategories with the most matching plants. */
function fullest(facets: Readonly<Record<string, number>>, categories: readonly ProductCategory[]) {
  return categories
    .filter(({ cid_sub }) => cid_sub !== null)
    .map((category) => ({ category, count: facets[`category:${category.id}`] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, CATEGORIES_MAX);
}
