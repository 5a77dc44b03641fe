import { AppError, isAppError } from '@lemma/contract';
import { Component, type ReactNode } from 'react';
import { RemoteFailed } from './remote-failed.tsx';

type RemoteBoundaryProps = {
  /** The address of the page that is shown. */
  readonly place: string;
  readonly onFault: (error: unknown) => void;
  readonly onRetry: () => void;
  /** Called when somebody navigates elsewhere, where this error need not occur. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
};
type RemoteBoundaryState = { readonly fault: AppError | undefined };

/** Any thrown value as an AppError. */
export const asFault = (error: unknown): AppError =>
  isAppError(error) ? error : new AppError('remote/crashed', 'rendering', error);

/** Catches errors of a remote inside the frame. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { fault: undefined };

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { fault: asFault(error) };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error);
  }

  override componentDidUpdate({ place }: RemoteBoundaryProps): void {
    if (this.state.fault !== undefined && place !== this.props.place) this.props.onLeave();
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? <RemoteFailed fault={fault} onRetry={this.props.onRetry} /> : this.props.children;
  }
}
