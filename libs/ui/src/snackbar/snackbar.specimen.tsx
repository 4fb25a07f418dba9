import { alert, snackbar } from '@arbora/event-bus';
import type { ReactElement } from 'react';
import { Button } from '../button/button';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';

const TONES = ['info', 'success', 'warning', 'error'] as const;

/** Buttons that show messages in the shell's hosts. */
export function SnackbarSpecimens(): ReactElement {
  const { t } = useSampleText();
  return (
    <>
      <Specimen name="SnackbarHost" row>
        {TONES.map((tone) => (
          <Button key={tone} size="small" variant="secondary" onClick={() => snackbar(tone, t('short'))}>
            {tone}
          </Button>
        ))}
      </Specimen>
      <Specimen name="AlertHost">
        <Button size="small" variant="secondary" onClick={() => alert('info', { text: t('lead') })}>
          info
        </Button>
      </Specimen>
    </>
  );
}
