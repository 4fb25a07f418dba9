import { Icon } from '@arbora/ui';
import { chevronDownIcon, type IconShape } from '@arbora/ui/icons';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import css from './section-list.module.css';

/** A button that opens a small panel below it; Escape and a click outside close it. */
export function Menu(props: { label: string; icon?: IconShape; children: ReactNode }): ReactElement {
  const { label, icon = chevronDownIcon, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const element = details.current;
      if (!element?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape) element.querySelector('summary')?.focus();
      if (isEscape || (event.type === 'pointerdown' && !element.contains(event.target as Node))) element.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={details} className={css.menu}>
      <summary className={css.menuButton}>
        {label}
        <Icon shape={icon} size="small" />
      </summary>
      <div className={css.menuPanel}>{children}</div>
    </details>
  );
}
