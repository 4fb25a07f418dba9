import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Links to the sizes of a plant and to its public page. */
export function ProductLinks({ id }: { id: string }): ReactElement {
  const { t } = useText('manager.assortment');
  return (
    <Stack direction="row" gap={3}>
      <ButtonLink variant="secondary" to={routes.managerProductItems.href({ product: id })}>
        {t('product.toItems')}
      </ButtonLink>
      <ButtonLink variant="quiet" to={routes.product.href({ id })}>
        {t('product.toSite')}
      </ButtonLink>
    </Stack>
  );
}
