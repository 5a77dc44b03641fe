import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import { AccountButton, type AccountMenu } from './account.tsx';
import { Brand } from './brand.tsx';
import { BottomTabs, type NavItem, Rail, TopNav } from './nav.tsx';

export type Area = 'teacher' | 'parent' | 'student';

/** The frame around every area: rail (teacher) or top bar (student, parent) on a desktop, bottom tabs on a phone. */
export type AreaFrameProps = {
  readonly area: Area;
  /** In order of importance. On a phone, the first four are in the tab bar and the others behind "More". */
  readonly nav: readonly NavItem[];
  readonly account: AccountMenu;
  /** The class switcher, between the brand and the navigation. */
  readonly switcher?: ReactNode;
  /** Shown above the content: `OfflineNotice`. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

export function AreaFrame({ area, nav, account, switcher, notice, children }: AreaFrameProps) {
  const t = useText('frame');
  const railed = area === 'teacher';
  const home = nav[0]?.to ?? '/';
  return (
    <div
      data-area={area}
      className={cx('flex min-h-[calc(100dvh-var(--above-frame,0px))] flex-col', railed && 'md:flex-row')}
    >
      <a
        href="#main"
        data-print="hide"
        className="fixed top-2 start-2 z-60 -translate-y-24 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent no-underline focus:translate-y-0"
      >
        {t('skip')}
      </a>
      {railed ? (
        <Rail nav={nav} home={home} account={account} switcher={switcher} />
      ) : (
        <TopNav nav={nav} home={home} account={account} switcher={switcher} />
      )}
      {railed && (
        <header
          data-print="hide"
          className="flex h-14 items-center justify-between gap-3 border-b border-line px-4 md:hidden"
        >
          <Brand to={home} />
          <div className="flex min-w-0 items-center gap-2">
            {switcher}
            <AccountButton account={account} short />
          </div>
        </header>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {notice}
        <main
          id="main"
          tabIndex={-1}
          data-screen=""
          className={cx(
            'mx-auto flex w-full flex-1 flex-col px-4 pt-6 pb-28 outline-none md:pt-8 md:pb-16 print:max-w-none print:p-0',
            railed ? 'max-w-page md:px-10' : 'max-w-xl md:px-6',
          )}
        >
          {children}
        </main>
      </div>
      <BottomTabs nav={nav} />
    </div>
  );
}
