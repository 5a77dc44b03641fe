import { strategies as allStrategies, type Strategy, type Talk } from '@lemma/school/interview';
import type { Student } from '@lemma/school/people';
import { QueryView, useMathWords } from '@lemma/screens';
import { ButtonLink, formatDate, formatList, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { Acts } from '#shared/parts/acting.tsx';
import { paths } from '#shared/paths.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { studentQueries } from '../queries.ts';

type TalksProps = { readonly uid: string; readonly student: Student; readonly classId: string };

/** Strategies that were ticked at least once, most often first. */
const seenOf = (counts: Talk['strategies']): Strategy[] =>
  allStrategies
    .filter((one) => (counts[one] ?? 0) > 0)
    .toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));

/** What teachers learned in interviews with the student. */
export function Talks({ uid, student, classId }: TalksProps) {
  const t = useTrainingText('talks');
  const { skill: nameIn } = useMathWords();
  const talkText = useTrainingText('pupil');
  const talks = useQuery(studentQueries.talks(uid, student.id));
  return (
    <Section
      ruled
      title={t('title')}
      lead={t('lead')}
      actions={
        <Acts>
          <ButtonLink to={`${paths.training({ pupil: student.id, class: classId })}#pupil`}>{t('start')}</ButtonLink>
        </Acts>
      }
    >
      <QueryView query={talks}>
        {(data) => (
          <ul className="flex flex-col">
            {(data?.talks ?? []).map(
              ({ interviewId, byName, at, skill, skillName, questions, right, likely, strategies, notes }) => (
                <li key={interviewId} className="flex flex-col gap-1 border-b border-line py-3">
                  <p className="font-semibold">
                    {t('line', { skill: nameIn(skill, skillName).text, right, questions })}
                  </p>
                  <p className="text-sm text-muted">{t('by', { name: byName, at: formatDate(at) })}</p>
                  {likely.length > 0 && (
                    <p>
                      {formatList(
                        likely.map(({ name, mind, share }) =>
                          t('share', { percent: `${Math.round(share * 100)}%`, name: name === '' ? mind : name }),
                        ),
                      )}
                    </p>
                  )}
                  {Object.keys(strategies).length > 0 && (
                    <p>
                      {t('strategies', {
                        list: formatList(seenOf(strategies).map((one) => talkText(`strategy.${one}`))),
                      })}
                    </p>
                  )}
                  {notes !== '' && <p className="measure whitespace-pre-wrap">{notes}</p>}
                </li>
              ),
            )}
            {(data?.talks ?? []).length === 0 && <li className="text-muted">{t('none')}</li>}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
