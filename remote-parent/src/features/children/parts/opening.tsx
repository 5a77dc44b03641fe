import { formatDateTime, formatRelative, formatScore } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';
import { isWaiting, type Letter, type Sentence } from '../logic/letter.ts';

/** The first lines of a letter: what matters, in sentences. */
export function Opening({ letter: { sentences, more } }: { readonly letter: Letter }) {
  const t = useText('children');
  const waiting = sentences.filter(isWaiting);
  const rest = sentences.filter((sentence) => !isWaiting(sentence));
  const isMissed = rest.some(({ kind }) => kind === 'closed');
  return (
    <div className="letter measure flex flex-col gap-3 pt-5 text-lg">
      <p>
        {waiting.length === 0 && t(isMissed ? 'letter.clearNow' : 'letter.clear')}
        {waiting.map((sentence) => (
          <Said key={sentence.entry.assignmentId} sentence={sentence} />
        ))}
        {more > 0 && t('letter.more', { count: more })}
      </p>
      {rest.map((sentence) => (
        <p key={sentence.entry.assignmentId}>
          <Said sentence={sentence} />
        </p>
      ))}
    </div>
  );
}

function Said({ sentence }: { readonly sentence: Sentence }) {
  const { kind, entry } = sentence;
  const t = useText('children');
  const { title, itemsDone: done, itemCount: total, nudge } = entry;
  const words = t(`letter.${kind}`, {
    ...{
      title,
      when: formatRelative(kind === 'received' ? (entry.submittedAt ?? 0) : entry.dueAt),
      score: formatScore(entry.score, entry.maxScore),
    },
    ...{ done, total, begun: done > 0 ? 'yes' : 'no' },
  });
  const isNudged = nudge !== undefined && isWaiting(sentence);
  const wasLate = entry.late && !isWaiting(sentence) && kind !== 'closed';
  return `${words} ${wasLate ? `${t('letter.late')} ` : ''}${isNudged ? `${t('nudged', { name: nudge.byName, when: formatDateTime(nudge.at) })} ` : ''}`;
}
