import { useText } from '@arbora/i18n';
import { Alert, Button } from '@arbora/ui';
import { closeIcon, searchIcon } from '@arbora/ui/icons';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { qrDetector } from './qr-detector';
import { ticketIdOf } from './ticket-id';
import css from './ticket-scanner.module.css';

const LOOK_EVERY_MS = 200;

/**
 * Reads tickets by the camera until it is stopped; each one found is told. The page around shows what it is, while the
 * camera goes on to the next.
 */
export function TicketScanner({ onFound }: { onFound: (id: string) => void }): ReactElement {
  const { t } = useText('booking.check');
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onFound);
  const [isOn, setOn] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    const screen = video.current;
    const detector = qrDetector();
    if (!isOn || !screen || !detector) return undefined;
    let stopped = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look(): Promise<void> {
      // A frame that cannot be read, as while the camera starts, is followed by the next.
      const codes = await detector!.detect(screen!).catch(() => []);
      if (stopped) return;
      const id = codes.map(({ rawValue }) => ticketIdOf(rawValue)).find((code) => code !== null);
      if (id) found.current(id);
      timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    }
    async function start(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stopped) return release();
      screen!.srcObject = stream;
      await screen!.play();
      await look();
    }
    function release(): void {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    start().catch(() => {
      if (stopped) return;
      setFailed(true);
      setOn(false);
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
      release();
    };
  }, [isOn]);

  return (
    <div className={css.scanner}>
      {isOn && <video ref={video} className={css.video} muted playsInline aria-label={t('check.camera')} />}
      {failed && <Alert tone="warning">{t('check.noCamera')}</Alert>}
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        size="large"
        block
        icon={isOn ? closeIcon : searchIcon}
        onClick={() => {
          setFailed(false);
          setOn(!isOn);
        }}
      >
        {t(isOn ? 'check.stopScan' : 'check.scan')}
      </Button>
    </div>
  );
}
