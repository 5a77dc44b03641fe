import { Button } from '@lemma/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '#shared/text/texts.ts';

/**
 * Of a table of skills first those of which something is known; the others come by one press. `more` is the button for
 * them, empty where there are none.
 */
export function useToldFirst<Row>(
  rows: readonly Row[],
  isTold: (row: Row) => boolean,
): { readonly shown: readonly Row[]; readonly more: ReactNode } {
  const t = useText('computed');
  const [all, setAll] = useState(false);
  const few = rows.filter((row) => !isTold(row)).length;
  const more = few > 0 && (
    <Button size="small" kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
      {t(all ? 'tooFewHide' : 'tooFewShow', { count: few })}
    </Button>
  );
  return { shown: all ? rows : rows.filter(isTold), more };
}
