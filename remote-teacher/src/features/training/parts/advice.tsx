import { nextCodes, strengthCodes } from '@lemma/school/interview';
import { formatList, Section } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { knownCode } from '../logic/known-code.ts';
import type { ResultProps } from './result-props.ts';

/** One strength and one next step, each with the turns that show it, in the teacher's own words. */
export function Advice({ interview, result: { strength, next } }: ResultProps) {
  const t = useTrainingText('results');
  const c = useText('common');
  const { name } = interview.student;
  const good = knownCode(strengthCodes, strength.code) ?? 'stayed';
  const better = knownCode(nextCodes, next.code) ?? 'contrast';
  const quote = (turns: readonly number[]) => {
    if (turns.length === 0) return undefined;
    const words = turns.map((turn) => interview.turns[turn - 1]?.text ?? '').filter((text) => text !== '');
    return (
      <p className="pt-1 text-sm text-muted">
        {t('turnsQuoted', { turns: turns.length, list: formatList(turns.map(String)) })}
        {words.length > 0 && `: ${formatList(words.map((text) => c('quoted', { text })))}`}
      </p>
    );
  };
  return (
    <Section ruled>
      <div className="grid gap-8 md:grid-cols-2">
        <div>
          <h2 className="pb-1 text-lg font-semibold">{t('strength')}</h2>
          <p>{t(`strengths.${good}`, { name })}</p>
          {quote(strength.turns)}
        </div>
        <div>
          <h2 className="pb-1 text-lg font-semibold">{t('next')}</h2>
          <p>{t(`nexts.${better}`)}</p>
          {quote(next.turns)}
        </div>
      </div>
    </Section>
  );
}
