import { AppError, type Area, isAppError } from '@lemma/contract';
import { Component, type ReactNode } from 'react';
import { RemoteFailed } from './remote-failed.tsx';

type RemoteBoundaryProps = {
  readonly area: Area;
  /** The address that is shown. */
  readonly place: string;
  readonly onFault: (error: unknown) => void;
  readonly onRetry: () => void;
  /** Somebody went elsewhere: what is wrong here need not be wrong there. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
};
type RemoteBoundaryState = { readonly fault: AppError | undefined };

/** A fault as it is told, whatever was thrown. */
export const asFault = (error: unknown): AppError =>
  isAppError(error) ? error : new AppError('remote/crashed', 'rendering', error);

/** Keeps what goes wrong in a remote inside the frame. */
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
