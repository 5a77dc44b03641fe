import type { MasteryLevel } from '@lemma/school/insight';
import { Mastery, Select } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import type { Standing } from '../logic/standing.ts';

/** The level as a step from 1 (lowest) to 5. */
export function stepOf(level: MasteryLevel | undefined): 1 | 2 | 3 | 4 | 5 | undefined {
  const steps = { beginning: 1, developing: 2, nearly: 3, secure: 4, strong: 5 } as const;
  return level && steps[level];
}

export function MasteryTag({ standing }: { readonly standing: Standing | undefined }) {
  const words = useText('levels');
  const own = useText('judgement');
  const step = stepOf(standing?.level);
  if (step === undefined || standing === undefined) return '–';
  const word = words(standing.level);
  return <Mastery step={step} word={standing.set ? own('levelSetBy', { level: word }) : word} />;
}

type StandardSelectProps = {
  readonly standards: readonly string[];
  readonly standard: string | undefined;
  readonly isPending: boolean;
  readonly onChoose: (standard: string) => void;
};

/**
 * The standard whose levels are shown: the one of which most levels are known, or another that the class has worked on.
 * It has its place before it is known, so that the table below does not move.
 */
export function StandardSelect({ standards, standard, isPending, onChoose }: StandardSelectProps) {
  const t = useRosterText('students');
  if (standards.length < 2 && !isPending) return null;
  return (
    <Select
      label={t('standardFilter')}
      hideLabel
      value={standard ?? ''}
      disabled={isPending}
      {...(standard === undefined && { placeholder: t('levelAny') })}
      onChange={(event) => onChoose(event.currentTarget.value)}
      options={standards.map((value) => ({ value, label: t('levelIn', { standard: value }) }))}
    />
  );
}
