import { CURRENCIES, type Country } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { IconButton } from '@arbora/ui';
import { DecimalField, NumberField, useFieldArray, useFormContext, useWatch } from '@arbora/ui/form';
import { trashIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { CURRENCY_SIGNS, RelationSelect, labelOf } from '@arbora/office';
import { itemSource } from '../../offers/item-source';
import css from '../orders.module.css';
import { PlantSize } from '../priced-lines';

interface Line {
  product_item_id: string;
  amount: number;
  price: number | null;
  name: string;
  size: string | null;
  spec1: string | null;
  spec2: string | null;
}

const NEW_LINE = { size: null, spec1: null, spec2: null, amount: 1, price: null };

/** Amount and unit price of each line; lines can be removed, substitutes added. */
export function QuoteLineFields(): ReactElement {
  const { t } = useText('manager.orders');
  const { control } = useFormContext<{ items: Line[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const country = useWatch({ name: 'country' }) as Country;
  return (
    <>
      {fields.map((line, index) => (
        <fieldset key={line.id} className={css.line}>
          <legend className={css.plant}>
            <PlantSize line={line} />
          </legend>
          <NumberField name={`items.${index}.amount`} label={t('lines.amount')} min={1} />
          <DecimalField
            name={`items.${index}.price`}
            label={t('lines.piece')}
            decimals={2}
            unit={CURRENCY_SIGNS[CURRENCIES[country]]}
          />
          {fields.length > 1 && (
            <IconButton
              icon={trashIcon}
              className={css.remove}
              label={t('quotes.removeLine', { name: line.name })}
              onClick={() => remove(index)}
            />
          )}
        </fieldset>
      ))}
      <RelationSelect
        aria-label={t('quotes.addLine')}
        placeholder={t('quotes.addLine')}
        source={itemSource}
        value={[]}
        onChange={([id]) => id && append({ ...NEW_LINE, product_item_id: id, name: labelOf(id) })}
      />
    </>
  );
}
