import { AppError, type Area, isAppError } from '@lemma/contract';
import { Component, type ReactNode } from 'react';
import { RemoteFailed } from './remote-failed.tsx';

type RemoteBoundaryProps = {
  readonly area: Area;
  readonly onFault: (error: unknown) => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};
type RemoteBoundaryState = { readonly fault: AppError | undefined };

/** Keeps what goes wrong in a remote inside the frame. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { fault: undefined };

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { fault: isAppError(error) ? error : new AppError('remote/crashed', 'rendering', error) };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error);
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? <RemoteFailed fault={fault} onRetry={this.props.onRetry} /> : this.props.children;
  }
}
