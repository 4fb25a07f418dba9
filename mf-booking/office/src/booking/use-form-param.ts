import { useNavigate, useSearchParams } from '@arbora/router';
import { PAGE_PARAM, useParamLink } from '@arbora/ui';

/** Opens and closes the form in the URL; the list stays on its page. */
export function useFormParam(): { open: (form: string) => void; close: () => void } {
  const navigate = useNavigate();
  const link = useParamLink();
  const [params] = useSearchParams();
  const to = (form: string | null) => link({ form, [PAGE_PARAM]: params.get(PAGE_PARAM) });
  return {
    open: (form) => void navigate(to(form), { preventScrollReset: true }),
    close: () => void navigate(to(null), { replace: true, preventScrollReset: true }),
  };
}
