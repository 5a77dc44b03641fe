import { EngineText } from '@lemma/screens';
import { Section } from '@lemma/ui';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useMindNames } from './mind-names.ts';
import type { ResultProps } from './result-props.ts';

/**
 * The questions that could not distinguish two misconceptions, since both give the same answer, and one that could
 * have.
 */
export function LeftOpen({ interview: { ideas }, result: { notSeparated } }: ResultProps) {
  const t = useTrainingText('results');
  const { nameOf } = useMindNames(ideas);
  if (notSeparated === undefined) return null;
  const { asked, better } = notSeparated;
  const [one, other] = [nameOf(notSeparated.one), nameOf(notSeparated.other)];
  return (
    <Section ruled title={t('notSeparated')}>
      <p className="measure">{t('couldNot', { count: asked.length, one, other })}</p>
      <ul className="flex flex-col gap-1 py-2 pl-4">
        {asked.map(({ asked: problem, answer }) => (
          <li key={problem}>
            <EngineText text={problem} /> <span className="text-muted">{t('bothGive')}</span>{' '}
            <EngineText text={answer} />
          </li>
        ))}
      </ul>
      {better && asked.length > 0 && (
        <p className="measure">
          {t('would')} <EngineText text={better.asked} />. {t('oneGives', { name: one })}{' '}
          <EngineText text={better.oneAnswer} />; {t('oneGives', { name: other })}{' '}
          <EngineText text={better.otherAnswer} />.
        </p>
      )}
    </Section>
  );
}
