import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { LateErrorScreen } from './late-error-screen';

interface Props {
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
    return this.state.failed ? <LateErrorScreen status={500} homeHref={this.props.homeHref} /> : this.props.children;
  }
}
