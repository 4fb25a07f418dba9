import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Button, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useAction } from '../../actions/use-action';
import { Author } from '../../person/person-mark';
import type { Section, SectionRow } from '../section';
import { useSectionTexts } from '../use-section-texts';
import css from './record.module.css';
import { recordHistoryQuery } from './record-history.queries';
import { undoChanges } from './record-mutations';

/** History of a record with undo of its last change. */
export function RecordHistory({ section, id }: { section: Section; id: string }): ReactElement {
  const { t, formats } = useText('office');
  const texts = useSectionTexts(section);
  const history = useQuery(recordHistoryQuery(section.table, id));
  const undo = useAction(undoChanges(section), () => t('undo.done'));
  return (
    <section>
      <h2 className={css.historyTitle}>{t('history.title')}</h2>
      <QueryView query={history} skeleton={<Skeleton shape="row" count={2} />} empty={<p>{t('history.none')}</p>}>
        {(entries) => (
          <ul role="list" className={css.history}>
            {entries.map(({ id: entry, change_id, at, person_id, person_name, person_state, after, undoes }, index) => (
              <li key={entry} className={css.entry}>
                <span>
                  {formats.dateTime(at)}, <Author id={person_id} name={person_name} state={person_state} />
                  {section.formatChange && `, ${section.formatChange(after as SectionRow, texts)}`}
                  {undoes !== null && `, ${t('history.undoing')}`}
                </span>
                {index === 0 && (
                  <Button
                    size="small"
                    variant="secondary"
                    pending={undo.isPending}
                    onClick={() => void undo.run([change_id])}
                  >
                    {t('undo.label')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
