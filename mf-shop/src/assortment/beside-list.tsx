import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

/** As in filter-panel.module.css. */
const WIDE = '(min-width: 960px)';
const NOTHING = { __html: '' };

function wideScreens(): MediaQueryList | undefined {
  return typeof window === 'undefined' ? undefined : window.matchMedia?.(WIDE);
}

/**
 * Content beside the list, which only wide screens show. The server renders it for all, as visitors without scripts open
 * it on a phone too. On a phone with scripts it is neither hydrated nor rendered with each typed letter: it is removed.
 */
export function BesideList(props: { className: string | undefined; children: ReactNode }): ReactElement {
  const { className, children } = props;
  const [isWide, setWide] = useState(() => wideScreens()?.matches ?? true);
  useEffect(() => {
    const screens = wideScreens();
    const follow = (): void => setWide(screens!.matches);
    screens?.addEventListener('change', follow);
    return () => screens?.removeEventListener('change', follow);
  }, []);
  return isWide ? (
    <div key="wide" className={className}>
      {children}
    </div>
  ) : (
    <Removed key="narrow" className={className} />
  );
}

function Removed({ className }: { className: string | undefined }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.replaceChildren(), []);
  return <div ref={element} className={className} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}
