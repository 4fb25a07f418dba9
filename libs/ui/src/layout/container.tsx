import { createContext, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './layout.module.css';

export interface ContainerProps {
  /** `page` up to 1280 px, `text` a comfortable line length, `form` a single column of fields. */
  width?: 'page' | 'text' | 'form';
  children: ReactNode;
  className?: string;
}

/** Whether a component is inside a container, which already provides the page margins. */
export const InContainer = createContext(false);

/** Limits the width of its content and adds the page margins. */
export function Container({ width = 'page', children, className }: ContainerProps): ReactElement {
  return (
    <InContainer value>
      <div className={classNames(css.container, css[width], className)}>{children}</div>
    </InContainer>
  );
}
