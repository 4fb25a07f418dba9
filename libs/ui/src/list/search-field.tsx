import { useText } from '@arbora/i18n';
import { useIsHistoryNavigation, useLocation, useNavigate, useSearchParams } from '@arbora/router';
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
  /** Search parameter that holds the text. */
  name?: string;
  label: string;
  placeholder?: string;
  /** `large` for pages whose purpose is the search; `compact` is one line with the label inside and no button. */
  size?: 'compact' | 'medium' | 'large';
  /** Results are loading. */
  pending?: boolean;
  /** Makes the field a combobox; the suggestions for the text in the URL. */
  suggestions?: readonly SuggestionGroup[];
}

/** Debounce: avoids a request per letter, yet feels immediate. */
const PAUSE_MS = 200;
const LENGTH_MAX = 200;

/**
 * A list's search text, kept in the URL. Typing updates the URL debounced: the first update adds a history entry, later
 * ones replace it until Enter, the button or blur ends the search. Enter and the button apply at once. Without scripts
 * it is a GET form that keeps the other parameters.
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
  const isReturn = useIsHistoryNavigation();
  const navigate = useNavigate();
  const link = useParamLink();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = params.get(name) ?? '';

  /** Whether the current search already has its history entry. */
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
  // The debounced update must apply to the URL at that time, not at the time of the last key.
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    // Applies text typed before hydration.
    if (document.activeElement === input.current) timer.current = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, []);
  const shown = useRef(key);
  useEffect(() => {
    // Back and forward show other results, so the field follows them even while focused. Other changes must not
    // overwrite a focused field, nor must the first render, when text may have been typed before hydration.
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
            // HTML allows no combobox of type search.
            type={combobox.field ? 'text' : 'search'}
            inputMode="search"
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
