import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { CheckboxField, FieldGroup } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import type { Newsletter } from './newsletters.query';

export interface NewsletterFieldsProps {
  offered: readonly Newsletter[];
  legend: string;
  hint?: string;
  error?: string | undefined;
}

/** A checkbox for each newsletter; the form stores them in `newsletters` by id. */
export function NewsletterFields({ offered, legend, hint, error }: NewsletterFieldsProps): ReactElement {
  const { locale } = useText('account');
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      {offered.map((newsletter) => (
        <CheckboxField
          key={newsletter.id}
          name={`newsletters.${newsletter.id}`}
          label={textIn(newsletter, 'name', locale)}
          hint={textIn(newsletter, 'perex', locale)}
        />
      ))}
    </FieldGroup>
  );
}
