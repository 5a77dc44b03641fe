import { TextLink } from '@lemma/ui';
import { groupKey } from '#shared/logic/groups.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { usePlace } from '../logic/place.ts';
import { topicsOf } from '../logic/topics.ts';
import type { SharedAnalysis } from './shared-analysis.ts';

/** The path of class, group, student and attempt, with links back up that keep the filters. */
export function Trail({ classroom, insight, students, catalogue, topicName }: SharedAnalysis) {
  const t = useAnalysisText('analysis');
  const { place, upTo } = usePlace();
  const all = topicsOf(insight, students, catalogue, { kind: '', standard: '' });
  const group = all.find((topic) => groupKey(topic) === place.group);
  const student = students.find(({ id }) => id === place.student);
  const assignment = place.work === null ? undefined : insight.assignments[place.work];
  const steps = [
    { name: classroom.name, to: upTo(undefined) },
    ...(group ? [{ name: topicName(group), to: upTo('group') }] : []),
    ...(student ? [{ name: student.fullName, to: upTo('student') }] : []),
    ...(assignment ? [{ name: assignment.title, to: upTo('item') }] : []),
  ];
  if (steps.length === 1) return null;
  return (
    <nav aria-label={t('trail')} data-print="hide" className="pb-4">
      <ol className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {steps.map(({ name, to }, index) => (
          <li key={to} className="flex items-baseline gap-x-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-muted">
                /
              </span>
            )}
            {index === steps.length - 1 ? <span aria-current="page">{name}</span> : <TextLink to={to}>{name}</TextLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
