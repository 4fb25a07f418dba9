import { mutation, rest, row, saveRow } from '@arbora/api';
import { COMMENTARY_TAG, slug, type Locale, type RowChanges } from '@arbora/domain';
import { createArticle, nothingWritten } from '../articles/create-article';
import { ISSUE, type ManagedIssue } from './issue.queries';

const BULLETINS = [['news_bulletin']];
const issues = () => rest().from('news_bulletin');

interface IssueChange {
  issue: ManagedIssue;
  changes: RowChanges<'news_bulletin'>;
}

/** Changes an issue in one language. @throws ApiError content.changed_meanwhile */
export function saveIssue() {
  return mutation<ManagedIssue, IssueChange>({
    run: ({ issue, changes }) =>
      saveRow(
        issue,
        issues().update(changes).eq('id', issue.id).eq('version', issue.version).select(ISSUE),
        issues().select(ISSUE).eq('id', issue.id),
      ),
    invalidates: BULLETINS,
  });
}

/** Creates the issue in another language, without items; title and lead are copied for translation. */
export function translateIssue() {
  return mutation<unknown, { issue: ManagedIssue; locale: Locale }>({
    run: async ({ issue: { issue_number, title, perex }, locale }) => {
      if (!(await row(issues().insert({ issue_number, title, perex, locale }).select('id')))) throw nothingWritten();
    },
    invalidates: BULLETINS,
  });
}

/** Creates the commentary that introduces the issue; resolves to its id. */
export function createCommentary() {
  return mutation<string, { issue: ManagedIssue; title: string }>({
    run: async ({ issue, title }) => {
      const address = slug(`${title} ${issue.issue_number}`);
      return createArticle({ title, slug: address, locale: issue.locale, tag: COMMENTARY_TAG }, async (id) => {
        const linked = await row(issues().update({ commentary_item_id: id }).eq('id', issue.id).select('id'));
        if (!linked) throw nothingWritten();
      });
    },
    invalidates: [...BULLETINS, ['news_item']],
  });
}
