import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, ButtonLink, Image, storedImage } from '@arbora/ui';
import { arrowRightIcon, externalIcon } from '@arbora/ui/icons';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import css from './tour.module.css';
import type { PublicTour } from './tour.queries';
import { Walk } from './walk';

export interface TourProps {
  tour: PublicTour;
  /** Whether it is the first of the page. */
  priority: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A tour: picture and description, replaced by the walk once it is started. */
export function Tour({ tour, priority, isOpen, onOpen }: TourProps): ReactElement {
  const { locale } = useText('content.tour');
  const headingId = useId();
  const start = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing returns the focus to the start button.
    if (wasOpen.current && !isOpen) start.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const name = textIn(tour, 'title', locale);
  const description = textIn(tour, 'description', locale);
  return (
    <section className={css.tour} aria-labelledby={headingId}>
      <div className={css.words}>
        <h2 id={headingId} className={css.name}>
          {name}
        </h2>
        {description && <p className={css.description}>{description}</p>}
      </div>
      {isOpen ? (
        <Walk scenes={tour.scenes} name={name} onClose={() => onOpen(false)} />
      ) : (
        <div className={css.poster}>
          <Image
            {...storedImage(tour.image)}
            sizes="(min-width: 80rem) 76rem, 100vw"
            alt=""
            ratio="16:9"
            priority={priority}
          />
          <div className={css.start}>
            <Start tour={tour} name={name} button={start} onStart={() => onOpen(true)} />
          </div>
        </div>
      )}
    </section>
  );
}

interface StartProps {
  tour: PublicTour;
  name: string;
  button: React.RefObject<HTMLButtonElement | null>;
  onStart: () => void;
}

/** Starts the walk; a tour without scenes links to its provider. */
function Start({ tour, name, button, onStart }: StartProps): ReactElement {
  const { t } = useText('content.tour');
  if (tour.scenes.length === 0) {
    return (
      <ButtonLink href={tour.link} icon={externalIcon} aria-label={t('atProviderOf', { name })}>
        {t('atProvider')}
      </ButtonLink>
    );
  }
  return (
    <Button ref={button} size="large" iconEnd={arrowRightIcon} aria-label={t('startOf', { name })} onClick={onStart}>
      {t('start')}
    </Button>
  );
}
