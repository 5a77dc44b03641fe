import { LONGEST_PHRASE } from '@lemma/school/assignment';
import { useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, IconButton, Prose, useBeginning } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { Draft } from '#shared/logic/draft.ts';
import { bankQuery } from '#shared/queries/bank-query.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type PhrasesProps = {
  /** The typed text, which can be saved as a phrase. */
  readonly text: string;
  readonly onPick: (phrase: string) => void;
  /** Further phrases to offer, such as earlier comments to this class. */
  readonly others?: readonly string[];
};

/** The typed text with the phrase appended, so that nothing typed is lost. */
export const withPhrase = (draft: Draft, phrase: string): Draft => ({
  ...draft,
  text: draft.text.trim() === '' ? phrase : `${draft.text.trimEnd()} ${phrase}`,
});

const MOST_SHOWN = 8;

/** The teacher's saved phrases: to insert one, save a new one, or delete one. */
export function Phrases({ text, onPick, others = [] }: PhrasesProps) {
  const t = useFeedbackText('phrases');
  const bank = useQuery(bankQuery(useUid()));
  const save = useCall('keepPhrase');
  const saved = bank.data?.phrases ?? [];
  const typed = text.trim();
  const maySave = typed !== '' && typed.length <= LONGEST_PHRASE && !saved.includes(typed);
  const more = others.filter((one) => !saved.includes(one) && one !== typed);
  const { shown, more: rest } = useBeginning(more, MOST_SHOWN);
  if (saved.length === 0 && more.length === 0 && !maySave) return null;
  return (
    <div className="mt-3">
      <ul aria-label={t('title')} className="flex flex-col">
        {saved.map((phrase) => (
          <li key={phrase} className="flex items-center justify-between gap-2">
            <Button size="small" kind="quiet" onClick={() => onPick(phrase)}>
              <span>
                <Prose text={phrase} />
              </span>
            </Button>
            <IconButton
              label={t('forget', { phrase })}
              icon={<X aria-hidden="true" />}
              onClick={() => save.mutate({ phrase, kept: false })}
            />
          </li>
        ))}
        {shown.map((phrase) => (
          <li key={phrase}>
            <Button size="small" kind="quiet" onClick={() => onPick(phrase)}>
              <span>
                <Prose text={phrase} />
              </span>
            </Button>
          </li>
        ))}
        <li className="empty:hidden">{rest}</li>
      </ul>
      {maySave && (
        <Button
          size="small"
          kind="quiet"
          pending={save.isPending}
          onClick={() => save.mutate({ phrase: typed, kept: true })}
        >
          {t('keep')}
        </Button>
      )}
    </div>
  );
}
