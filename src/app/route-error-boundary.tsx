import { Component, type ReactNode } from 'react';
import { RouteError } from '@/app/route-error.tsx';

type Props = {
  /** The boundary resets when this changes, that is, on navigation. */
  resetKey: string;
  children: ReactNode;
};

type State = { error: unknown; failed: boolean };

/** Keeps the header and footer usable when a page throws or its code cannot be fetched. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) {
      this.setState({ error: undefined, failed: false });
    }
  }

  override render() {
    return this.state.failed ? <RouteError error={this.state.error} /> : this.props.children;
  }
}
