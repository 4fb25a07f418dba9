import { emit } from '@arbora/event-bus';
import { ErrorState } from '@arbora/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  remote: string;
  /** A failure from before rendering, such as code that did not load. */
  error?: unknown;
  retry: () => void;
  children: ReactNode;
}

/** Keeps a page's failure inside the page and offers to try again. */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    emit('remote:failed', { remote: this.props.remote, error, stack: info.componentStack ?? undefined });
  }

  private readonly retry = (): void => {
    this.setState({ error: null });
    this.props.retry();
  };

  override render(): ReactNode {
    const error = this.props.error ?? this.state.error;
    return error ? <ErrorState error={error} onRetry={this.retry} /> : this.props.children;
  }
}
