import { linkifyText, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Image, Prose, Section, storedImage, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { EventDetail } from './events.queries';
import css from './event-story.module.css';

const PHOTO_SIZES = '4rem';

/** The story of an event, the things to bring and the leader; each section only if it has content. */
export function EventStory({ event }: { event: EventDetail }): ReactElement | null {
  const { t, locale } = useText('booking');
  const story = textIn(event, 'story', locale);
  const bring = textIn(event, 'bring', locale);
  const { leader } = event;
  return (
    <>
      {story && (
        <Section placement="inside" title={t('event.story')}>
          <Prose html={paragraphs(story)} />
        </Section>
      )}
      {bring && (
        <Section placement="inside" title={t('event.bring')}>
          <Prose html={paragraphs(bring)} />
        </Section>
      )}
      {leader && (
        <Section placement="inside" title={t('event.leader')}>
          <div className={css.leader}>
            <Image
              {...(leader.photo === null ? { src: null } : storedImage(leader.photo))}
              sizes={PHOTO_SIZES}
              alt=""
              ratio="1:1"
              className={css.photo}
              rounded
            />
            <p>
              <TextLink to={routes.person.href({ id: leader.id })}>{leader.name}</TextLink>
              <br />
              {textIn(leader, 'position', locale)}
            </p>
          </div>
        </Section>
      )}
    </>
  );
}

/** Plain text as HTML: an empty line begins a paragraph, web addresses are links. `linkifyText` escapes the rest. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${linkifyText(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('');
}
