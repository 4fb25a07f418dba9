import { api } from '@arbora/api';
import type { BasketFile } from '@arbora/domain';
import { alert } from '@arbora/event-bus';
import { Button, errorCodeOf, saveFile, Stack } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';

/** The files of an order, to be downloaded. */
export function OrderFiles({ files }: { files: readonly BasketFile[] }): ReactElement {
  const [fetching, setFetching] = useState<string | null>(null);

  async function download({ id, name }: BasketFile): Promise<void> {
    setFetching(id);
    try {
      // Fetched with the token, which a plain link could not send.
      saveFile(name, await api.file(`/media/static/${encodeURIComponent(id)}`));
    } catch (error) {
      alert('error', { code: errorCodeOf(error) });
    } finally {
      setFetching(null);
    }
  }
  return (
    <Stack as="ul" gap={2}>
      {files.map((file) => (
        <li key={file.id}>
          <Button
            variant="quiet"
            icon={downloadIcon}
            pending={fetching === file.id}
            onClick={() => void download(file)}
          >
            {file.name}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
