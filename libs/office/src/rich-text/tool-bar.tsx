import { useText } from '@arbora/i18n';
import { classNames, Icon } from '@arbora/ui';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import css from './rich-text.module.css';
import { TABLE_TOOLS, TOOLS, type Tool } from './tools';

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const buttonsOf = (bar: HTMLElement): HTMLButtonElement[] => [...bar.querySelectorAll('button')];

/** Roving tabindex: only the last focused button is in the tab order. */
function setTabStop(bar: HTMLElement, focused: Element | null): void {
  const buttons = buttonsOf(bar);
  const tabStop = buttons.find((button) => button === focused) ?? buttons.find(({ tabIndex }) => tabIndex === 0);
  for (const button of buttons) button.tabIndex = button === tabStop ? 0 : -1;
}

/** Toolbar of the editor: one tab stop, arrow keys move between buttons. */
export function ToolBar(props: { editor: Editor; label: string; children: ReactNode }): ReactElement {
  const { editor, label, children } = props;
  const { t } = useText('office');
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => setTabStop(bar.current!, document.activeElement));

  function moveByArrow(event: KeyboardEvent<HTMLDivElement>): void {
    const step = STEP[event.key];
    if (step === undefined) return;
    const buttons = buttonsOf(event.currentTarget);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  }
  return (
    <div
      ref={bar}
      className={css.bar}
      role="toolbar"
      aria-label={t('rich.tools', { name: label })}
      tabIndex={-1}
      onKeyDown={moveByArrow}
      onFocus={({ target, currentTarget }) => setTabStop(currentTarget, target)}
    >
      {TOOLS.map((group) => (
        <span key={group[0]!.label} className={css.group}>
          {group
            .filter(({ node }) => node === undefined || node in editor.schema.nodes)
            .map((tool) => (
              <ToolButton key={tool.label} editor={editor} tool={tool} />
            ))}
        </span>
      ))}
      <span className={css.group}>{children}</span>
      {editor.isActive('table') && (
        <span className={css.group}>
          {TABLE_TOOLS.map((tool) => (
            <ToolButton key={tool.label} editor={editor} tool={{ ...tool, letters: t(tool.label) }} />
          ))}
        </span>
      )}
    </div>
  );
}

function ToolButton({ editor, tool }: { editor: Editor; tool: Tool }): ReactElement {
  const { t } = useText('office');
  const { label, icon, letters, look, isOn, run } = tool;
  const name = t(label);
  // Voice control: the accessible name contains the visible text.
  const isShown = letters === undefined || letters.length === 1 || name.includes(letters);
  return (
    <BarButton
      label={isShown ? name : `${name} (${letters})`}
      pressed={isOn?.(editor)}
      onPress={() => run(editor.chain().focus()).run()}
    >
      {icon ? <Icon shape={icon} /> : <span className={classNames(css.letters, look && css[look])}>{letters}</span>}
    </BarButton>
  );
}

interface BarButtonProps {
  label: string;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A toolbar button; a click preserves the text selection. */
export function BarButton({ label, pressed, expanded, onPress, children }: BarButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={css.tool}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
