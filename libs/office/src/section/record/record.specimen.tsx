import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { Specimen } from '@arbora/ui/specimen';
import { useState, type ReactElement } from 'react';
import { failing, PENDING, SpecimenData, type Answer } from '../../specimen/specimen-data';
import type { Section } from '../section';
import { NEW } from '../section-view';
import { answerWith, GARDENER, jobDetails, JOBS, jobs } from '../specimen/sample-jobs';
import { ConflictDialog } from './conflict-dialog';
import { conflictsOf } from './form-values';
import { RecordDrawer } from './record-drawer';
import { RecordHistory } from './record-history';

interface Drawer {
  name: string;
  section: Section;
  id: string;
  answer: Answer;
}

const DRAWERS: readonly Drawer[] = [
  { name: 'form', section: jobs, id: GARDENER.id, answer: answerWith(JOBS) },
  { name: 'new', section: jobs, id: NEW, answer: answerWith(JOBS) },
  { name: 'details with history', section: jobDetails, id: GARDENER.id, answer: answerWith(JOBS) },
  { name: 'gone', section: jobDetails, id: GARDENER.id, answer: answerWith([]) },
  { name: 'loading', section: jobDetails, id: GARDENER.id, answer: () => PENDING },
  { name: 'failed', section: jobDetails, id: GARDENER.id, answer: failing },
];

function DrawerSpecimen(): ReactElement {
  const [open, setOpen] = useState<Drawer | null>(null);
  return (
    <Specimen row name="RecordDrawer">
      {DRAWERS.map((drawer) => (
        <Button key={drawer.name} variant="secondary" size="small" onClick={() => setOpen(drawer)}>
          {drawer.name}
        </Button>
      ))}
      {open && (
        <SpecimenData answer={open.answer}>
          <RecordDrawer section={open.section} id={open.id} onClosed={() => setOpen(null)} />
        </SpecimenData>
      )}
    </Specimen>
  );
}

const HISTORIES: readonly (readonly [string, Answer])[] = [
  ['changes', answerWith(JOBS)],
  ['none', answerWith(JOBS, [])],
  ['failed', failing],
];

/** The saved row, in which somebody else has changed two columns that were changed here, too. */
const SAVED = { ...GARDENER, version: 5, pay_from: 36_000, branch: null };
const CONFLICTS = conflictsOf(jobs, GARDENER, SAVED, {
  title: GARDENER.title,
  pay_from: 35_000,
  branch: 'Praha',
});

function ConflictSpecimen(): ReactElement {
  const { t } = useText('office-specimen');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Specimen name="ConflictDialog">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('action.open')}
      </Button>
      {isOpen && <ConflictDialog section={jobs} conflicts={CONFLICTS} onChosen={close} onClose={close} />}
    </Specimen>
  );
}

/** Records in drawers, with their history and conflicts. */
export function RecordSpecimens(): ReactElement {
  return (
    <>
      <DrawerSpecimen />
      <ConflictSpecimen />
      {HISTORIES.map(([name, answer]) => (
        <Specimen key={name} name={`RecordHistory: ${name}`}>
          <SpecimenData answer={answer}>
            <RecordHistory section={jobDetails} id={GARDENER.id} />
          </SpecimenData>
        </Specimen>
      ))}
    </>
  );
}
