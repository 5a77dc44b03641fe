import { useEffect } from 'react';

/** The page's only main heading; the tab, the history and a screen reader's announcement of the page get the same name. */
export type PageTitleProps = {
  readonly children: string;
  /** What the tab says where it shall say something else: "Overview, 4A Math". */
  readonly tab?: string;
};

export function PageTitle({ children, tab = children }: PageTitleProps) {
  useEffect(() => {
    document.title = `${tab} · Lemma`;
  }, [tab]);
  return <h1 className="text-xl font-semibold tracking-tight text-balance">{children}</h1>;
}
