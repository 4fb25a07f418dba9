import { Specimen } from '@arbora/ui/specimen';
import { useState, type ReactElement } from 'react';
import { failing, PENDING, SpecimenData, type Answer } from '../../specimen/specimen-data';
import { RecordDrawer } from '../record/record-drawer';
import { answerWith, DRIVER, GARDENER, JOBS, jobs } from '../specimen/sample-jobs';
import { useSectionTexts } from '../use-section-texts';
import { BulkBar } from './bulk-bar';
import { ImportButton } from '../import/import-button';
import { SectionList } from './section-list';
import { SectionTabs } from './section-tabs';
import { useSectionActions } from './use-section-actions';

function List(): ReactElement {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <SectionList section={jobs} whole="" linkTo={() => ''} onOpen={(row) => setOpened(String(row['id']))} />
      {opened !== null && <RecordDrawer section={jobs} id={opened} onClosed={() => setOpened(null)} />}
    </>
  );
}

function SelectedRows(): ReactElement {
  const texts = useSectionTexts(jobs);
  const actions = useSectionActions(jobs, texts);
  const nothing = (): void => undefined;
  const selection = {
    rows: [GARDENER, DRIVER],
    has: () => true,
    toggle: nothing,
    toggleAll: nothing,
    add: nothing,
    clear: nothing,
  };
  return <BulkBar section={jobs} selection={selection} actions={actions} texts={texts} />;
}

const STATES: readonly (readonly [string, Answer])[] = [
  ['rows', answerWith(JOBS)],
  ['loading', () => PENDING],
  ['nothing yet', answerWith([])],
  ['failed', failing],
];

/** The list of a section in its states; its search, filters and columns are in the URL, so all lists share them. */
export function SectionListSpecimens(): ReactElement {
  return (
    <>
      {STATES.map(([name, answer]) => (
        <Specimen key={name} wide name={`SectionList: ${name}`}>
          <SpecimenData answer={answer}>
            <List />
          </SpecimenData>
        </Specimen>
      ))}
      <Specimen wide name="BulkBar">
        <SelectedRows />
      </Specimen>
      <Specimen name="SectionTabs">
        <SectionTabs sections={[jobs, { ...jobs, name: 'more', title: 'job.employment' }]} shown={jobs} />
      </Specimen>
      <Specimen name="ImportButton">
        <ImportButton section={jobs} texts={useSectionTexts(jobs)} />
      </Specimen>
    </>
  );
}
