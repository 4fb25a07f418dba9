import { ErrorState } from '@arbora/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Reports an error while rendering. */
  onError: (error: unknown, stack: string | undefined) => void;
  /** An error before rendering, such as a failed chunk. */
  error?: unknown;
  retry: () => void;
  children: ReactNode;
}

/** Error boundary of a page, with a retry button. */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info.componentStack ?? undefined);
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
