import {
  AUTUMN_COLORS,
  FLOWER_COLORS,
  PLANT_GROWTH,
  PLANT_HABITS,
  PLANT_LIGHT,
  PLANT_SOIL,
  PLANT_USES,
  WINTER_LOOKS,
} from '@arbora/domain';
import {
  multiSelectField,
  selectField,
  tagsField,
  relationsField,
  areaField,
  textField,
  numberField,
  type SectionTexts,
} from '@arbora/office';
import { categorySource } from './sources';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A month's name in the language. */
function monthName(month: number, { locale }: SectionTexts): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1));
}
const monthsField = <const Name extends string, const Label extends string>(name: Name, label: Label) =>
  multiSelectField(name, { label, values: MONTHS, valueLabel: monthName });

/** Fields of the plant form (spec §7); an inner array is one line. */
export const PRODUCT_FIELDS = [
  textField('name', { label: 'product.name', max: 200, required: true }),
  [
    textField('name_cs', { label: 'product.czech', max: 200 }),
    textField('name_en', { label: 'product.english', max: 200 }),
    textField('name_pl', { label: 'product.polish', max: 200 }),
  ],
  tagsField('synonyms', { label: 'product.synonyms', hint: 'product.synonymsHint', max: 200 }),
  relationsField('category_ids', {
    label: 'product.categories',
    hint: 'product.categoriesHint',
    source: categorySource,
  }),
  areaField('description', { label: 'product.description', max: 20_000, rows: 5, languages: true }),
  [
    numberField('height_cm', { label: 'product.height', min: 1, max: 15_000, unit: 'cm' }),
    numberField('width_cm', { label: 'product.width', min: 1, max: 10_000, unit: 'cm' }),
    numberField('hardiness_zone', { label: 'product.zone', min: 1, max: 11 }),
  ],
  [
    selectField('habit', {
      label: 'product.habit',
      values: PLANT_HABITS,
      valueLabel: (value, { t }) => t(`habit.${value}`),
    }),
    selectField('growth', {
      label: 'product.growth',
      values: PLANT_GROWTH,
      valueLabel: (value, { t }) => t(`growth.${value}`),
    }),
  ],
  [
    multiSelectField('light', {
      label: 'product.light',
      values: PLANT_LIGHT,
      valueLabel: (value, { t }) => t(`light.${value}`),
    }),
    multiSelectField('soil', {
      label: 'product.soil',
      values: PLANT_SOIL,
      valueLabel: (value, { t }) => t(`soil.${value}`),
    }),
    multiSelectField('uses', {
      label: 'product.uses',
      values: PLANT_USES,
      valueLabel: (value, { t }) => t(`use.${value}`),
    }),
  ],
  [
    monthsField('in_leaf', 'product.inLeaf'),
    monthsField('flowering', 'product.flowering'),
    monthsField('fruiting', 'product.fruiting'),
  ],
  [monthsField('planting', 'product.planting'), monthsField('pruning', 'product.pruning')],
  [
    multiSelectField('flower_colors', {
      label: 'product.flowerColors',
      values: FLOWER_COLORS,
      valueLabel: (value, { t }) => t(`color.${value}`),
    }),
    multiSelectField('autumn_colors', {
      label: 'product.autumnColors',
      values: AUTUMN_COLORS,
      valueLabel: (value, { t }) => t(`color.${value}`),
    }),
    multiSelectField('winter', {
      label: 'product.winter',
      values: WINTER_LOOKS,
      valueLabel: (value, { t }) => t(`winter.${value}`),
    }),
  ],
] as const;
