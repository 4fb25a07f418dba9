import type { ReactElement } from 'react';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { Tabs } from './tabs';

const IDS = ['one', 'two', 'three'] as const;

export function TabsSpecimen(): ReactElement {
  const { t } = useSampleText();
  return (
    <Specimen name="Tabs" wide>
      <Tabs label={t('title')} tabs={IDS.map((id) => ({ id, label: t(id), panel: <p>{t('text')}</p> }))} />
    </Specimen>
  );
}
