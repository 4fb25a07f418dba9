import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ApplicationForm } from './application-form';
import css from './application.module.css';
import type { Position } from './careers.queries';

export const APPLICATION_ID = 'prihlaska';

/** The job application form. @param props.position null for a speculative application */
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
        <ApplicationForm positionId={position?.id ?? null} />
      </div>
    </Section>
  );
}
