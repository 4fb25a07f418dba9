import { ApiError, isApiError, rest, row, rows } from '@arbora/api';
import type { NewRow } from '@arbora/domain';

/** Beyond it, something else is wrong than a common title. */
const SUFFIX_MAX = 20;

/**
 * Creates an article under its slug, or the next free one: `slug-2`, `slug-3`, …; resolves to its id. `complete` writes
 * its links; the article is deleted again if that fails.
 * @throws ApiError auth.forbidden if nothing was written, or the error of the insert or of `complete`
 */
export async function createArticle(
  article: NewRow<'news_item'> & { slug: string },
  complete: (id: string) => Promise<void>,
): Promise<string> {
  const id = await insertArticle(article);
  try {
    await complete(id);
  } catch (error) {
    // The error of `complete` is reported, not one of the deletion.
    await rows(rest().from('news_item').delete().eq('id', id).select('id')).catch(() => undefined);
    throw error;
  }
  return id;
}

async function insertArticle(article: NewRow<'news_item'> & { slug: string }): Promise<string> {
  const insert = (slug: string) =>
    row(
      rest()
        .from('news_item')
        .insert({ ...article, slug })
        .select('id'),
    );
  for (let suffix = 1; ; suffix += 1) {
    try {
      const created = await insert(suffix === 1 ? article.slug : `${article.slug}-${suffix}`);
      if (!created) throw nothingWritten();
      return created.id;
    } catch (error) {
      if (!isApiError(error, 'content.slug_taken') || suffix === SUFFIX_MAX) throw error;
    }
  }
}

export const nothingWritten = () =>
  new ApiError({ status: 403, code: 'auth.forbidden', message: 'Nothing was written' });
