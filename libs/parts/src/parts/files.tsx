import { useText } from '@arbora/i18n';
import { FileDrop, FileRow, type SendFile, type SentFile } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import { Specimen, Specimens } from './specimen';

const MEGABYTE = 1024 * 1024;
const TYPES = ['application/pdf', 'image/png', 'image/jpeg'];
const STEPS = 20;
const STEP_MS = 150;
const nothing = (): void => undefined;

/** A fake upload of three seconds per file; files with `fail` in their names fail. */
const pretend: SendFile<string> = async (file, { onProgress, signal }) => {
  for (let step = 1; step <= STEPS; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    signal.throwIfAborted();
    onProgress(step / STEPS);
    if (step === STEPS / 2 && file.name.includes('fail'))
      throw Object.assign(new Error('full'), { code: 'media.unavailable' });
  }
  const { width, height } = file.type.startsWith('image/') ? await createImageBitmap(file) : {};
  return [file.type, width && `${width} × ${height} px`].filter(Boolean).join(', ');
};

function sent(name: string, part: Pick<SentFile<string>, 'state' | 'share' | 'error'>): SentFile<string> {
  return { id: name, file: new File([], name), ...part };
}
const ROWS: readonly SentFile<string>[] = [
  sent('plan.pdf', { state: 'sending', share: 0.4 }),
  sent('zahon.jpg', { state: 'done', share: 1 }),
  sent('alej.png', { state: 'failed', share: 0.5, error: 'network' }),
  sent('strom.exe', { state: 'failed', share: 0, error: 'media.file_type' }),
];

/** File uploads. */
export function Files(): ReactElement {
  const { t } = useText('parts');
  const [files, setFiles] = useState<readonly SentFile<string>[]>([]);
  return (
    <Specimens id="files" title={t('files.title')}>
      <Specimen name="FileDrop">
        <FileDrop
          label={t('sample.files')}
          send={pretend}
          types={TYPES}
          maxBytes={5 * MEGABYTE}
          maxFiles={4}
          onChange={setFiles}
        />
        <output>{files.flatMap(({ result }) => result ?? []).join(' · ')}</output>
      </Specimen>
      <Specimen name="FileDrop disabled">
        <FileDrop label={t('sample.files')} send={pretend} disabled />
      </Specimen>
      <Specimen name="FileRow: sending, done, failed, refused">
        <ul role="list">
          {ROWS.map((row) => (
            <FileRow key={row.id} sent={row} onRetry={nothing} onRemove={nothing} />
          ))}
        </ul>
      </Specimen>
    </Specimens>
  );
}
