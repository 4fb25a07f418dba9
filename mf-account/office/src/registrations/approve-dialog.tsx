import { useText } from '@arbora/i18n';
import { Alert, Button, Dialog, Progress, Stack } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import type { SectionRow } from '@arbora/office';
import { useDeciding, type Deciding, type Decision } from './use-deciding';

export interface DecidedRows {
  rows: readonly SectionRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Confirms an approval. */
export function ApproveDialog({ rows, onDone, onClose }: DecidedRows): ReactElement {
  const { t } = useText('manager.registrations');
  const deciding = useDeciding('approve', rows, () => {
    onDone();
    onClose();
  });
  return (
    <DecisionFrame
      decision="approve"
      rows={rows}
      deciding={deciding}
      onClose={onClose}
      button={
        <Button pending={deciding.done !== null} onClick={() => void deciding.run()}>
          {t('registration.approve')}
        </Button>
      }
    >
      <p>{t('approve.text')}</p>
    </DecisionFrame>
  );
}

interface DecisionFrameProps {
  decision: Decision;
  rows: readonly SectionRow[];
  deciding: Deciding;
  button: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a decision: applicants, progress and failures. */
export function DecisionFrame(props: DecisionFrameProps): ReactElement {
  const { decision, rows, deciding, button, onClose, children } = props;
  const { done, failures } = deciding;
  const { t, formats } = useText('manager.registrations');
  const { t: ui } = useText('ui');
  const [first] = rows;
  const title =
    rows.length === 1
      ? t(`${decision}.titleOne`, { email: String(first?.email) })
      : t(`${decision}.title`, { count: rows.length, number: formats.number(rows.length) });
  return (
    <Dialog
      open
      title={title}
      onClose={() => done === null && onClose()}
      keepOnBackdrop
      footer={
        <>
          <Button variant="quiet" disabled={done !== null} onClick={onClose}>
            {ui(failures.length > 0 ? 'close' : 'cancel')}
          </Button>
          {failures.length === 0 && button}
        </>
      }
    >
      <Stack gap={4} align="stretch">
        {failures.length === 0 ? (
          children
        ) : (
          <Alert tone="error" title={t('registrations.failed', { count: failures.length })}>
            <ul>
              {failures.map((failure) => (
                <li key={failure}>{failure}</li>
              ))}
            </ul>
          </Alert>
        )}
        <div role="status">
          {done !== null && rows.length > 1 && (
            <>
              <Progress value={done} max={rows.length} label={null} />
              <p>{t('registrations.progress', { done: formats.number(done), number: formats.number(rows.length) })}</p>
            </>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
