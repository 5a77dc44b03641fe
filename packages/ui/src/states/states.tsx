import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useText } from '../text/catalogue.ts';
import { Drawing, type DrawingName } from './drawings.tsx';
import { StillLoading } from './still-loading.tsx';

/** The text "Loading..." in the middle of the space. Prefer a skeleton if the shape is known. */
export function Loading() {
  const t = useText('states');
  return (
    <div role="status" className="flex min-h-48 flex-1 flex-col items-center justify-center text-muted">
      {t('loading')}
      <StillLoading over />
    </div>
  );
}

type MessageProps = {
  readonly drawing?: DrawingName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
};

function Message({ drawing, title, children, action, role }: MessageProps) {
  return (
    <div role={role} className="flex max-w-md flex-col items-start gap-3 py-10">
      {drawing && <Drawing name={drawing} />}
      <h2 className="text-lg font-semibold">{title}</h2>
      {children !== undefined && <div className="flex flex-col gap-2 text-muted">{children}</div>}
      {action !== undefined && <div className="pt-1">{action}</div>}
    </div>
  );
}

/** An empty screen: what will be here, why it is useful, and the one button that starts it. */
export type EmptyProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly drawing?: DrawingName;
};

export const Empty = ({ drawing = 'line', ...rest }: EmptyProps) => <Message drawing={drawing} {...rest} />;

/** An error: what happened, what is safe, and a way to try again. Never the raw error text. */
export type ErrorStateProps = {
  readonly title?: string;
  /** What happened, in a sentence. */
  readonly children?: ReactNode;
  /** What is safe. Default: nothing you did is lost. */
  readonly safe?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly action?: ReactNode;
};

export function ErrorState({ title, children, safe, onRetry, retrying = false, action }: ErrorStateProps) {
  const t = useText('states');
  const actions = useText('actions');
  return (
    <Message
      role="alert"
      drawing="gap"
      title={title ?? t('errorTitle')}
      action={
        (onRetry || action !== undefined) && (
          <div className="flex flex-wrap gap-3">
            {onRetry && (
              <Button kind="primary" pending={retrying} onClick={onRetry}>
                {actions('retry')}
              </Button>
            )}
            {action}
          </div>
        )
      }
    >
      {children !== undefined && <div>{children}</div>}
      {(safe !== undefined || children === undefined) && <p>{safe ?? t('errorSafe')}</p>}
    </Message>
  );
}

/** A line above content that was stored on this device. */
export function OfflineNotice({ children }: { readonly children?: ReactNode }) {
  const t = useText('states');
  return (
    <div
      role="status"
      className="flex flex-wrap gap-x-3 border-s-4 border-warm bg-warm-wash px-4 py-2 text-sm"
      data-print="hide"
    >
      <strong className="font-semibold">{t('offlineTitle')}</strong>
      <span>{children ?? t('offlineBody')}</span>
    </div>
  );
}

/** Shown to a signed-in person who may not see this page. */
export function NoPermission({ children, action }: { readonly children?: ReactNode; readonly action?: ReactNode }) {
  const t = useText('states');
  return (
    <Message drawing="closed" title={t('noPermissionTitle')} action={action}>
      <p>{children ?? t('noPermissionBody')}</p>
    </Message>
  );
}

/** An important line inside a page; `warm` if a person needs to act. */
export function Notice({
  children,
  tone = 'accent',
  title,
}: {
  readonly children: ReactNode;
  readonly tone?: 'accent' | 'warm';
  readonly title?: string;
}) {
  return (
    <div
      className={
        tone === 'warm'
          ? 'border-s-4 border-warm bg-warm-wash px-4 py-3'
          : 'border-s-4 border-accent bg-accent-wash px-4 py-3'
      }
    >
      {title !== undefined && <p className="font-semibold">{title}</p>}
      <div>{children}</div>
    </div>
  );
}
