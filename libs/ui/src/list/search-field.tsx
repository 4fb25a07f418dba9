import { useText } from '@arbora/i18n';
import { useNavigate, useSearchParams } from '@arbora/router';
import { useEffect, useId, useRef, type FormEvent, type ReactElement } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { searchIcon } from '../icon/icons';
import { PAGE_PARAM, useParamLink } from './list-params';
import css from './search-field.module.css';

export interface SearchFieldProps {
  /** Address parameter that holds the text. */
  name?: string;
  label: string;
  placeholder?: string;
}

const PAUSE = 350;

/**
 * Search text of a list, kept in the address. It applies on Enter, on the button, and after a pause in typing; without
 * scripts it is a plain form.
 */
export function SearchField({ name = 'search', label, placeholder }: SearchFieldProps): ReactElement {
  const { t } = useText('ui');
  const id = useId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = params.get(name) ?? '';

  useEffect(() => {
    // The address changed by other means (back, a reset link): the field follows, unless someone is typing in it.
    const field = input.current;
    if (field && document.activeElement !== field) field.value = current;
  }, [current]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(replace: boolean): void {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    if (text !== current) void navigate(link({ [name]: text }), { replace, preventScrollReset: true });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    apply(false);
  }
  function type(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(true), PAUSE);
  }

  return (
    <form role="search" className={css.form} onSubmit={submit} data-print="hide">
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {[...params].map(([key, value]) =>
        key === name || key === PAGE_PARAM ? null : (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ),
      )}
      <div className={css.row}>
        <div className={css.box}>
          <Icon shape={searchIcon} className={css.icon} />
          <input
            ref={input}
            id={id}
            className={css.input}
            type="search"
            name={name}
            defaultValue={current}
            placeholder={placeholder}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            onInput={type}
          />
        </div>
        <Button type="submit">{t('search')}</Button>
      </div>
    </form>
  );
}
