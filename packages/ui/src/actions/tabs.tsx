import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Link, useSearchParams } from '../lib/link.ts';
import { useRadix } from '../overlays/radix.ts';
import { useDirection } from '../text/locale.ts';

const list = 'scroll-x -mb-px flex gap-1 border-b border-line';
const tab =
  'focus-inset -mb-px inline-flex min-h-10 max-md:min-h-11 items-center gap-2 whitespace-nowrap border-b-2 px-3 text-base transition-colors';
const state = (active: boolean) =>
  active
    ? 'border-accent font-semibold text-ink'
    : 'border-transparent text-muted hover:border-line-strong hover:text-ink';

/** One tab; `count` is shown after the name. */
export type TabItem = { readonly id: string; readonly label: string; readonly count?: number };

/** The tab in the address (`?tab=answers`), or the first one. */
export function useTab(tabs: readonly TabItem[], param = 'tab'): string {
  const [search] = useSearchParams();
  const wanted = search.get(param);
  return tabs.find(({ id }) => id === wanted)?.id ?? tabs[0]?.id ?? '';
}

/**
 * Tabs that are stored in the address, so that going back, reloading and a shared link show the same tab. Other query
 * parameters stay.
 */
export type TabLinksProps = { readonly label: string; readonly tabs: readonly TabItem[]; readonly param?: string };

export function TabLinks({ label, tabs, param = 'tab' }: TabLinksProps) {
  const [search] = useSearchParams();
  const current = useTab(tabs, param);
  const addressOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set(param, id);
    return `?${next.toString()}`;
  };
  return (
    <nav aria-label={label} data-print="hide" className="pb-6">
      <ul className={list}>
        {tabs.map(({ id, label: name, count }) => (
          <li key={id}>
            <Link
              to={addressOf(id)}
              preventScrollReset
              aria-current={id === current ? 'page' : undefined}
              className={cx(tab, state(id === current))}
            >
              {name}
              {count !== undefined && <Count of={count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tabs inside a dialog or a panel, where the address should not change. Arrow keys move between them. */
export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly (TabItem & { readonly content: ReactNode })[];
  readonly value?: string;
  readonly onValueChange?: (id: string) => void;
};

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const dir = useDirection();
  const Radix = useRadix(true)?.Tabs;
  if (Radix === undefined) return null;
  return (
    <Radix.Root
      dir={dir}
      defaultValue={tabs[0]?.id ?? ''}
      {...(value !== undefined && { value })}
      {...(onValueChange && { onValueChange })}
    >
      <Radix.List aria-label={label} className={list}>
        {tabs.map(({ id, label: name, count }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className={cx(
              tab,
              'border-transparent text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink',
            )}
          >
            {name}
            {count !== undefined && <Count of={count} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className="pt-4">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const Count = ({ of }: { readonly of: number }) => (
  <span className="figures-tabular text-sm font-normal text-muted">{of}</span>
);
