import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert } from '../alert/alert';
import { useErrorText } from '../states/error-text';
import { isOnline } from '../states/use-is-online';
import { useFieldText } from './field-text';

export interface FormErrorProps {
  /** The form's own texts for error codes; undefined falls back to the common texts. */
  errorText?: (code: string) => string | undefined;
}

/** The error of the form as a whole: from the server, or from a rule over several fields. */
export function FormError({ errorText }: FormErrorProps): ReactElement | null {
  const { t } = useText('ui');
  const ownText = useErrorText();
  const fieldText = useFieldText();
  const { errors } = useFormContext().formState;
  const server = errors.root?.server;
  if (server) {
    const code = String(server.type);
    // Being offline takes precedence over the form's own texts: nothing is wrong with the submitted values.
    if (code === 'network' && !isOnline()) return <Alert tone="error">{t('offline.form')}</Alert>;
    const isChanged = code === 'content.changed_meanwhile';
    return (
      <Alert tone="error">{errorText?.(code) ?? (isChanged ? t('form.changedMeanwhile') : ownText({ code }))}</Alert>
    );
  }
  const rule = errors.root?.message;
  return rule ? <Alert tone="error">{fieldText(rule)}</Alert> : null;
}
