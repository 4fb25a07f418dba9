import { api } from '@arbora/api';
import type { Site } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, saveFile, Stack, useErrorText } from '@arbora/ui';
import { ticketIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';

interface WalletButtonsProps {
  ticketId: string;
  wallets: NonNullable<Site['wallets']>;
}

/** Saves the pass: on devices of Apple it opens in Wallet. */
async function savePass(path: string, locale: string, name: string): Promise<void> {
  saveFile(name, await api.file(path, { query: { locale } }));
}

/** Opens Google's page that adds the pass. */
async function openGoogle(path: string, locale: string): Promise<void> {
  // Opened before the request: popup blockers stop windows that open after an await.
  const tab = window.open('', '_blank');
  try {
    const { url } = await api.get<{ url: string }>(path, { query: { locale } });
    if (tab === null) return window.location.assign(url);
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** One button for each configured wallet. */
export default function WalletButtons({ ticketId, wallets }: WalletButtonsProps): ReactElement {
  const { t, locale } = useText('booking.wallet');
  const errorText = useErrorText();
  const path = `/backend/booking_ticket/${ticketId}`;
  const { mutate, isPending, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (wallet: keyof typeof wallets) =>
      wallet === 'apple'
        ? savePass(`${path}/apple`, locale, `${t('file')}.pkpass`)
        : openGoogle(`${path}/google`, locale),
    onError: (error) => snackbar('error', errorText(error)),
  });
  return (
    <Stack direction="row" gap={2}>
      {(['apple', 'google'] as const)
        .filter((wallet) => wallets[wallet])
        .map((wallet) => (
          <Button
            key={wallet}
            size="small"
            variant="secondary"
            icon={ticketIcon}
            pending={isPending && variables === wallet}
            onClick={() => mutate(wallet)}
          >
            {t(`add.${wallet}`)}
          </Button>
        ))}
    </Stack>
  );
}
