/**
 * The scripts that Firebase loads by address, and those that these load in turn: Google's sign-in, and App Check. The
 * content security policy allows them only where a school uses them.
 */
const GOOGLE =
  /^https:\/\/(apis\.google\.com\/(js\/api\.js(\?|$)|_\/scs\/)|www\.google\.com\/recaptcha\/enterprise\.js(\?|$)|www\.gstatic\.com\/recaptcha\/releases\/)/;

/** Whether an address may be used for a script or worker: one of this site, or one of Google's for Firebase. */
export function isOwnScript(address: string, here: string): boolean {
  return GOOGLE.test(address) || URL.parse(address, here)?.origin === new URL(here).origin;
}

/**
 * Whether a text is a formula that is parsed into a separate document, where nothing runs and from which only known
 * elements are taken.
 */
export const isFormula = (text: string, sink: string): boolean =>
  sink === 'DOMParser parseFromString' && text.startsWith('<math xmlns="http://www.w3.org/1998/Math/MathML">');

/**
 * Elements that draw or contain text, with harmless attributes: none of them runs code, loads a file or links anywhere.
 */
const DRAWN =
  'span|div|aside|ul|li|br|i|kbd|sup|sub|svg|symbol|use|g|path|line|rect|circle|polygon|math|semantics|m(?:row|frac|n|i|o|text|space|sup|sub|subsup|sqrt|root|over|under|underover|table|tr|td|enclose|padded|phantom|style)';
const TELLS =
  '(?:aria|data)-[a-z0-9-]+|class|style|id|role|part|dir|translate|title|tabindex|focusable|contenteditable|spellcheck|inputmode|auto[a-z]+|x|y|d|[xy][12]|c[xy]|r|width|height|viewBox|points|fill|transform(?:-origin)?|preserveAspectRatio|vector-effect|stroke(?:-[a-z]+)?|xmlns(?::xlink)?|accent|separator|displaystyle|notation|linethickness';
const VALUE = `"[^"<>]*"|'[^'<>]*'|[^\\s"'<>=\`]+`;
/** A reference to an element of the same drawing. */
const WITHIN = `(?:xlink:)?href=["']?#[\\w-]+["']?`;
const TAG = new RegExp(`</?(?:${DRAWN})(?:\\s+(?:${WITHIN}|(?:${TELLS})=(?:${VALUE})))*\\s*/?>`, 'g');

/**
 * Whether a text contains only such elements and text, as MathLive writes them. A "<" that no letter follows is text.
 */
export const isDrawing = (text: string): boolean => !/url\(/i.test(text) && !/<[a-z/!?]/i.test(text.replace(TAG, ' '));

type Policies = { readonly createPolicy: (name: string, rules: object) => unknown };
const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * Installs a Trusted Types policy: no text becomes code, only formulas and drawings become markup, and only allowed
 * addresses become scripts. The content security policy requires it. Modules are protected by their integrity hashes
 * instead.
 */
export function guardScriptAddresses(): void {
  const policies: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicies(policies)) return;
  policies.createPolicy('default', {
    createHTML: (text: string, _: string, sink: string) =>
      isFormula(text, sink) || (sink === 'Element innerHTML' && isDrawing(text)) ? text : undefined,
    createScriptURL: (address: string) => (isOwnScript(address, window.location.href) ? address : undefined),
  });
}
