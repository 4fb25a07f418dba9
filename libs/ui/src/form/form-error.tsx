import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert } from '../alert/alert';
import { useErrorText } from '../states/error-text';
import { isOnline } from '../states/use-is-online';
import { useFieldText } from './field-text';

export interface FormErrorProps {
  /** Words for a code where this form says it its own way; undefined leaves it to the common ones. */
  errorText?: (code: string) => string | undefined;
}

/** What the form as a whole failed of: the server's refusal, or a rule over several fields. */
export function FormError({ errorText }: FormErrorProps): ReactElement | null {
  const { t } = useText('ui');
  const ownText = useErrorText();
  const fieldText = useFieldText();
  const { errors } = useFormContext().formState;
  const server = errors.root?.server;
  if (server) {
    const code = String(server.type);
    // Before a form's own words for failures: this one is no failure of what was sent.
    if (code === 'network' && !isOnline()) return <Alert tone="error">{t('offline.form')}</Alert>;
    const isChanged = code === 'content.changed_meanwhile';
    return (
      <Alert tone="error">{errorText?.(code) ?? (isChanged ? t('form.changedMeanwhile') : ownText({ code }))}</Alert>
    );
  }
  const rule = errors.root?.message;
  return rule ? <Alert tone="error">{fieldText(rule)}</Alert> : null;
}
