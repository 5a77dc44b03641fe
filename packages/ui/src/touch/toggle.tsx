type ToggleProps = { readonly pressed: boolean; readonly onPress: () => void; readonly children: string };

/** A button that stays pressed: a part of the placed answer that is so or not. */
export const Toggle = ({ pressed, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="target rounded-md border border-line bg-sheet px-3 text-sm max-sm:px-1 transition-colors hover:bg-wash aria-pressed:border-accent aria-pressed:bg-accent-wash"
  >
    {children}
  </button>
);
