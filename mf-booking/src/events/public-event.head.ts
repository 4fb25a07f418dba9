import { textIn } from '@arbora/domain';
import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { eventJsonLd } from './event-json-ld';
import { publicEventQuery, publicSlotsQuery } from './events.queries';

export default defineHead<'booking', typeof routes.publicEvent>((context) => {
  const { t, params, locale, read, origin, formats } = context;
  const event = read(publicEventQuery(params.id).queryKey);
  if (!event) return {};
  const title = textIn(event, 'title', locale);
  const where = { when: formats.dateTime(event.date_start), address: event.address };
  return {
    description: textIn(event, 'perex', locale) || t('publicEvent.description', where),
    image: previewImage(event.hero_image, origin),
    about: [
      eventJsonLd(event, read(publicSlotsQuery(event.id).queryKey) ?? [], context),
      breadcrumbs(context, [
        { label: t('publicBooking.title'), to: routes.publicBooking.href() },
        { label: title, to: routes.publicEvent.href({ id: event.id }) },
      ]),
    ],
  };
});
