import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import css from './own-code.module.css';
import { useWakeLock } from './use-wake-lock';

/** The QR code that the holder shows at check-in, on a white ground and a screen that stays on. */
export function OwnCode({ qr, name }: { qr: string; name: string }): ReactElement {
  const { t } = useText('booking.check');
  const { t: common } = useText('booking');
  useWakeLock();
  return (
    <figure className={css.code}>
      <img src={qr} alt={common('tickets.qr', { name })} width={240} height={240} />
      <figcaption>{t('check.ownCode')}</figcaption>
    </figure>
  );
}
