import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { LoadingState, Section, Skeleton } from '@arbora/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import css from './application.module.css';
import type { Position } from './careers.queries';

/** Split off: applicants read the page first. */
const ApplicationForm = lazy(() => import('./application-form'));

export const APPLICATION_ID = 'prihlaska';

/** @param props.position null for a speculative application */
export function ApplicationSection({ position }: { position: Position | null }): ReactElement {
  const { t, locale } = useText('content.careers');
  return (
    <Section
      id={APPLICATION_ID}
      printed={false}
      tone={position ? 'plain' : 'tinted'}
      title={position ? t('form.title') : t('open.title')}
      lead={position ? t('form.lead', { position: textIn(position, 'title', locale) }) : t('open.lead')}
    >
      <div className={css.application}>
        <Suspense
          fallback={
            <LoadingState>
              <Skeleton count={8} />
            </LoadingState>
          }
        >
          <ApplicationForm positionId={position?.id ?? null} />
        </Suspense>
      </div>
    </Section>
  );
}
