import { ROLE, type ArticlePreview, type Row } from '@arbora/domain';
import { matchRoute } from '@arbora/registry';
import * as v from 'valibot';
import { AppError } from '../../http/errors';
import { uuid } from '../../http/fields';
import type { Deployment } from '../../registry/deployed-site';
import type { App, Deps } from '../../service';
import { articlePath } from './article-page';
import { PREVIEW_PATH } from './preview.route';
import { signPreview } from './preview-token';

type ArticleRow = Row<'news_item', 'slug' | 'tag' | 'locale'>;

/**
 * `POST /api/backend/article_preview` `{ id }` → 201 `{ url, expires_at }`: a link that shows the article on its page
 * to anyone who has it, for an hour. For editors. 404 not_found if the article does not exist or its page is not
 * deployed.
 */
export function createPreviewRoute(app: App, { config, database }: Deps, deployment: Deployment): void {
  const isDeployed = (article: ArticleRow): boolean => {
    const [registry, path] = [deployment.registry(), articlePath(article)];
    return registry !== null && path !== null && matchRoute(registry, path) !== null;
  };
  app.post(
    '/api/backend/article_preview',
    {
      config: { access: [ROLE.manager], acl: ['editor'] },
      schema: {
        summary: 'A link to an article that may not be published yet',
        errors: ['not_found'],
        body: v.strictObject({ id: uuid }),
      },
    },
    async (request, reply) => {
      const { id } = request.body;
      const article = await database.asRole(request.caller.claims, async (client) => {
        const { rows } = await client.query<ArticleRow>('select slug, tag, locale from news_item where id = $1', [id]);
        return rows[0];
      });
      if (!article || !isDeployed(article)) throw new AppError('not_found');
      const { locale } = article;
      const { token, expiresAt } = await signPreview(app.keys, { item: id, locale });
      const preview: ArticlePreview = {
        url: `${config.publicOrigin}/${locale}${PREVIEW_PATH}?token=${token}`,
        expires_at: expiresAt.toISOString(),
      };
      return reply.code(201).send(preview);
    },
  );
}
