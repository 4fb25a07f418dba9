import { useText } from '@arbora/i18n';
import { Button, EmptyState, ErrorState, LoadingState, Progress, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { Specimen, Specimens } from './specimen';

const SHAPES = ['title', 'text', 'row', 'card', 'picture'] as const;
const nothing = (): void => undefined;

/** Empty, failed and loading states. */
export function States(): ReactElement {
  const { t } = useText('parts');
  return (
    <Specimens id="states" title={t('states.title')}>
      <Specimen name="EmptyState">
        <EmptyState title={t('sample.nothing')} action={<Button>{t('sample.action')}</Button>}>
          {t('sample.text')}
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
      <Specimen name="Progress">
        {[0, 12, 20].map((value) => (
          <Progress key={value} value={value} max={20} label={t('sample.short')} />
        ))}
      </Specimen>
      <Specimen name="LoadingState">
        <LoadingState />
      </Specimen>
    </Specimens>
  );
}
