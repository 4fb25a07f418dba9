import { useState, type ReactElement } from 'react';
import { Button } from '../button/button';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

type Open = 'center' | 'drawer' | 'confirm' | 'danger';

/** Dialogs, with buttons that open them. */
export function DialogSpecimens(): ReactElement {
  const { t } = useSampleText();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
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
          title={t('title')}
          footer={<Button onClick={close}>{t('action')}</Button>}
        >
          <p>{t('lead')}</p>
          <p>{t('text')}</p>
        </Dialog>
      </Specimen>
      <Specimen name="ConfirmDialog" row>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          primary
        </Button>
        <Button variant="secondary" onClick={() => setOpen('danger')}>
          {t('refused')}
        </Button>
        <ConfirmDialog
          open={open === 'confirm'}
          onClose={close}
          title={t('question')}
          confirmLabel={t('send')}
          onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1000))}
        >
          {t('text')}
        </ConfirmDialog>
        <ConfirmDialog
          open={open === 'danger'}
          onClose={close}
          tone="danger"
          title={t('question')}
          confirmLabel={t('remove')}
          onConfirm={() => Promise.reject(Object.assign(new Error('refused'), { code: 'booking.event_started' }))}
        >
          {t('text')}
        </ConfirmDialog>
      </Specimen>
    </>
  );
}
