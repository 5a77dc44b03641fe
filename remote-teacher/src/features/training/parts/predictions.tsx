import { EngineText } from '@lemma/screens';
import { Prose, Section, Status } from '@lemma/ui';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import type { ResultProps } from './result-props.ts';

/** Each prediction beside the student's answer. */
export function Predictions({ interview, result: { predictions } }: ResultProps) {
  const t = useTrainingText('results');
  if (predictions.length === 0) return null;
  return (
    <Section ruled title={t('predictions')}>
      <ul className="flex flex-col">
        {predictions.map(({ asked, predicted, answer, hit, readable }, at) => (
          <li
            key={asked + String(at)}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr_6rem]"
          >
            <span className="min-w-0">
              <EngineText text={asked} />
            </span>
            <span>
              <span className="block text-sm text-muted">{t('predicted')}</span>
              {predicted === '' ? t('nothing') : <Prose text={`\`${predicted}\``} />}
            </span>
            <span>
              <span className="block text-sm text-muted">{t('really', { name: interview.student.name })}</span>
              <EngineText text={answer} />
            </span>
            <Status tone={hit ? 'done' : 'attention'}>
              {hit ? t('hit') : readable || predicted === '' ? t('missed') : t('unreadable')}
            </Status>
          </li>
        ))}
      </ul>
    </Section>
  );
}
