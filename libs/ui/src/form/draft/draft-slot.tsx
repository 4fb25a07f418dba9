import { useSession } from '@arbora/auth';
import { lazy, Suspense, type ReactElement, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { draftKey, hasDraft, type FormDraft } from './form-draft';

const DraftKeeper = lazy(() => import('./draft-keeper'));

interface DraftSlotProps extends FormDraft {
  wasSubmitted: RefObject<boolean>;
}

/** Stores and restores the unfinished form; loaded when there is something to store or restore. */
export function DraftSlot({ form, version, wasSubmitted }: DraftSlotProps): ReactElement | null {
  const { status, user } = useSession();
  const { isDirty } = useFormState();
  if (status === 'restoring') return null;
  const key = draftKey(form, user?.id);
  if (!isDirty && !hasDraft(key)) return null;
  return (
    <Suspense fallback={null}>
      <DraftKeeper key={key} draftKey={key} version={version} wasSubmitted={wasSubmitted} />
    </Suspense>
  );
}
