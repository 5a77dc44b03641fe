/** Set by the first lines of a drawn page (packages/federation, `begin-drawn.ts`). */
const TAKE = Symbol.for('lemma.held');

/** Sends the form that somebody sent, or presses the button that somebody pressed, before the page could do it. */
export function repeatHeld(): void {
  const take: unknown = Reflect.get(globalThis, TAKE);
  const held: unknown = typeof take === 'function' ? take() : undefined;
  // An effect of the page's first render attaches what handles the form.
  setTimeout(() => {
    if (held instanceof HTMLFormElement && held.isConnected) held.requestSubmit();
    else if (held instanceof HTMLButtonElement) held.click();
  });
}
