import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { useText } from '../text/catalogue.ts';

/**
 * The first `most` items of a list, and an element that says how many more there are and shows them; nothing if there
 * are none. On paper only the number is printed.
 */
export function useBeginning<T>(items: readonly T[], most: number): { shown: readonly T[]; more: ReactNode } {
  const t = useText('numbers');
  const [isOpen, setIsOpen] = useState(false);
  const left = isOpen ? 0 : Math.max(0, items.length - most);
  if (left === 0) return { shown: items, more: null };
  return {
    shown: items.slice(0, most),
    more: (
      <>
        <span className="hidden text-sm text-muted print:inline">{t('andMore', { count: left })}</span>
        <Button kind="quiet" size="small" data-print="hide" onClick={() => setIsOpen(true)}>
          {t('showMore', { count: left })}
        </Button>
      </>
    ),
  };
}
