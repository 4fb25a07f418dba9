import { useText } from '@arbora/i18n';
import { Button, Dialog, Skeleton } from '@arbora/ui';
import { uploadIcon } from '@arbora/ui/icons';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { OwnBasket } from '../basket/use-basket';

const ListDialog = lazy(async () => ({ default: (await import('./list-dialog')).ListDialog }));

/** Opens the dialog that adds a whole list of plants to the basket. */
export function PasteList({ own }: { own: OwnBasket }): ReactElement {
  const { t } = useText('shop.basket');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={uploadIcon} disabled={!own.basket} onClick={() => setOpen(true)}>
        {t('list.open')}
      </Button>
      <Dialog open={open} size="wide" title={t('list.title')} onClose={() => setOpen(false)} keepOnBackdrop>
        <Suspense fallback={<Skeleton count={6} />}>
          <ListDialog own={own} onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
