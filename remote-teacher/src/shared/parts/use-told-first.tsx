import { Button } from '@lemma/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '#shared/text/texts.ts';

type ToldFirst<Row> = { readonly rows: readonly Row[]; readonly tools: ReactNode; readonly empty: ReactNode };

/**
 * The rows of a table of skills: first those of which something is known; the others come by the press of a button over
 * the table, or instead of it where nothing is known.
 */
export function useToldFirst<Row>(rows: readonly Row[], isTold: (row: Row) => boolean): ToldFirst<Row> {
  const t = useText('computed');
  const [all, setAll] = useState(false);
  const few = rows.filter((row) => !isTold(row)).length;
  const more = few > 0 && (
    <Button size="small" kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
      {t(all ? 'tooFewHide' : 'tooFewShow', { count: few })}
    </Button>
  );
  return {
    rows: all ? rows : rows.filter(isTold),
    tools: more,
    empty: <p className="border-y border-line py-6">{more}</p>,
  };
}
