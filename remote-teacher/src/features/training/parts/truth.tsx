import { useMathWords } from '@lemma/screens';
import { formatList, Prose, Section } from '@lemma/ui';
import { useMisconceptionNames, useMoves, useWhys } from '#shared/queries/misconceptions-in-words.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useMindNames } from './mind-names.ts';
import type { ResultProps } from './result-props.ts';

/** The actual misconception in a student's words, with the reason and the next step. */
export function Truth({ interview: { student, ideas, anticipation }, result }: ResultProps) {
  const t = useTrainingText('results');
  const { nameOf, nameOfNamed } = useMindNames(ideas);
  const named = useMisconceptionNames();
  const moveOf = useMoves();
  const whyOf = useWhys();
  const { task } = useMathWords();
  const { truth, said, anticipated } = result;
  const { name } = student;
  const guesses = anticipation?.ideas ?? [];
  return (
    <Section title={t('truth')}>
      {truth.ideas.map((idea) => (
        <div key={idea.id} className="measure flex flex-col gap-2 pb-4">
          <h3 className="font-semibold">{named(idea.id, idea.name)}</h3>
          <p>
            <Prose text={t('childSays', { name, idea: task(idea.idea, 'child').text })} />
          </p>
          <p>
            <Prose text={t('whyChildren', { why: whyOf(idea.id) ?? idea.why })} />
          </p>
          <p>
            <Prose text={t('teach', { move: moveOf(idea.id) ?? idea.move })} />
          </p>
        </div>
      ))}
      {(truth.kind === 'secure' || truth.kind === 'shaky' || truth.kind === 'careless') && (
        <p className="measure">{t(`plain.${truth.kind}`, { name })}</p>
      )}
      {said !== null && <p className="pt-2">{t('youSaid', { said: nameOfNamed(said) })}</p>}
      {anticipated !== undefined && guesses.length > 0 && (
        <p className="text-muted">
          {t(`anticipated.${anticipated ? 'yes' : 'no'}`, { guesses: formatList(guesses.map(nameOf)) })}
        </p>
      )}
    </Section>
  );
}
