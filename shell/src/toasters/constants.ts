/** Specification, section 9: the first toaster. Milliseconds and pixels; the limit and the removal delay stand with the store in packages/toast. */
export const TOAST_DURATION = 5000;
export const SWIPE_THRESHOLD = 50;
/** Pixels per millisecond: a quick flick closes however short it is. */
export const FLICK_VELOCITY = 0.11;
/** Alt+T, as `KeyboardEvent` property and `code`. */
export const HOTKEY = ['altKey', 'KeyT'] as const;

/**
 * Specification, section 9: the second toaster. Its swipe threshold (45), its time after removal (200 ms) and its least
 * distance between toasts are sonner's own; a test reads them where it is installed, another drags in the browser.
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
