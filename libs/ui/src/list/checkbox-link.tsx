import { Link, type LinkProps } from '@arbora/router';
import type { KeyboardEvent, ReactElement } from 'react';

export interface CheckboxLinkProps extends LinkProps {
  isChecked: boolean;
}

/** A link that adds or removes a filter value: a checkbox for screen readers and keyboards, a link without scripts. */
export function CheckboxLink({ isChecked, children, ...props }: CheckboxLinkProps): ReactElement {
  return (
    <Link {...props} role="checkbox" aria-checked={isChecked} onKeyDown={toggleBySpace}>
      {children}
    </Link>
  );
}

function toggleBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  // Space would scroll the page.
  event.preventDefault();
  event.currentTarget.click();
}
