import { useSession } from '@arbora/auth';
import type { contactMessageSchema } from '@arbora/domain';
import type { useAppForm } from '@arbora/ui/form';
import { useEffect } from 'react';

type ContactForm = ReturnType<typeof useAppForm<typeof contactMessageSchema>>;

/**
 * Prefills the logged-in person's data once the session is restored. Keeps input typed meanwhile, and does not mark the
 * form as dirty, so leaving asks for no confirmation.
 */
export function usePrefilledSender(form: ContactForm): void {
  const { user } = useSession();
  useEffect(() => {
    if (!user) return;
    const account = { email: user.email, name: user.profile?.name, phone: user.profile?.phone };
    for (const [name, value] of Object.entries(account) as [keyof typeof account, string | null | undefined][]) {
      if (value && form.getValues(name) === '') form.resetField(name, { defaultValue: value });
    }
  }, [form, user]);
}
