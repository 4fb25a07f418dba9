import { useText } from '@arbora/i18n';
import { useNavigate, useSearchParams } from '@arbora/router';
import { Button, classNames, Icon, PAGE_PARAM, useParamLink } from '@arbora/ui';
import { searchIcon } from '@arbora/ui/icons';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import { PARAM } from './catalogue-filters';
import css from './plant-search.module.css';

/** Long enough not to ask for every letter, short enough to feel at once. */
const PAUSE_MS = 200;

/**
 * The search of the assortment. While one types, the address follows in place; Enter and the button do not wait for a
 * pause. Without scripts it is a form that asks for the page with its filters. `pending` while the list is on its way.
 */
export function PlantSearch({ pending }: { pending: boolean }): ReactElement {
  const { t } = useText('shop');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = params.get(PARAM.search) ?? '';

  const apply = (replace: boolean): void => {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    if (text !== current) void navigate(link({ [PARAM.search]: text }), { replace, preventScrollReset: true });
  };
  // A pause that ends applies to the address as it is by then, not as it was at the last letter.
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Back or a reset link changed the address: the field follows, unless someone is typing in it.
    const field = input.current;
    if (field && document.activeElement !== field) field.value = current;
  }, [current]);

  const type = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(true), PAUSE_MS);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    apply(false);
  };
  return (
    <form role="search" className={css.form} onSubmit={submit} data-print="hide">
      <label className={css.label} htmlFor="plant-search">
        {t('assortment.search')}
      </label>
      {[...params].map(([name, value]) =>
        name === PARAM.search || name === PAGE_PARAM ? null : (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ),
      )}
      <div className={css.row}>
        <div className={classNames(css.box, pending && css.pending)}>
          <Icon shape={searchIcon} className={css.icon} />
          <input
            ref={input}
            id="plant-search"
            className={css.input}
            type="search"
            name={PARAM.search}
            defaultValue={current}
            placeholder={t('assortment.searchPlaceholder')}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            onInput={type}
          />
        </div>
        <Button type="submit">{t('assortment.searchButton')}</Button>
      </div>
    </form>
  );
}
