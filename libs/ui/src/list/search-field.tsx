import { useText } from '@arbora/i18n';
import { useIsReturn, useLocation, useNavigate, useSearchParams } from '@arbora/router';
import { useEffect, useId, useRef, type ReactElement, type SubmitEvent } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { searchIcon } from '../icon/icons';
import { PAGE_PARAM, useParamLink } from './list-params';
import css from './search-field.module.css';
import { SuggestionList } from './suggestion-list';
import type { SuggestionGroup } from './suggestions';
import { useCombobox } from './use-combobox';

export interface SearchFieldProps {
  /** Address parameter that holds the text. */
  name?: string;
  label: string;
  placeholder?: string;
  /** Larger where searching is what the page is for; `compact` is one line, with the label inside and without a button. */
  size?: 'compact' | 'medium' | 'large';
  /** The list is on its way. */
  pending?: boolean;
  /** Makes the field a combobox; what is suggested for the text as it is in the address. */
  suggestions?: readonly SuggestionGroup[];
}

/** Long enough not to ask for every letter, short enough to feel at once. */
const PAUSE_MS = 200;
const LENGTH_MAX = 200;

/**
 * Search text of a list, kept in the address. The address follows the typing: the first pause adds one entry to the
 * history, later ones replace it until Enter, the button or leaving the field ends the search. Enter and the button do
 * not wait for a pause. Without scripts it is a form that asks for the page with its other parameters.
 */
export function SearchField({
  name = 'search',
  label,
  placeholder,
  size = 'medium',
  pending = false,
  suggestions,
}: SearchFieldProps): ReactElement {
  const { t } = useText('ui');
  const id = useId();
  const combobox = useCombobox(id, suggestions);
  const [params] = useSearchParams();
  const { key } = useLocation();
  const isReturn = useIsReturn();
  const navigate = useNavigate();
  const link = useParamLink();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = params.get(name) ?? '';

  /** Whether the present search has its entry in the history already. */
  const hasEntry = useRef(false);
  const apply = (): void => {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    if (text === current) return;
    void navigate(link({ [name]: text }), { replace: hasEntry.current, preventScrollReset: true });
    hasEntry.current = true;
  };
  const endSearch = (): void => {
    hasEntry.current = false;
  };
  // A pause that ends applies to the address as it is by then, not as it was at the last letter.
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    // What was typed before scripts ran.
    if (document.activeElement === input.current) timer.current = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, []);
  const shown = useRef(key);
  useEffect(() => {
    // Back and forward show other results, so the field follows them also while it has the focus. Any other change leaves
    // it to whoever is typing; so does the first page, where text may have been typed before scripts ran.
    const isLedBack = isReturn && shown.current !== key;
    shown.current = key;
    const field = input.current;
    if (!field || (document.activeElement === field && !isLedBack)) return;
    clearTimeout(timer.current);
    endSearch();
    field.value = current;
  }, [key, isReturn, current]);

  const type = (): void => {
    combobox.open();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), PAUSE_MS);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    combobox.close();
    apply();
    endSearch();
  };
  const leave = (): void => {
    combobox.close();
    endSearch();
  };
  return (
    <form
      role="search"
      className={classNames(css.form, size !== 'medium' && css[size])}
      onSubmit={submit}
      data-print="hide"
    >
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {[...params].map(([key, value]) =>
        key === name || key === PAGE_PARAM ? null : (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ),
      )}
      <div className={css.row}>
        <div className={classNames(css.box, pending && css.pending)}>
          <Icon shape={searchIcon} className={css.icon} />
          <input
            ref={input}
            id={id}
            className={css.input}
            type="search"
            name={name}
            defaultValue={current}
            placeholder={placeholder ?? (size === 'compact' ? label : undefined)}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LENGTH_MAX}
            onInput={type}
            onBlur={leave}
            onKeyDown={combobox.press}
            {...combobox.field}
          />
          {combobox.isOpen && suggestions && <SuggestionList combobox={combobox} groups={suggestions} />}
        </div>
        {size !== 'compact' && <Button type="submit">{t('search')}</Button>}
      </div>
    </form>
  );
}
