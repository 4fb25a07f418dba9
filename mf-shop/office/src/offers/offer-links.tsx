import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Links to the lines of an offer and to its public page. */
export function OfferLinks({ id }: { id: string }): ReactElement {
  const { t } = useText('manager.offers');
  return (
    <Stack direction="row" gap={3}>
      <ButtonLink variant="secondary" to={routes.managerOffer.href({ id })}>
        {t('offer.toLines')}
      </ButtonLink>
      <ButtonLink variant="quiet" to={routes.offer.href({ id })}>
        {t('offer.toSite')}
      </ButtonLink>
    </Stack>
  );
}
