import { textIn } from '@arbora/domain';
import { useLocale } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Card, Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';
import { OfferFacts } from './offer-facts';
import type { OpenOffer } from './offers.queries';

const SIZES = '(min-width: 960px) 24rem, (min-width: 600px) 50vw, 100vw';

/** An offer in a list. */
export function OfferCard({ offer, priority }: { offer: OpenOffer; priority: boolean }): ReactElement {
  const locale = useLocale();
  const description = textIn(offer, 'description', locale);
  const picture = offer.hero_image === null ? { src: null } : storedImage(offer.hero_image);
  return (
    <Card
      to={routes.offer.href({ id: offer.id })}
      headingLevel={2}
      title={textIn(offer, 'title', locale)}
      media={<Image {...picture} sizes={SIZES} alt="" ratio="3:2" priority={priority} />}
      footer={<OfferFacts offer={offer} />}
    >
      {description && <p>{description}</p>}
    </Card>
  );
}
