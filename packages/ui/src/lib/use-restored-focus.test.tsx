import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useRestoredFocus } from './use-restored-focus.ts';

function Steps() {
  const [step, setStep] = useState(1);
  const form = useRestoredFocus<HTMLFormElement>('input');
  return (
    <form ref={form}>
      {step === 1 ? (
        <button type="button" onClick={() => setStep(2)}>
          Next
        </button>
      ) : (
        <input aria-label="Second" />
      )}
    </form>
  );
}

it('moves the focus to what replaces the focused element', () => {
  render(<Steps />);
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  fireEvent.click(next);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Second' }));
});

it('takes no focus that it never had', () => {
  render(<Steps />);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(document.activeElement).toBe(document.body);
});
