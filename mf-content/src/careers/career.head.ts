import { textIn } from '@arbora/domain';
import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { positionQuery } from './careers.queries';
import { careersTrail } from './careers-trail';
import { jobPosting } from './job-posting';
import { isOpen } from './open-positions';

export default defineHead<'content.careers', typeof routes.career>((context) => {
  const { t, locale, params, read } = context;
  const position = read(positionQuery(params.id).queryKey);
  if (!position) return {};
  const title = textIn(position, 'title', locale);
  return {
    description: textIn(position, 'perex', locale) || undefined,
    about: [
      // Job sites must not list an expired position.
      ...(isOpen(position) ? [jobPosting(position, context)] : []),
      breadcrumbs(context, [...careersTrail(t), { label: title, to: routes.career.href({ id: position.id }) }]),
    ],
  };
});
