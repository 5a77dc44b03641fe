/** Set by the first lines of a drawn page (packages/federation, `begin-drawn.ts`). */
const TAKE = Symbol.for('lemma.submitted');

/** Submits what was submitted before the page could do it. */
export function submitAgain(): void {
  const take: unknown = Reflect.get(globalThis, TAKE);
  const form: unknown = typeof take === 'function' ? take() : undefined;
  // An effect of the page's first render attaches what handles the form.
  if (form instanceof HTMLFormElement) setTimeout(() => form.isConnected && form.requestSubmit());
}
