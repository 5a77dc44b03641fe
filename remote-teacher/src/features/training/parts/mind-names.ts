import { type Interview, type Named, type PlainMind, plainMinds } from '@lemma/school/interview';
import { useMisconceptionNames } from '#shared/queries/misconceptions-in-words.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';

const isPlain = (mind: string): mind is PlainMind => plainMinds.some((kind) => kind === mind);

/** Names for the possible states of a simulated student: computed ids, and what a teacher chose. */
export function useMindNames(ideas: Interview['ideas']) {
  const t = useTrainingText('minds');
  const ideaName = useMisconceptionNames();
  const nameOfMisconception = (id: string): string => ideaName(id, ideas.find((idea) => idea.id === id)?.name ?? id);
  const nameOf = (mind: string): string => {
    if (isPlain(mind)) return t(`short.${mind}`);
    if (mind === 'else') return t('else');
    const [one = '', other] = mind.split('+').map(nameOfMisconception);
    return other === undefined ? one : t('and', { one, other });
  };
  const nameOfNamed = (named: Named): string => nameOf(typeof named === 'string' ? named : named.join('+'));
  const choices = [
    ...ideas.map(({ id }) => ({ value: id, label: nameOfMisconception(id) })),
    ...plainMinds.map((kind) => ({ value: kind, label: t(kind) })),
  ];
  return { nameOf, nameOfNamed, choices, isPlain };
}
