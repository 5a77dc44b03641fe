import type { ReactNode } from 'react';
import { useText } from '../text/catalogue.ts';
import { Brand } from './brand.tsx';

/** Sign-in pages and the home page: the brand, a narrow or wide sheet, and a line at the foot. */
export type PublicFrameProps = {
  readonly children: ReactNode;
  readonly width?: 'narrow' | 'wide';
  /** The actions at the top right: "Sign in". */
  readonly actions?: ReactNode;
  readonly foot?: ReactNode;
  /** The address to which the brand leads. */
  readonly home?: string;
};

export function PublicFrame({ children, width = 'narrow', actions, foot, home = '/' }: PublicFrameProps) {
  const t = useText('frame');
  return (
    <div data-area="public" className="flex min-h-dvh flex-col">
      <a
        href="#main"
        data-print="hide"
        className="fixed top-2 start-2 z-60 -translate-y-24 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent no-underline focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <header
        data-print="hide"
        className="mx-auto flex h-16 w-full max-w-page items-center justify-between gap-4 px-4 md:px-10"
      >
        <Brand to={home} />
        <div className="flex items-center gap-3">{actions}</div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={
          width === 'narrow'
            ? 'mx-auto w-full max-w-sm flex-1 px-4 pt-8 pb-16 outline-none md:pt-20'
            : 'mx-auto w-full max-w-page flex-1 px-4 pt-8 pb-16 outline-none md:px-10 md:pt-16'
        }
      >
        {children}
      </main>
      {foot !== undefined && (
        <footer
          data-print="hide"
          className="mx-auto w-full max-w-page border-t border-line px-4 py-6 text-sm text-muted md:px-10"
        >
          {foot}
        </footer>
      )}
    </div>
  );
}
