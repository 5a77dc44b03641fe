import type { StoredNode, StoredRules } from '@lemma/contract/stored-page';

/**
 * The elements of a page that a device has kept: built one by one, of what the rules allow. Links lead to pages of this site; what
 * needs scripts can't be pressed.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function makeStored(
  tree: StoredNode,
  classes: readonly string[],
  { elements, attributes: allowed, idle }: StoredRules,
): Node {
  const namespaces = { svg: 'http://www.w3.org/2000/svg', math: 'http://www.w3.org/1998/Math/MathML' };
  const isAllowed = new RegExp(`^(?:${allowed})$`);
  const known = new Set(elements);
  const element = (name: string): Element => {
    const [tag = '', language] = name.split(' ').reverse();
    return language === 'svg' || language === 'math'
      ? document.createElementNS(namespaces[language], tag)
      : document.createElement(tag);
  };
  const set = (to: Element, name: string, value: string) => {
    // A page of this site, or a part of the same drawing.
    const leads = name !== 'href' || (to instanceof SVGElement ? /^#/ : /^\/(?![/\\])/).test(value);
    if (!isAllowed.test(name) || !leads || /(?:url|image|image-set|src)\((?!["']?#)/i.test(value)) return;
    // The policy forbids the attribute, and not what a script sets.
    if (name === 'style') Reflect.get(to, 'style').cssText = value;
    else to.setAttribute(name, value);
  };
  const make = (node: StoredNode): Node => {
    if (typeof node === 'string') return document.createTextNode(node);
    const [name, attributes, ...inside] = node;
    if (!known.has(name)) return document.createTextNode('');
    const made = element(name);
    for (const [attribute, value] of Object.entries(attributes))
      set(made, attribute, attribute === 'class' ? (classes[Number(value)] ?? '') : value);
    for (const each of inside) made.append(make(each));
    if (made.matches(idle)) Reflect.set(made, 'inert', true);
    return made;
  };
  return make(tree);
}
