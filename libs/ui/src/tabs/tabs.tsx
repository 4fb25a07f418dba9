import { useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import css from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The selected tab of a controlled component, e.g. with state in the URL; without it, tabs are uncontrolled. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Panels of which one is shown; arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps): ReactElement {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const wanted = selected ?? own;
  const current = tabs.some(({ id }) => id === wanted) ? wanted : tabs[0]?.id;

  function select(id: string): void {
    setOwn(id);
    onSelect?.(id);
  }
  function move(event: KeyboardEvent): void {
    const index = tabs.findIndex(({ id }) => id === current);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const position = (target + tabs.length) % tabs.length;
    const tab = tabs[position];
    if (!tab) return;
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[position]?.focus();
  }
  return (
    <div>
      <div ref={list} className={css.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            className={css.tab}
            aria-selected={tab.id === current}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          className={css.panel}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
