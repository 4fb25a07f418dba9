import { useText } from '@arbora/i18n';
import { Alert, Button } from '@arbora/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import css from './message-sent.module.css';

/** Replaces the form: takes over its focus and is announced. */
export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }): ReactElement {
  const { t } = useText('content.contact');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={css.sent}>
      <Alert
        tone="success"
        title={t('form.sentTitle')}
        actions={
          <Button variant="secondary" size="small" onClick={onAgain}>
            {t('form.again')}
          </Button>
        }
      >
        {t('form.sent', { email })}
      </Alert>
    </div>
  );
}
