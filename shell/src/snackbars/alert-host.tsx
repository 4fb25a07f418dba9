import { on } from '@arbora/event-bus';
import type { AlertMessage } from '@arbora/event-bus';
import { Alert, Container, useErrorText } from '@arbora/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './alert-host.module.css';

/** Shows the messages of `alert()` above the page until they are closed. */
export function AlertHost(): ReactNode {
  const errorText = useErrorText();
  const [alerts, setAlerts] = useState<readonly AlertMessage[]>([]);
  const close = (closed: string): void => setAlerts((shown) => shown.filter(({ id }) => id !== closed));

  useEffect(() => {
    const ends = [
      on('alert', (alert) => setAlerts((shown) => [...shown, alert])),
      on('alert:close', ({ id }) => close(id)),
    ];
    return () => ends.forEach((end) => end());
  }, []);

  if (alerts.length === 0) return null;
  return (
    <Container className={styles.host}>
      {alerts.map(({ id, type, text, code }) => (
        <Alert key={id} tone={type} live onClose={() => close(id)}>
          {text ?? errorText({ code })}
        </Alert>
      ))}
    </Container>
  );
}
