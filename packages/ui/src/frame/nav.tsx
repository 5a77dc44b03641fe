import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { NavLink } from '../lib/link.ts';
import { Menu } from '../overlays/menu.tsx';
import { useText } from '../text/catalogue.ts';
import { AccountButton, type AccountMenu } from './account.tsx';
import { Brand } from './brand.tsx';

/**
 * A link to a page of the area. `end`: active only at exactly this address. `group` starts a new group with this name
 * in the rail.
 */
export type NavItem = {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly end?: boolean;
  readonly group?: string;
  /** How many things are waiting there. */
  readonly count?: number;
};

type BarProps = {
  readonly nav: readonly NavItem[];
  readonly home: string;
  readonly account: AccountMenu;
  readonly switcher?: ReactNode;
};

const Count = ({ of }: { readonly of: number }) => (
  <span className="figures-tabular ms-auto rounded-full bg-warm-wash px-2 text-sm font-semibold text-warm-strong">
    {of}
  </span>
);

export function Rail({ nav, home, account, switcher }: BarProps) {
  const t = useText('frame');
  return (
    <div
      data-print="hide"
      className="sticky top-0 hidden h-[calc(100dvh-var(--above-frame,0px))] w-56 shrink-0 flex-col border-e border-line px-3 pt-3 pb-3 md:flex"
    >
      <div className="px-2">
        <Brand to={home} />
      </div>
      {switcher !== undefined && <div className="px-2 pt-2">{switcher}</div>}
      <nav aria-label={t('areas')} className="-mx-1 mt-3 min-h-0 flex-1 overflow-y-auto px-1 [scrollbar-width:thin]">
        <ul className="flex flex-col gap-px">
          {nav.map((item) => (
            <li key={item.to}>
              {item.group !== undefined && <p className="px-2 pt-4 pb-1 text-sm text-muted">{item.group}</p>}
              <NavLink
                to={item.to}
                end={item.end ?? false}
                className={({ isActive }) =>
                  cx(
                    'focus-inset flex min-h-9 items-center gap-3 rounded-md px-2 py-1.5 leading-tight no-underline transition-colors [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
                    isActive
                      ? 'bg-accent-wash font-semibold text-accent-strong'
                      : 'text-ink hover:bg-wash [&_svg]:text-muted',
                  )
                }
              >
                {item.icon}
                {item.label}
                {item.count !== undefined && item.count > 0 && <Count of={item.count} />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-2 border-t border-line pt-2">
        <AccountButton account={account} />
      </div>
    </div>
  );
}

export function TopNav({ nav, home, account, switcher }: BarProps) {
  const t = useText('frame');
  return (
    <header data-print="hide" className="border-b border-line">
      <div className="mx-auto flex h-14 max-w-xl items-stretch gap-2 px-4 md:h-16 md:px-6">
        <div className="flex items-center pe-4">
          <Brand to={home} />
        </div>
        <nav aria-label={t('areas')} className="hidden flex-1 md:flex">
          <ul className="flex gap-1">
            {nav.map((item) => (
              <li key={item.to} className="flex">
                <NavLink
                  to={item.to}
                  end={item.end ?? false}
                  className={({ isActive }) =>
                    cx(
                      'focus-inset -mb-px inline-flex items-center gap-2 border-b-2 px-3 no-underline transition-colors',
                      isActive
                        ? 'border-accent font-semibold text-ink'
                        : 'border-transparent text-muted hover:text-ink',
                    )
                  }
                >
                  {item.label}
                  {item.count !== undefined && item.count > 0 && <Count of={item.count} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-2">
          {switcher}
          <AccountButton account={account} short />
        </div>
      </div>
    </header>
  );
}

const TABS = 5;
const tab =
  'focus-inset flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-center text-[0.75rem] leading-tight no-underline [&_svg]:size-6';

export function BottomTabs({ nav }: { readonly nav: readonly NavItem[] }) {
  const t = useText('frame');
  const words = useText('actions');
  const all = nav.length <= TABS;
  const first = all ? nav : nav.slice(0, TABS - 1);
  const rest = all ? [] : nav.slice(TABS - 1);
  if (nav.length === 0) return null;
  return (
    <nav
      aria-label={t('areas')}
      data-print="hide"
      data-bottom-tabs=""
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {first.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          end={item.end ?? false}
          className={({ isActive }) => cx(tab, isActive ? 'font-semibold text-accent' : 'text-muted')}
        >
          {item.icon}
          {item.label}
        </NavLink>
      ))}
      {rest.length > 0 && (
        <Menu
          label={words('more')}
          trigger={
            <button type="button" className={cx(tab, 'text-muted')}>
              <Ellipsis aria-hidden="true" />
              {words('more')}
            </button>
          }
          items={rest.map(({ to, label, icon }) => ({ to, label, icon }))}
        />
      )}
    </nav>
  );
}
