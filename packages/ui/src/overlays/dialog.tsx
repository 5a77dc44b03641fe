import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import { ScreenPortal } from './portal.tsx';
import { useRadix } from './radix.ts';

const veil = 'fixed inset-0 z-40 bg-ink/40 dark:bg-paper/75 animate-arrive';
const sheet =
  'fixed z-50 flex max-h-[88dvh] flex-col bg-sheet text-ink shadow-raised animate-arrive max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-lg md:top-1/2 md:left-1/2 md:w-[calc(100vw-4rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-lg';
const widths = { normal: 'md:max-w-md', wide: 'md:max-w-xl', full: 'md:max-w-6xl' } as const;

/** Radix does not know what opened our dialogs, so we remember the focused element and give the focus back to it. */
function useFocusBack() {
  const opener = useRef<HTMLElement>(undefined);
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document;
      if (activeElement instanceof HTMLElement && activeElement !== body) opener.current = activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}

/** A dialog for a task: a title, a description, the content, and actions. On a phone it slides up from below. */
export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; the main one comes last. */
  readonly actions?: ReactNode;
  readonly width?: keyof typeof widths;
};

export function Dialog({ open, onOpenChange, title, description, children, actions, width = 'normal' }: DialogProps) {
  const t = useText('actions');
  const focusBack = useFocusBack();
  const Radix = useRadix(open)?.Dialog;
  if (Radix === undefined) return null;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <ScreenPortal>
          <Radix.Overlay className={veil} />
          <Radix.Content
            className={cx(sheet, widths[width])}
            {...focusBack}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
              <div>
                <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close
                aria-label={t('close')}
                className="-mt-1 -me-2 inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-wash hover:text-ink max-md:size-11"
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            </header>
            <div className="min-h-0 overflow-y-auto px-6 pb-5">{children}</div>
            {actions !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{actions}</footer>
            )}
          </Radix.Content>
        </ScreenPortal>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * A dialog only for actions that cannot be undone: `title` asks, `consequence` says what will happen, and the button
 * names the action.
 */
export type AlertDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly consequence: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly cancelLabel?: string;
  readonly pending?: boolean;
  /** What can be done instead, without losing anything. */
  readonly instead?: { readonly label: string; readonly pending: boolean; readonly onPress: () => void };
};

export function AlertDialog(props: AlertDialogProps) {
  const t = useText('actions');
  const focusBack = useFocusBack();
  const RadixAlert = useRadix(props.open)?.AlertDialog;
  if (RadixAlert === undefined) return null;
  return (
    <RadixAlert.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixAlert.Portal>
        <ScreenPortal>
          <RadixAlert.Overlay className={veil} />
          <RadixAlert.Content className={cx(sheet, widths.normal)} {...focusBack}>
            <div className="px-6 pt-5 pb-5">
              <RadixAlert.Title className="text-lg font-semibold">{props.title}</RadixAlert.Title>
              <RadixAlert.Description asChild>
                <div className="mt-2">{props.consequence}</div>
              </RadixAlert.Description>
            </div>
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              <RadixAlert.Cancel asChild>
                <Button>{props.cancelLabel ?? t('cancel')}</Button>
              </RadixAlert.Cancel>
              <Button kind="danger" pending={props.pending ?? false} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
              {props.instead && (
                <Button kind="primary" pending={props.instead.pending} onClick={props.instead.onPress}>
                  {props.instead.label}
                </Button>
              )}
            </footer>
          </RadixAlert.Content>
        </ScreenPortal>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
