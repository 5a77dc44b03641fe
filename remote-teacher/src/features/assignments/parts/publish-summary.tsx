import { formatDateTime, formatList } from '@lemma/ui';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { Draft } from '../commands.ts';
import type { Reach } from '../logic/reach-of.ts';

const MOST_NAMES = 4;

type PublishSummaryProps = {
  readonly draft: Draft;
  /** Undefined until it is known. */
  readonly reach: Reach | undefined;
  readonly className: string;
};

/** What publishing will do, told while it can still be changed: who gets how many questions, from when and until when. */
export function PublishSummary({ draft, reach, className }: PublishSummaryProps) {
  const t = useAssignmentText('builder');
  if (reach === undefined) return null;
  const { count, all, chosen } = reach;
  const names = formatList(chosen?.map(({ displayName }) => displayName) ?? [], { most: MOST_NAMES });
  const whom =
    chosen === undefined
      ? t('willReach.all', { count, class: className })
      : t('willReach.some', { count, all, class: className, names });
  const opens =
    draft.openAt <= Date.now() ? t('willReach.now') : t('willReach.later', { at: formatDateTime(draft.openAt) });
  return (
    <p className="measure pb-4 text-muted" id="will-reach">
      {t('willReach.said', { whom, opens, count: draft.items.length, due: formatDateTime(draft.dueAt) })}
    </p>
  );
}
