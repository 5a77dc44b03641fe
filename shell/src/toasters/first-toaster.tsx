import { dismissToast, type ToastRecord, toastStore } from '@lemma/toast';
import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { useText } from '../text/texts.ts';
import { FLICK_VELOCITY, HOTKEY, SWIPE_THRESHOLD, TOAST_DURATION } from './constants.ts';

/**
 * Messages that need an answer: one at a time, at the bottom right, closed after a time, by a swipe, or by keyboard
 * with Alt+T.
 */
export function FirstToaster() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const t = useText('toaster');
  return (
    <Toast.Provider
      duration={TOAST_DURATION}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection="right"
      label={t('label')}
    >
      {toasts.map((record) => (
        <OneToast key={record.id} record={record} />
      ))}
      <Toast.Viewport
        hotkey={[...HOTKEY]}
        label={REGION}
        data-toaster="first"
        className="fixed end-0 bottom-0 z-50 m-0 flex w-full max-w-md list-none flex-col p-4 outline-none print:hidden"
      />
    </Toast.Provider>
  );
}

/** Radix replaces `{hotkey}` by the keys. */
const REGION = 'Messages ({hotkey})';

/** Calls back when the pointer is faster than the flick velocity, in pixels per millisecond since it went down. */
function useFlick(onFlick: () => void) {
  const start = useRef<{ x: number; at: number } | undefined>(undefined);
  return {
    onPointerDown: ({ clientX, timeStamp }: { clientX: number; timeStamp: number }) => {
      start.current = { x: clientX, at: timeStamp };
    },
    onPointerUp: ({ clientX, timeStamp }: { clientX: number; timeStamp: number }) => {
      const from = start.current;
      if (from && (clientX - from.x) / Math.max(1, timeStamp - from.at) > FLICK_VELOCITY) onFlick();
      start.current = undefined;
    },
  };
}

function OneToast({ record }: { readonly record: ToastRecord }) {
  const t = useText('toaster');
  const flick = useFlick(() => dismissToast(record.id));
  const destructive = record.variant === 'destructive';
  return (
    <Toast.Root
      open={record.open}
      onOpenChange={(open) => !open && dismissToast(record.id)}
      type={destructive ? 'foreground' : 'background'}
      {...(record.duration === undefined ? {} : { duration: record.duration })}
      {...flick}
      data-variant={record.variant}
      className={`flex touch-none items-start gap-3 rounded-md border bg-sheet p-4 shadow-raised data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${destructive ? 'border-s-4 border-warm' : 'border-line-strong'}`}
    >
      <div className="grow">
        <Toast.Title className="font-semibold">{record.title}</Toast.Title>
        {record.description && (
          <Toast.Description className="mt-1 text-sm text-muted">{record.description}</Toast.Description>
        )}
      </div>
      {record.action && (
        <Toast.Action
          altText={record.action.label}
          onClick={record.action.onAct}
          className="min-h-8 rounded-md px-3 font-semibold text-accent hover:bg-wash"
        >
          {record.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={t('close')}
        className="inline-flex size-8 items-center justify-center rounded-md text-muted hover:bg-wash hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}
