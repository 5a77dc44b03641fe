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
        className="mx-auto flex min-h-16 w-full max-w-page items-center justify-between gap-4 px-4 py-2 md:px-10"
      >
        <Brand to={home} />
        <div className="flex flex-wrap items-center justify-end gap-x-3">{actions}</div>
      </header>
      <div className={width === 'narrow' ? 'mx-auto flex w-full max-w-page flex-1 gap-16 lg:px-10' : 'contents'}>
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
        {width === 'narrow' && <Way />}
      </div>
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

/** The way of a student's home page beside a form, where there is room: what is behind, where one is, what comes. */
function Way() {
  return (
    <div
      data-print="hide"
      className="mt-4 mb-12 hidden max-h-160 flex-1 items-center justify-center rounded-lg bg-tint-wash lg:flex"
    >
      <svg aria-hidden="true" viewBox="0 0 400 300" className="w-4/5 fill-sheet" strokeWidth="5" strokeLinecap="round">
        <path d="M30 250C90 250 80 150 130 150S180 215 215 180" fill="none" className="stroke-accent" />
        <path
          d="M215 180C255 140 230 70 290 70S330 40 370 40"
          fill="none"
          strokeDasharray=".1 12"
          className="stroke-line-strong"
        />
        <g className="fill-accent">
          <circle cx="30" cy="250" r="13" />
          <circle cx="130" cy="150" r="13" />
          <circle cx="215" cy="180" r="9" />
        </g>
        <circle cx="215" cy="180" r="20" fill="none" className="stroke-accent" />
        <circle cx="290" cy="70" r="12" className="stroke-accent" />
        <circle cx="370" cy="40" r="9" className="stroke-line-strong" />
      </svg>
    </div>
  );
}
