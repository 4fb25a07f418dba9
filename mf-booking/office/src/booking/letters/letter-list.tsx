import { LOCALES, stripMarkup, textIn, type BookingLetter } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import type { ReactElement } from 'react';
import { type ListColumn, ManagerList, NameCell, MarkedPerson } from '@arbora/office';
import { LetterProgress } from './letter-progress';
import css from './letters.module.css';
import { lettersQuery, type LetterScope } from './letters.queries';

/** Letters sent to the attendees of an event or a slot, with their delivery progress. */
export function LetterList({ scope }: { scope: LetterScope }): ReactElement {
  const { t } = useText('manager.booking');
  return (
    <ManagerList
      query={useQuery(lettersQuery(scope))}
      columns={useLetterColumns()}
      keyOf={({ id }) => id}
      label={t('letters.title')}
      details={{ label: t('letters.body'), of: (letter) => <LetterText letter={letter} /> }}
      nothingYet={{ title: t('letters.none'), text: t('letters.noneText') }}
    />
  );
}

function useLetterColumns(): ListColumn<BookingLetter>[] {
  const { t, locale, formats } = useText('manager.booking');

  function whom({ payment, with_guests, with_waiting }: BookingLetter): string {
    const also = [with_guests && t('letters.guests'), payment !== 'none' && with_waiting && t('letters.waiting')];
    return [t(`letters.payment.${payment}`), ...also].filter(Boolean).join(' · ');
  }
  return [
    {
      key: 'subject',
      title: t('letters.subject'),
      role: 'name',
      render: (letter) => (
        <NameCell name={letter.texts[locale]?.subject ?? letter.texts.cs.subject} below={whom(letter)} />
      ),
    },
    {
      key: 'slot',
      title: t('slot.one'),
      render: ({ slot_name, ...letter }) =>
        slot_name === null ? t('letters.allSlots') : textIn({ ...letter, slot_name }, 'slot_name', locale),
    },
    {
      key: 'sent',
      title: t('letters.sent'),
      render: ({ sent_at, sender_name, person_state }) => (
        <NameCell
          name={formats.dateTime(sent_at)}
          below={sender_name && <MarkedPerson name={sender_name} state={person_state} />}
        />
      ),
    },
    {
      key: 'progress',
      title: t('letters.delivery'),
      render: (letter) => <LetterProgress letter={letter} />,
    },
  ];
}

/** The text of a letter in each language. */
function LetterText({ letter: { texts } }: { letter: BookingLetter }): ReactElement {
  const { t: ui } = useText('ui');
  return (
    <div className={css.texts}>
      {LOCALES.map((language) => {
        const text = texts[language];
        return (
          text && (
            <article key={language} lang={language}>
              <h3 className={css.subject}>{text.subject}</h3>
              <p className={css.language}>{ui(`locale.${language}`)}</p>
              <p className={css.text}>{plainOf(text.body_html)}</p>
            </article>
          )
        );
      })}
    </div>
  );
}

function plainOf(html: string): string {
  return stripMarkup(html.replace(/<(?:br|\/p|\/li|\/h\d|\/blockquote)\b[^>]*>/g, '$&\n')).trim();
}
