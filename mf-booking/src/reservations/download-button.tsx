import { api } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { snackbar } from '@arbora/event-bus';
import { Button, saveFile, useErrorText } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

interface DownloadButtonProps {
  /** Path of the service, below `/api`. */
  path: string;
  fileName: string;
  icon?: ComponentProps<typeof Button>['icon'];
  children: ReactNode;
}

/** Saves a file of a service, in the language of the page. */
export function DownloadButton({ path, fileName, icon = downloadIcon, children }: DownloadButtonProps): ReactElement {
  const { locale } = useText('booking.reservations');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.file(path, { query: { locale } }),
    onSuccess: (saved) => saveFile(fileName, saved),
    onError: (error) => snackbar('error', errorText(error)),
  });
  return (
    <Button size="small" variant="secondary" icon={icon} pending={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
