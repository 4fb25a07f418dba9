import { LOCALES, type Locale } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { QueryView, Skeleton } from '@arbora/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { showMail } from './mail-document';
import { previewQuery } from './newsletter.queries';
import type { NewsletterValues } from './newsletter.schema';
import css from './newsletters.module.css';

const WIDTHS = ['desktop', 'phone'] as const;

/** Preview of a newsletter's mail in each language, at desktop or phone width. */
export function MailPreview({ values }: { values: NewsletterValues }): ReactElement {
  const { t, locale: own } = useText('manager.mail');
  const { t: ui } = useText('ui');
  const [locale, setLocale] = useState<Locale>(own);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desktop');
  const preview = useQuery({ ...previewQuery(values, locale), placeholderData: keepPreviousData });
  return (
    <section className={css.preview} aria-label={t('preview.title')}>
      <div className={css.previewHead}>
        <Choice
          label={t('preview.language')}
          chosen={locale}
          onChoose={setLocale}
          of={LOCALES.map((value) => ({ value, label: ui(`locale.${value}`) }))}
        />
        <Choice
          label={t('preview.width')}
          chosen={width}
          onChoose={setWidth}
          of={WIDTHS.map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
      </div>
      <QueryView query={preview} skeleton={<Skeleton shape="row" count={8} />}>
        {({ subject, html }) => (
          <>
            <p className={css.previewSubject}>{subject}</p>
            <MailFrame html={html} title={subject} narrow={width === 'phone'} />
          </>
        )}
      </QueryView>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  chosen: Value;
  onChoose: (value: Value) => void;
  of: readonly { value: Value; label: string }[];
}

function Choice<Value extends string>({ label, chosen, onChoose, of }: ChoiceProps<Value>): ReactElement {
  return (
    <div role="group" aria-label={label} className={css.choice}>
      {of.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          className={css.chosen}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function MailFrame({ html, title, narrow }: { html: string; title: string; narrow: boolean }): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (shown) showMail(shown, html);
  }, [html]);
  return <iframe ref={frame} title={title} className={css.mail} data-narrow={narrow || undefined} />;
}
