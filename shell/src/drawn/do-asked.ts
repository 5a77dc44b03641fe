/** Set by the first lines of a drawn page (packages/federation, `begin-drawn.ts`). */
const TAKE = Symbol.for('lemma.asked');

/**
 * Sends the form that somebody sent, or presses the button that somebody pressed, before the page could do it. Until then
 * the browser sends no form by itself.
 */
export function doAsked(): void {
  const take: unknown = Reflect.get(globalThis, TAKE);
  const asked: unknown = typeof take === 'function' ? take() : undefined;
  if (asked instanceof HTMLFormElement && asked.isConnected) asked.requestSubmit();
  else if (asked instanceof HTMLButtonElement) asked.click();
}
