import { useSyncExternalStore } from 'react';

/** How the page looks and writes numbers, as attributes of `<html>`, which all separately built areas read. */
export type Appearance = {
  readonly theme: 'system' | 'light' | 'dark';
  readonly textSize: 'normal' | 'large' | 'largest';
  readonly contrast: 'normal' | 'more';
  readonly motion: 'system' | 'reduce';
  readonly decimalMark: 'point' | 'comma';
};

const plain = new Set(['system', 'normal', 'point']);

/** Applies it at once. Nothing is stored on the device, because school computers are shared. */
export function applyAppearance(appearance: Appearance): void {
  const { theme, textSize, contrast, motion, decimalMark } = appearance;
  const wanted = { theme, text: textSize, contrast, motion, decimal: decimalMark };
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(wanted)) {
    if (plain.has(value)) delete dataset[name];
    else dataset[name] = value;
  }
}

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One observer for all subscribers, because every formula of a page subscribes. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (observer === undefined) {
    observer = new MutationObserver(() => {
      for (const listener of listeners) listener();
    });
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-decimal'] });
  }
  return () => void listeners.delete(onChange);
}

/** The person's decimal mark, in the form that the answer field expects. */
export const useNumberStyle = (): 'en' | 'comma' =>
  useSyncExternalStore(subscribe, () => (document.documentElement.dataset.decimal === 'comma' ? 'comma' : 'en'));
