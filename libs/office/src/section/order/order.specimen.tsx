import { useText } from '@arbora/i18n';
import { Specimen } from '@arbora/ui/specimen';
import { useState, type ReactElement } from 'react';
import { PLANTS } from '../specimen/sample-plants';
import { OrderedList } from './ordered-list';

/** A list whose rows are moved and removed. */
export function OrderSpecimen(): ReactElement {
  const { t } = useText('office-specimen');
  const [items, setItems] = useState(PLANTS.map(({ id, label }) => ({ id, name: label })));
  return (
    <Specimen name="OrderedList">
      <OrderedList
        items={items}
        label={t('jobs.plant')}
        onOrder={(ids) => setItems(items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))}
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      />
    </Specimen>
  );
}
