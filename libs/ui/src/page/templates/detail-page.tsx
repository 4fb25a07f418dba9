import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Container } from '../../layout/container';
import { PageHeader, type PageHeaderProps } from '../page-header';
import { Later } from './later';
import css from './detail-page.module.css';

export interface DetailPageProps extends Omit<PageHeaderProps, 'tone' | 'width'> {
  /** Pictures: right of the text from 960 px on, above it on narrower windows. They come with the heading. */
  media?: ReactNode;
  /** `large` where the pictures are what the page is opened for. */
  mediaSize?: 'medium' | 'large';
  /** Below the text, right of it from 960 px on where no pictures are: what can be done with it. Not printed. */
  aside?: ReactNode;
  children: ReactNode;
  /** Below the columns, across the page. */
  below?: ReactNode;
  /** Below all of it: where to go on. Not printed. */
  onward?: ReactNode;
}

/** One thing with everything that is known of it, and the way back to where it was chosen. */
export function DetailPage(props: DetailPageProps): ReactElement {
  const { media, mediaSize = 'medium', aside, children, below, onward, ...header } = props;
  const isDivided = media !== undefined || aside !== undefined;
  return (
    <>
      <PageHeader tone="tinted" {...header} />
      <Container className={classNames(css.body, mediaSize === 'large' && css.largeMedia)}>
        <div className={classNames(isDivided && css.columns)}>
          {media !== undefined && <div className={css.media}>{media}</div>}
          <Later>
            <div className={css.main}>{children}</div>
            {aside !== undefined && (
              <div className={css.aside} data-print="hide">
                {aside}
              </div>
            )}
          </Later>
        </div>
        {below !== undefined && <Later room={false}>{below}</Later>}
        {onward !== undefined && (
          <Later room={false}>
            <div data-print="hide">{onward}</div>
          </Later>
        )}
      </Container>
    </>
  );
}
