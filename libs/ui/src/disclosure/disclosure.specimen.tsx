import type { ReactElement } from 'react';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { Disclosure } from './disclosure';

export function DisclosureSpecimen(): ReactElement {
  const { t } = useSampleText();
  return (
    <Specimen name="Disclosure">
      <Disclosure name="example" summary={t('question')} open>
        {t('text')}
      </Disclosure>
      <Disclosure name="example" summary={t('title')}>
        {t('text')}
      </Disclosure>
    </Specimen>
  );
}
