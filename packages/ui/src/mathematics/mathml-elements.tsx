import type { NumberLocale } from '@lemma/math/check/reading';
import { createElement, type ReactNode } from 'react';

/** The allowed elements of a formula. Any other is removed, whatever its source. */
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

/** A single letter is in italics, and a sign that never stretches uses the font of the text (see base.css). */
function lookOf(name: string, node: Element): string | undefined {
  const text = node.textContent?.trim() ?? '';
  if (node.getAttribute('class') === 'blank') return 'blank';
  if (name === 'mi' && /^\p{L}$/u.test(text) && !node.hasAttribute('mathvariant')) return 'letter';
  return name === 'mo' && SIGNS.test(text) ? 'sign' : undefined;
}

/**
 * Changes numbers to a decimal comma: 1.5 becomes 1,5, the comma in 1,000 becomes a narrow space, and a comma between
 * numbers becomes a semicolon.
 */
function inStyle(text: string | null, parent: string | undefined, numbers: NumberLocale): string | null {
  if (numbers !== 'comma' || text === null) return text;
  if (parent === 'mn') return text.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '\u202f'));
  return parent === 'mo' && text === ',' ? ';' : text;
}

function toElement(node: ChildNode, key: number, numbers: NumberLocale): ReactNode {
  if (node.nodeType === 3) return inStyle(node.nodeValue, node.parentElement?.localName, numbers);
  if (!(node instanceof Element)) return null;
  const name = node.localName.toLowerCase();
  if (!ELEMENTS.has(name)) return null;
  const props: Record<string, string | number> = { key };
  for (const { name: attribute, value } of node.attributes) {
    const allowed = ATTRIBUTES[attribute.toLowerCase()];
    if (allowed !== undefined) props[allowed] = value;
  }
  const look = lookOf(name, node);
  if (look !== undefined) props.className = look;
  return createElement(name, props, ...[...node.childNodes].map((child, at) => toElement(child, at, numbers)));
}

/**
 * The content of a formula as React elements, with numbers in the person's format; undefined if the source is not well
 * formed.
 */
export function mathmlElements(inner: string, numbers: NumberLocale = 'en'): ReactNode {
  const parsed = new DOMParser().parseFromString(
    `<math xmlns="http://www.w3.org/1998/Math/MathML">${inner}</math>`,
    'application/xml',
  );
  if (parsed.getElementsByTagName('parsererror').length > 0) return undefined;
  return [...parsed.documentElement.childNodes].map((child, at) => toElement(child, at, numbers));
}
