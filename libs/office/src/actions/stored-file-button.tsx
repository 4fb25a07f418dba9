import { api } from '@arbora/api';
import { snackbar } from '@arbora/event-bus';
import { useMutation } from '@arbora/query';
import { Button, saveFile, useErrorText } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import type { ReactElement, ReactNode } from 'react';

interface StoredFileButtonProps {
  /** URL of the file, below `/api`. */
  path: string;
  /** File name of the download. */
  name: string;
  variant?: 'secondary' | 'quiet';
  children: ReactNode;
}

/** Downloads a file that requires an access token, which a plain link cannot send. */
export function StoredFileButton({ path, name, variant = 'secondary', children }: StoredFileButtonProps): ReactElement {
  const errorText = useErrorText();
  const file = useMutation({
    mutationFn: () => api.file(path),
    onSuccess: (blob) => saveFile(name, blob),
    onError: (error) => void snackbar('error', errorText(error)),
  });
  return (
    <Button variant={variant} icon={downloadIcon} pending={file.isPending} onClick={() => file.mutate()}>
      {children}
    </Button>
  );
}
