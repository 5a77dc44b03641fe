import { Component, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

type QuietBoundaryProps = { readonly where: string; readonly children: ReactNode };

/** Wraps a part that the page can do without: if it fails, the rest stays. */
export class QuietBoundary extends Component<QuietBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, `shell ${this.props.where}`);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
