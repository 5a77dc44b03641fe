/**
 * Specification, section 9: the first toaster. Milliseconds and pixels; the limit and the removal delay are in the
 * store of packages/toast.
 */
export const TOAST_DURATION = 5000;
export const SWIPE_THRESHOLD = 50;
/** Pixels per millisecond: a faster flick closes a toast whatever its length. */
export const FLICK_VELOCITY = 0.11;
/** Alt+T: the `KeyboardEvent` property and the `code`. */
export const HOTKEY = ['altKey', 'KeyT'] as const;

/**
 * Specification, section 9: the second toaster. Its swipe threshold (45), its time after removal (200 ms) and the
 * smallest distance between toasts are constants of sonner; one test reads them from the installed package, another one
 * drags in the browser.
 */
export const SECOND = {
  visible: 3,
  duration: 4000,
  width: 356,
  gap: 14,
  offset: '24px',
  mobileOffset: '16px',
  hotkey: ['F8'],
};
