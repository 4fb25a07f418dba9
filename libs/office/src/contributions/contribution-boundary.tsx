import { emit } from '@arbora/event-bus';
import { ErrorState } from '@arbora/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** The remote that contributed the children. */
  remote: string;
  children: ReactNode;
}

/** Shows a failure of a contribution in its own corner, and reports it. */
export class ContributionBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    emit('remote:failed', { remote: this.props.remote, error, stack: componentStack ?? undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorState error={error} onRetry={() => this.setState({ error: null })} />;
  }
}
