import { Stat, StatRow } from '@lemma/ui';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { coachedTurns, openedShare } from '../logic/coach.ts';
import { percent } from '../logic/percent.ts';
import type { ResultProps } from './result-props.ts';

const verdictOf = (named: number | null): 'whole' | 'half' | 'no' | 'none' => {
  if (named === null) return 'none';
  if (named === 1) return 'whole';
  return named > 0 ? 'half' : 'no';
};

/** Five numbers, each with its meaning. */
export function Figures({ interview, result }: ResultProps) {
  const t = useTrainingText('results');
  const training = useTrainingText('training');
  const verdict = verdictOf(result.named);
  const opened = openedShare(coachedTurns(interview, result));
  const hits = result.predictions.filter(({ hit }) => hit).length;
  return (
    <StatRow>
      <Stat value={t(`namedValues.${verdict}`)} label={t('namedStat')} note={t(`namedNotes.${verdict}`)} />
      <Stat
        value={result.predictions.length > 0 ? training('ofThree', { count: hits }) : '–'}
        label={t('predictedStat')}
        note={t('predictedNote')}
      />
      <Stat value={opened === undefined ? '–' : percent(opened)} label={t('openedStat')} note={t('openedNote')} />
      <Stat value={percent(result.openShare)} label={t('openStat')} note={t('openNote')} />
      <Stat value={percent(result.talkShare)} label={t('talkStat')} note={t('talkNote')} />
    </StatRow>
  );
}
