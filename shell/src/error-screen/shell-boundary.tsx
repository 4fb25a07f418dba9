import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { LateErrorScreen } from './late-error-screen';

interface Props {
  /** The nursery's name. */
  brand: string;
  /** Address of the home page. */
  homeHref: string;
  children: ReactNode;
}

/** The last resort: a failure of the shell itself still gets a screen with a way home. */
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
    return this.state.failed ? <LateErrorScreen brand={brand} status={500} homeHref={homeHref} /> : children;
  }
}
