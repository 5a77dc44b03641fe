import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { inputClass } from '../forms/field.tsx';

type EditableCellProps = {
  readonly label: string;
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly children: ReactNode;
};

/** A table cell that becomes a field: Enter or leaving it saves, Escape cancels. */
export function EditableCell({ label, text, onSave, children }: EditableCellProps) {
  const [typed, setTyped] = useState<string | undefined>();
  const button = useRef<HTMLButtonElement>(null);
  const close = (save: boolean) => {
    if (save && typed !== undefined && typed.trim() !== text) onSave(typed.trim());
    setTyped(undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    close(event.key === 'Enter');
    // The button is in the page again after the next paint.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (typed !== undefined) {
    return (
      <input
        // The person has just asked to edit this field.
        ref={(field) => field?.focus()}
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={() => close(true)}
        className={inputClass('min-h-8 py-0.5')}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${label}: ${text}`}
      onClick={() => setTyped(text)}
      className="min-h-6 w-full rounded-sm text-start hover:bg-accent-wash max-md:min-h-11"
    >
      {children === '' ? <span className="text-muted">–</span> : children}
    </button>
  );
}
