import { LOCALES } from '@arbora/domain';
import type { App } from '../service';
import { splitUrl } from './split-url';

/**
 * A form posted without scripts: redirects to its page, which says that it needs scripts. The body is not even parsed.
 */
export function registerPostedForms(app: App): void {
  void app.register((forms, _options, done) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    forms.post(
      `/:locale(^(?:${LOCALES.join('|')})$)/*`,
      { config: { access: 'public', token: 'ignored' } },
      (request, reply) => {
        const { path, search } = splitUrl(request.url);
        return reply.header('cache-control', 'no-store').redirect(path + search, 303);
      },
    );
    done();
  });
}
