import { EMPLOYMENTS } from '@arbora/domain';
import { imageField } from '../../pictures/image-field';
import { multiSelectField, selectField, tagsField } from '../fields/choice-fields';
import type { Field } from '../fields/field';
import { relationField, relationsField } from '../fields/relation-fields';
import { richTextField } from '../fields/rich-text-field';
import { slugField } from '../fields/slug-field';
import { areaField, emailField, textField } from '../fields/text-fields';
import { dateField, flagField, momentField, moneyField, numberField } from '../fields/value-fields';
import { plantSource } from './sample-plants';

const choices = {
  values: EMPLOYMENTS,
  valueLabel: (value: string, { t }: { t: (key: string) => string }) => t(`employment.${value}`),
  required: true,
} as const;

/** Every kind of field of a section's form, in groups. */
export const FIELDS = {
  texts: [
    textField('text', { label: 'field.text', hint: 'field.hint', max: 40, required: true }),
    areaField('area', { label: 'field.area', max: 100 }),
    emailField('email', { label: 'field.email' }),
    slugField('slug', { label: 'field.slug', from: 'text', unique: { resource: 'specimen', within: 'text' } }),
  ],
  languages: [textField('name', { label: 'field.languages', max: 40, required: true, languages: true })],
  values: [
    numberField('number', { label: 'field.number', unit: 'cm', min: 10, max: 500, required: true }),
    numberField('decimal', { label: 'field.decimal', decimals: 1, max: 9 }),
    moneyField('money', { label: 'field.money' }),
    dateField('date', { label: 'field.date' }),
    momentField('moment', { label: 'field.moment', required: true }),
    flagField('flag', { label: 'field.flag', hint: 'field.hint' }),
  ],
  choices: [
    selectField('select', { ...choices, label: 'field.select' }),
    multiSelectField('multiSelect', { ...choices, label: 'field.multiSelect' }),
    tagsField('tags', { label: 'field.tags', max: 20 }),
    relationField('relation', { label: 'field.relation', source: plantSource, required: true }),
    relationsField('relations', { label: 'field.relations', source: plantSource }),
  ],
  picture: [imageField('image', { label: 'field.image', hint: 'field.hint', required: true })],
  'rich text': [richTextField('richText', { label: 'field.richText', max: 1000, required: true })],
} satisfies Record<string, readonly Field[]>;
