/** The one script that Firebase brings by an address: it opens Google's sign-in window. */
const GOOGLE = /^https:\/\/apis\.google\.com\/js\/api\.js(\?|$)/;

/** Whether an address may become a script or a worker: of this site, or Google's sign-in. */
export function isOwnScript(address: string, here: string): boolean {
  return GOOGLE.test(address) || URL.parse(address, here)?.origin === new URL(here).origin;
}

/** Whether a text is a formula on its way into a document of its own, where nothing runs and from which only known elements are taken. */
export const isFormula = (text: string, sink: string): boolean =>
  sink === 'DOMParser parseFromString' && text.startsWith('<math xmlns="http://www.w3.org/1998/Math/MathML">');

type Policies = { readonly createPolicy: (name: string, rules: object) => unknown };
const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * Lets no text become markup or code, and no other address a script (Trusted Types; the policy demands it). Modules are held by
 * their integrity instead.
 */
export function guardScriptAddresses(): void {
  const policies: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicies(policies)) return;
  policies.createPolicy('default', {
    createHTML: (text: string, _: string, sink: string) => (isFormula(text, sink) ? text : undefined),
    createScriptURL: (address: string) => (isOwnScript(address, window.location.href) ? address : undefined),
  });
}
