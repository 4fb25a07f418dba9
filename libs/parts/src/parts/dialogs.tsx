import { alert, snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button, ConfirmDialog, Dialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { Drawer } from './drawer';
import { Specimen, Specimens } from './specimen';

const TONES = ['info', 'success', 'warning', 'error'] as const;
type Open = 'center' | 'drawer' | 'confirm' | 'danger';

/** Overlays, with buttons that open them. */
export function Dialogs(): ReactElement {
  const { t } = useText('parts');
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Specimens id="dialogs" title={t('dialogs.title')}>
      <Specimen name="Dialog placement" row>
        <Button variant="secondary" onClick={() => setOpen('center')}>
          center
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          drawer
        </Button>
        <Dialog
          open={open === 'center' || open === 'drawer'}
          placement={open === 'drawer' ? 'drawer' : 'center'}
          onClose={close}
          title={t('sample.title')}
          footer={<Button onClick={close}>{t('sample.action')}</Button>}
        >
          <p>{t('sample.lead')}</p>
          <p>{t('sample.text')}</p>
        </Dialog>
      </Specimen>
      <Specimen name="ConfirmDialog" row>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          primary
        </Button>
        <Button variant="secondary" onClick={() => setOpen('danger')}>
          {t('sample.refused')}
        </Button>
        <ConfirmDialog
          open={open === 'confirm'}
          onClose={close}
          title={t('sample.question')}
          confirmLabel={t('sample.send')}
          onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1000))}
        >
          {t('sample.text')}
        </ConfirmDialog>
        <ConfirmDialog
          open={open === 'danger'}
          onClose={close}
          tone="danger"
          title={t('sample.question')}
          confirmLabel={t('sample.remove')}
          onConfirm={() => Promise.reject(Object.assign(new Error('refused'), { code: 'booking.event_started' }))}
        >
          {t('sample.text')}
        </ConfirmDialog>
      </Specimen>
      <Specimen name="DrawerForm">
        <Drawer />
      </Specimen>
      <Specimen name="SnackbarHost" row>
        {TONES.map((tone) => (
          <Button key={tone} size="small" variant="secondary" onClick={() => snackbar(tone, t('sample.short'))}>
            {tone}
          </Button>
        ))}
      </Specimen>
      <Specimen name="AlertHost">
        <Button size="small" variant="secondary" onClick={() => alert('info', { text: t('sample.lead') })}>
          info
        </Button>
      </Specimen>
    </Specimens>
  );
}
