import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { LazyErrorScreen } from './lazy-error-screen';

interface Props {
  /** The nursery's name. */
  brand: string;
  /** URL of the home page. */
  homeHref: string;
  children: ReactNode;
}

/** The outermost error boundary: a failure of the shell itself still shows the error screen with a link home. */
export class ShellBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('The shell failed', error, info.componentStack);
  }

  override render(): ReactNode {
    const { brand, homeHref, children } = this.props;
    return this.state.failed ? <LazyErrorScreen brand={brand} status={500} homeHref={homeHref} /> : children;
  }
}
