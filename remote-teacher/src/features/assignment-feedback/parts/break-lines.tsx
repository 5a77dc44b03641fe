import { Formula, useBeginning } from '@lemma/ui';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import type { BreakGroup } from '../logic/break-groups.ts';
import { misconceptionName, nameOf, type SharedData } from '../logic/shared-data.ts';

type BreakLinesProps = { readonly groups: readonly BreakGroup[]; readonly shared: SharedData };

/** Where the lines of students' work break, those of one idea together. */
export function BreakLines({ groups, shared }: BreakLinesProps) {
  const t = useFeedbackText('feedback');
  if (groups.length === 0) return null;
  return (
    <>
      <h3 className="pt-3 text-sm font-semibold text-muted">{t('breaks.title')}</h3>
      <ul aria-label={t('breaks.title')} className="flex flex-col">
        {groups.map((group) => (
          <BreakLine key={group.key} group={group} shared={shared} />
        ))}
      </ul>
    </>
  );
}

const MOST_EXAMPLES = 3;

function BreakLine({ group, shared }: { readonly group: BreakGroup; readonly shared: SharedData }) {
  const t = useFeedbackText('feedback');
  const { students, catalogue } = shared;
  const { shown, more } = useBeginning(group.breaks, MOST_EXAMPLES);
  const idea = misconceptionName(catalogue, group.misconception);
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="figures-tabular w-8 text-right text-lg font-semibold">{group.studentIds.length}</p>
      <div className="min-w-64 flex-1">
        <p className={idea === undefined ? 'text-muted' : 'font-semibold'}>{idea ?? t('breaks.noIdea')}</p>
        <p className="text-sm text-muted">
          {group.studentIds.map((id) => nameOf(students, id) ?? t('someone')).join(', ')}
        </p>
      </div>
      <ul aria-label={t('examples')} className="flex min-w-64 flex-1 flex-col gap-1">
        {shown.map(({ from, line, studentId }) => (
          <li key={`${studentId} ${from} ${line}`}>
            {from !== '' && (
              <>
                <span className="text-muted">
                  <Formula text={from} />
                </span>{' '}
                <span aria-hidden="true">→</span>{' '}
              </>
            )}
            <Formula text={line} />
          </li>
        ))}
        <li className="empty:hidden">{more}</li>
      </ul>
    </li>
  );
}
