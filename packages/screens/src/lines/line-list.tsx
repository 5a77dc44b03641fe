import type { MarkedLines } from '@lemma/school/work';
import { cx, Formula } from '@lemma/ui';
import { Check, Minus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLinesText } from '../text/use-lines-text.ts';

type LineVerdict = NonNullable<MarkedLines['marks']>[number];

const icons = { follows: Check, breaks: Search, unread: Minus } as const;
const tones = { follows: 'text-accent', breaks: 'text-warm', unread: 'text-muted' } as const;

/** What is said of a line: an icon, and a word for screen readers. */
function VerdictIcon({ verdict }: { readonly verdict: LineVerdict | undefined }) {
  const t = useLinesText('lines');
  if (verdict === undefined) return null;
  const Icon = icons[verdict];
  return (
    <span className={cx('inline-flex shrink-0 items-center', tones[verdict])}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{t(`marks.${verdict}`)}</span>
    </span>
  );
}

type LineListProps = {
  readonly lines: readonly string[];
  /** One for each line that was read; none while results are withheld. */
  readonly marks?: readonly LineVerdict[] | undefined;
  /** The content of a line; left out: its formula. */
  readonly children?: (line: string, index: number) => ReactNode;
};

/** Lines of working with what is said of each. */
export function LineList({ lines, marks = [], children }: LineListProps) {
  const t = useLinesText('lines');
  // A line has no identity but its place: lines are never sorted.
  const placed = lines.map((line, index) => ({ line, index }));
  return (
    <ol aria-label={t('title')} className="flex flex-col">
      {placed.map(({ line, index }) => (
        <li
          key={index}
          className={cx(
            'flex items-center gap-2 border-s-4 ps-2',
            marks[index] === 'breaks' ? 'border-warm bg-warm-wash' : 'border-line',
          )}
        >
          <span className="figures-tabular w-5 shrink-0 text-end text-sm text-muted">{index + 1}</span>
          <span className="min-w-0 flex-1 overflow-x-auto">{children?.(line, index) ?? <Formula text={line} />}</span>
          <VerdictIcon verdict={marks[index]} />
        </li>
      ))}
    </ol>
  );
}
