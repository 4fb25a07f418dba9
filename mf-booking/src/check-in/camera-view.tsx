import { useText } from '@arbora/i18n';
import { Alert, Button } from '@arbora/ui';
import { closeIcon, screenIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './camera-view.module.css';
import type { SeenCode } from './new-code-filter';
import { enableSound } from './verdict-signal';
import { useCamera } from './use-camera';

/** The camera's picture and its switch; scanning continues while a verdict covers it. */
export function CameraView(props: { onCode: (seen: SeenCode) => void; isPaused: boolean }): ReactElement {
  const { t } = useText('booking.checkIn');
  const { video, isOn, hasFailed, turn } = useCamera(props.onCode, props.isPaused);
  return (
    <div className={css.camera}>
      <video ref={video} className={css.video} hidden={!isOn} muted playsInline aria-label={t('camera')} />
      {hasFailed && (
        <Alert tone="warning" live>
          {t('noCamera')}
        </Alert>
      )}
      <Button
        variant={isOn ? 'quiet' : 'primary'}
        size="large"
        block
        icon={isOn ? closeIcon : screenIcon}
        onClick={() => {
          enableSound();
          turn(!isOn);
        }}
      >
        {t(isOn ? 'stopScan' : 'scan')}
      </Button>
      <p className={css.hint}>{t('scanHint')}</p>
    </div>
  );
}
