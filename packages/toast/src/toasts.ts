import { createStore } from 'zustand/vanilla';

/** Only one toast is visible at a time (specification, section 9). */
export const VISIBLE_LIMIT = 1;
/** Milliseconds after which a dismissed toast is forgotten (specification, section 9). */
export const REMOVAL_DELAY = 1_000_000;

/** Milliseconds during which a change of many things can be undone, and its toast with "Undo" is shown. */
export const UNDO_MS = 10_000;

export type ToastAction = { readonly label: string; readonly onAct: () => void };

/** The content of a toast. `duration` in milliseconds; left out, the toaster's default of 5000. */
export type ToastMessage = {
  readonly title: string;
  readonly description?: string;
  readonly action?: ToastAction;
  readonly variant?: 'default' | 'destructive';
  readonly duration?: number;
};
export type ToastRecord = ToastMessage & {
  readonly id: string;
  readonly open: boolean;
  readonly variant: 'default' | 'destructive';
};

type ToastState = { readonly toasts: readonly ToastRecord[] };

/**
 * The state of the first toaster: messages that need an answer, newest first. Shared between the shell and all remotes.
 */
export const toastStore = createStore<ToastState>(() => ({ toasts: [] }));

const removals = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;

const change = (to: (toasts: readonly ToastRecord[]) => readonly ToastRecord[]) =>
  toastStore.setState(({ toasts }) => ({ toasts: to(toasts) }));

/** Shows a toast, replacing the one before. Returns its id. */
export function toast(message: ToastMessage): string {
  count += 1;
  const record: ToastRecord = { variant: 'default', ...message, id: `toast-${count}`, open: true };
  change((toasts) => [record, ...toasts].slice(0, VISIBLE_LIMIT));
  return record.id;
}

/** Changes the content of a toast; does nothing if it is gone. */
export function updateToast(id: string, message: Partial<ToastMessage>): void {
  change((toasts) => toasts.map((each) => (each.id === id ? { ...each, ...message } : each)));
}

function forgetLater(id: string): void {
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      change((toasts) => toasts.filter((each) => each.id !== id));
    }, REMOVAL_DELAY),
  );
}

/** Closes one toast, or all; each is removed after the removal delay. */
export function dismissToast(id?: string): void {
  for (const each of toastStore.getState().toasts) if (id === undefined || each.id === id) forgetLater(each.id);
  change((toasts) => toasts.map((each) => (id === undefined || each.id === id ? { ...each, open: false } : each)));
}
