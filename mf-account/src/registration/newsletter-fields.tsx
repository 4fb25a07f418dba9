import type { Locale } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { CheckboxField, FieldGroup } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { newslettersQuery, type Newsletter } from './newsletters.query';

/**
 * Newsletters to tick (decision 23: none is ticked before, and each is confirmed by a mail). Without an answer there are
 * no boxes, and registration goes on.
 */
export function NewsletterFields(): ReactElement | null {
  const { t, locale } = useText('account');
  const { data: newsletters = [] } = useQuery(newslettersQuery);
  if (newsletters.length === 0) return null;
  return (
    <FieldGroup legend={t('newsletters.title')} hint={t('newsletters.hint')}>
      {newsletters.map((newsletter, index) => (
        <CheckboxField
          key={newsletter.id}
          name={`newsletters.${index}`}
          label={inLanguage(newsletter, 'name', locale)}
          hint={inLanguage(newsletter, 'perex', locale)}
        />
      ))}
    </FieldGroup>
  );
}

function inLanguage(newsletter: Newsletter, column: 'name' | 'perex', locale: Locale): string {
  return locale === 'cs' ? newsletter[column] : newsletter[`${column}_${locale}`];
}
