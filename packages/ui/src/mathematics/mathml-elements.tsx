import { createElement, type ReactNode } from 'react';

/** What may stand in a formula. Anything else is left out, whoever wrote it. */
const ELEMENTS = new Set(
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msup msub msubsup mover munder munderover mtable mtr mtd mpadded mphantom menclose mstyle semantics'.split(
    ' ',
  ),
);
const ATTRIBUTES: Readonly<Record<string, string>> = {
  mathvariant: 'mathvariant',
  stretchy: 'stretchy',
  form: 'form',
  fence: 'fence',
  separator: 'separator',
  lspace: 'lspace',
  rspace: 'rspace',
  linethickness: 'linethickness',
  displaystyle: 'displaystyle',
  scriptlevel: 'scriptlevel',
  accent: 'accent',
  accentunder: 'accentunder',
  width: 'width',
  height: 'height',
  depth: 'depth',
  voffset: 'voffset',
  minsize: 'minsize',
  maxsize: 'maxsize',
  symmetric: 'symmetric',
  notation: 'notation',
  bevelled: 'bevelled',
  columnalign: 'columnalign',
  rowspacing: 'rowspacing',
  columnspacing: 'columnspacing',
  intent: 'intent',
  arg: 'arg',
  columnlines: 'columnlines',
  rowlines: 'rowlines',
  largeop: 'largeop',
  movablelimits: 'movablelimits',
};

const SIGNS = /^[+−\-±×÷·*/=≠<>≤≥≈:,;.!?%$€£°]$/;

/** A lone letter leans, and a sign that never stretches stands in the face of the text (see base.css). */
function lookOf(name: string, node: Element): string | undefined {
  const text = node.textContent?.trim() ?? '';
  if (node.getAttribute('class') === 'blank') return 'blank';
  if (name === 'mi' && /^\p{L}$/u.test(text) && !node.hasAttribute('mathvariant')) return 'letter';
  return name === 'mo' && SIGNS.test(text) ? 'sign' : undefined;
}

function toElement(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === 3) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const name = node.localName.toLowerCase();
  if (!ELEMENTS.has(name)) return null;
  const props: Record<string, string | number> = { key };
  for (const { name: attribute, value } of node.attributes) {
    const kept = ATTRIBUTES[attribute.toLowerCase()];
    if (kept !== undefined) props[kept] = value;
  }
  const look = lookOf(name, node);
  if (look !== undefined) props.className = look;
  return createElement(name, props, ...[...node.childNodes].map(toElement));
}

/** The inside of a formula as React elements; undefined where the source is not well formed. */
export function mathmlElements(inner: string): ReactNode {
  const parsed = new DOMParser().parseFromString(
    `<math xmlns="http://www.w3.org/1998/Math/MathML">${inner}</math>`,
    'application/xml',
  );
  if (parsed.getElementsByTagName('parsererror').length > 0) return undefined;
  return [...parsed.documentElement.childNodes].map(toElement);
}
