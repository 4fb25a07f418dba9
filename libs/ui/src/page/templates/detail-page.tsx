import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Container } from '../../layout/container';
import { PageHeader, type PageHeaderProps } from '../page-header';
import { Deferred } from './deferred';
import css from './detail-page.module.css';

export interface DetailPageProps extends Omit<PageHeaderProps, 'tone' | 'width'> {
  /**
   * Images: right of the text from 960 px on, above it on narrower windows. Rendered with the heading, before the body.
   */
  media?: ReactNode;
  /** `large` for pages that are mainly about their images. */
  mediaSize?: 'medium' | 'large';
  /** Below text and media, or right of the text from 960 px on if there is no media: actions on the record. Not printed. */
  aside?: ReactNode;
  children: ReactNode;
  /** Below the columns, full width. */
  below?: ReactNode;
  /** At the end: links to related pages. Not printed. */
  onward?: ReactNode;
}

/** Template of a page about one record, with breadcrumb. */
export function DetailPage(props: DetailPageProps): ReactElement {
  const { media, mediaSize = 'medium', aside, children, below, onward, ...header } = props;
  const isDivided = media !== undefined || aside !== undefined;
  return (
    <>
      <PageHeader tone="tinted" {...header} />
      <Container className={classNames(css.body, mediaSize === 'large' && css.largeMedia)}>
        <div className={classNames(isDivided && css.columns)}>
          {media !== undefined && <div className={css.media}>{media}</div>}
          <Deferred>
            <div className={css.main}>{children}</div>
            {aside !== undefined && (
              <div className={css.aside} data-print="hide">
                {aside}
              </div>
            )}
          </Deferred>
        </div>
        {below !== undefined && <Deferred reserveSpace={false}>{below}</Deferred>}
        {onward !== undefined && (
          <Deferred reserveSpace={false}>
            <div data-print="hide">{onward}</div>
          </Deferred>
        )}
      </Container>
    </>
  );
}
