import type { ReactElement } from 'react';
import { Button } from '../button/button';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { LoadingState } from './loading-state';
import { Skeleton } from './skeleton';

const SHAPES = ['title', 'text', 'row', 'card', 'picture'] as const;
const nothing = (): void => undefined;

/** Empty and failed states, and placeholders. */
export function StateSpecimens(): ReactElement {
  const { t } = useSampleText();
  return (
    <>
      <Specimen name="EmptyState">
        <EmptyState title={t('nothing')} action={<Button>{t('action')}</Button>}>
          {t('text')}
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState error={{ code: 'network' }} onRetry={nothing} />
      </Specimen>
      {SHAPES.map((shape) => (
        <Specimen key={shape} name={`Skeleton shape=${shape}`}>
          <Skeleton shape={shape} count={shape === 'text' ? 3 : 1} />
        </Specimen>
      ))}
    </>
  );
}

export function LoadingStateSpecimen(): ReactElement {
  return (
    <Specimen name="LoadingState">
      <LoadingState />
    </Specimen>
  );
}
