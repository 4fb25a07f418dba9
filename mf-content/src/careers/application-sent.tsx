import { useText } from '@arbora/i18n';
import { Alert } from '@arbora/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import css from './application.module.css';

/** Replaces the form and takes over its focus. */
export function ApplicationSent({ email }: { email: string }): ReactElement {
  const { t } = useText('content.careers');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={css.sent}>
      <Alert tone="success" title={t('form.sentTitle')}>
        {t('form.sent', { email })}
      </Alert>
    </div>
  );
}
