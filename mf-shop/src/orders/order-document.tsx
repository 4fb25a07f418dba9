import { api } from '@arbora/api';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, saveFile, useErrorText } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';

interface OrderDocumentProps {
  /** Kind of record. */
  kind: 'web_order' | 'quote';
  id: string;
  /** File name without extension. */
  name: string;
}

/** Saves an order, an inquiry or a quote as a PDF in the language of the page. */
export function OrderDocument({ kind, id, name }: OrderDocumentProps): ReactElement {
  const { t, locale } = useText('shop.orders');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.file(`/backend/${kind}/${id}/document`, { query: { locale } }),
    onSuccess: (saved) => saveFile(`${name}.pdf`, saved),
    onError: (error) => snackbar('error', errorText(error)),
  });
  return (
    <Button variant="secondary" icon={downloadIcon} pending={isPending} onClick={() => mutate()}>
      {t(kind === 'quote' ? 'quote.pdf' : 'pdf')}
    </Button>
  );
}
