import type { StoredNode, StoredPage } from '@lemma/contract/stored-page';

/** Characters of a page as it is stored; a larger one is not kept. */
const MOST = 120_000;

/** What only stands there once scripts have drawn it, or holds something of its own. */
const NEEDS_SCRIPTS = 'canvas, iframe, img, video, audio, object, embed, dialog, [role=dialog], [contenteditable]';

/** The attributes of `<html>` on which it depends what a page looks like. */
export const APPEARANCE = ['lang', 'dir', 'data-theme', 'data-text', 'data-contrast', 'data-motion', 'data-decimal'];

const languages: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/svg': 'svg ',
  'http://www.w3.org/1998/Math/MathML': 'math ',
};

/** What somebody typed stays theirs: only what was chosen from what the page offers is kept. */
function stateOf(element: Element): Record<string, string> {
  if (element instanceof HTMLInputElement) return element.checked ? { checked: '' } : {};
  return element instanceof HTMLOptionElement && element.selected ? { selected: '' } : {};
}

const isTyped = (element: Element, name: string): boolean =>
  (element instanceof HTMLInputElement && (name === 'value' || name === 'checked')) || name === 'selected';

function treeOf(element: Element, placeOf: (names: string) => string): StoredNode | undefined {
  if (getComputedStyle(element).display === 'none') return undefined;
  const given = [...element.attributes].filter(({ name }) => name !== 'tabindex' && !isTyped(element, name));
  const attributes = given.map(({ name, value }) => [name, name === 'class' ? placeOf(value) : value] as const);
  const inside = element instanceof HTMLTextAreaElement ? [] : [...element.childNodes];
  const stored = inside.flatMap((node): readonly StoredNode[] => {
    if (node instanceof Text) return [node.data];
    const within = node instanceof Element ? treeOf(node, placeOf) : undefined;
    return within === undefined ? [] : [within];
  });
  const name = `${languages[element.namespaceURI ?? ''] ?? ''}${element.localName}`;
  return [name, { ...Object.fromEntries(attributes), ...stateOf(element) }, ...stored];
}

const sheetsHere = (): StoredPage['sheets'] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href, integrity, crossOrigin }) => ({
    href,
    integrity,
    crossOrigin,
  }));

/** The area's page as it stands there; undefined for one that cannot stand there without its scripts, or is too large. */
export function pageOf(frame: Element, by: Pick<StoredPage, 'uid' | 'build' | 'language'>): string | undefined {
  const isOwn = (element: Element) => !element.localName.includes('-') && !element.matches(NEEDS_SCRIPTS);
  // A sheet that had to be mended has no address.
  if (document.adoptedStyleSheets.length > 0 || ![...frame.querySelectorAll('*')].every(isOwn)) return undefined;
  const places = new Map<string, string>();
  const placeOf = (names: string) => places.get(names) ?? String(places.set(names, String(places.size)).size - 1);
  const tree = treeOf(frame, placeOf);
  if (tree === undefined) return undefined;
  const page: StoredPage = {
    ...{ uid: by.uid, build: by.build, language: by.language, storedAt: Date.now(), width: window.innerWidth },
    title: document.title,
    html: Object.fromEntries(
      APPEARANCE.flatMap((name) => {
        const value = document.documentElement.getAttribute(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    ...{ sheets: sheetsHere(), classes: [...places.keys()], tree },
  };
  const text = JSON.stringify(page);
  return text.length > MOST ? undefined : text;
}
