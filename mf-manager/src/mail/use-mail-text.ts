import { api } from '@arbora/api';
import type { ReadMail } from '@arbora/domain';
import { useQuery } from '@arbora/query';

/** A mail as its recipient reads it. */
export function useMailText(id: string) {
  return useQuery({
    queryKey: ['mail_list', 'text', id],
    queryFn: () => api.get<ReadMail>(`/mail/mails/${id}`),
    staleTime: 30_000,
  });
}
