import { useLocale } from '@arbora/i18n';
import { useEffect, useEffectEvent, useState, type ReactElement, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert } from '../../alert/alert';
import { Button } from '../../button/button';
import cs from './locales/cs.json';
import en from './locales/en.json';
import pl from './locales/pl.json';
import { changedValues, deleteDraft, readDraft, restorableValues, writeDraft } from './stored-draft';

/** Bundled here: the texts of the namespace `ui` are in every page. */
const TEXTS = { cs, en, pl };

interface DraftKeeperProps {
  draftKey: string;
  version?: number | undefined;
  /** Whether the form has been submitted since it was mounted. */
  wasSubmitted: RefObject<boolean>;
}

/**
 * Restores the draft into the form and stores each change. Fields equal to the defaults are not stored, so that a
 * restored form shows their current values.
 */
export default function DraftKeeper({ draftKey, version, wasSubmitted }: DraftKeeperProps): ReactElement | false {
  const { subscribe, getValues, setValues, reset, setFocus, formState } = useFormContext();
  const [notice, setNotice] = useState<'restored' | 'outdated' | null>(null);
  const texts = TEXTS[useLocale()];
  const { defaultValues = {} } = formState;

  const noticeFor = useEffectEvent((of: number | null) => (of === (version ?? null) ? 'restored' : 'outdated'));
  const store = useEffectEvent((values: object) => writeDraft(draftKey, version ?? null, { ...values }));
  const firstDefaults = useEffectEvent(() => defaultValues);

  useEffect(() => {
    let base: unknown = null;
    let stored = '{}';
    let restored = '{}';
    let restoring: typeof notice = null;

    function restore(defaults: object): void {
      const draft = readDraft(draftKey);
      const values = draft ? restorableValues(draft.values, getValues(), { ...defaults }) : {};
      if (draft && Object.keys(values).length > 0) restoring = noticeFor(draft.version);
      // Also without a draft, to notify the subscriber of input typed before this module was loaded.
      setValues(values, { shouldDirty: true });
    }
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues: defaults = {} }) => {
        const changed = changedValues(values, defaults);
        const text = JSON.stringify(changed);
        const isSame = text === stored;
        const isReset = base !== defaults;
        const isUntouched = stored === restored && !wasSubmitted.current;
        base = defaults;
        stored = text;
        if (restoring) {
          setNotice(restoring);
          restored = text;
          restoring = null;
        }
        // The form also notifies of other changes, such as the end of a submit, which has deleted the draft.
        if (isSame) return;
        if (text !== '{}') return store(changed);
        setNotice(null);
        // New defaults, such as a refetched record, must not delete the draft: the user has not decided about it.
        if (!isReset) deleteDraft(draftKey);
        else if (isUntouched) restore(defaults);
      },
    });
    restore(firstDefaults());
    return unsubscribe;
  }, [subscribe, getValues, setValues, draftKey, wasSubmitted]);

  function discard(): void {
    const [first] = Object.keys(changedValues(getValues(), defaultValues));
    // The button that has the focus disappears.
    if (first !== undefined) setFocus(first);
    reset();
    deleteDraft(draftKey);
  }
  return (
    notice !== null && (
      <Alert
        live
        actions={
          <Button variant="secondary" size="small" onClick={discard}>
            {texts.discard}
          </Button>
        }
      >
        {texts[notice]}
      </Alert>
    )
  );
}
