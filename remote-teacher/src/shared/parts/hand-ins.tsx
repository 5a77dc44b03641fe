import type { HandIn } from '@lemma/school/work';
import { HandedInPages } from '@lemma/screens/handed-in';
import { formatDateTime, Notice } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type HandInsProps = {
  readonly handIns: readonly HandIn[];
  /** Whether it is said who turned it in. Left out: it is. */
  readonly named?: boolean;
  /** The one whose pages stand elsewhere. */
  readonly apart?: HandIn | undefined;
};

/** What was turned in, by whom and with which help level, with its pages. */
export function HandIns({ handIns, named = true, apart }: HandInsProps) {
  const t = useFeedbackText('work');
  const quote = useText('common');
  if (handIns.length === 0) return null;
  return (
    <ul aria-label={t('handIns')} className="flex flex-col gap-3">
      {handIns.map((handIn) => (
        <li key={handIn.id}>
          <Notice title={t(named ? 'handedInBy' : 'handedIn', { name: handIn.byName, at: formatDateTime(handIn.at) })}>
            {handIn.helpLevel !== undefined && <p>{t(`help.${handIn.helpLevel}`)}</p>}
            {handIn.note !== undefined && handIn.note !== '' && (
              <p className="mt-1">{quote('quoted', { text: handIn.note })}</p>
            )}
          </Notice>
          {handIn !== apart && <HandedInPages pages={handIn.pages} />}
        </li>
      ))}
    </ul>
  );
}
