import { LONGEST_GROUP_NAME } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import { isHandedIn } from '@lemma/school/work';
import { QueryView, useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, ButtonLink, Empty, Section, shorten, useBeginning } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newDraftId } from '#shared/logic/new-draft-id.ts';
import { Acts } from '#shared/parts/acting.tsx';
import { Exchange } from '#shared/parts/asked.tsx';
import { paths } from '#shared/paths.ts';
import { useAsked } from '#shared/queries/asked.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { type MisconceptionGroup, misconceptionGroups } from '../logic/misconception-groups.ts';
import { misconceptionName, nameOf, type SharedData } from '../logic/shared-data.ts';

/** Groups to teach together: students with the same misconception, with their wrong answers. */
export function GroupsTab(shared: SharedData) {
  const insight = useQuery(teacherQueries.insight(shared.uid, shared.assignment.classId));
  return <QueryView query={insight}>{(data) => <Groups shared={shared} insight={data} />}</QueryView>;
}

function Groups({ shared, insight }: { readonly shared: SharedData; readonly insight: Insight | null }) {
  const t = useFeedbackText('feedback');
  const own = useText('judgement');
  const groups = misconceptionGroups({ ...shared, insight });
  if (groups.length === 0) {
    return (
      <Empty title={t('noGroupsTitle')} drawing="dots">
        <p>{t('noGroupsBody')}</p>
      </Empty>
    );
  }
  const parts = [
    { title: own('namedGroups'), groups: groups.filter(({ namedIds }) => namedIds.length > 0) },
    { title: own('alikeGroups'), groups: groups.filter(({ namedIds }) => namedIds.length === 0) },
  ].filter((part) => part.groups.length > 0);
  return (
    <>
      <p className="pb-3 text-muted">
        {t('groupsLead')} {own('named')}
      </p>
      {parts.map((part) => (
        <Section key={part.title} title={part.title}>
          <ul className="flex flex-col">
            {part.groups.map((group) => (
              <GroupLine key={group.misconception} group={group} shared={shared} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

const MOST_EXAMPLES = 3;

function GroupLine({ group, shared }: { readonly group: MisconceptionGroup; readonly shared: SharedData }) {
  const t = useFeedbackText('feedback');
  const own = useText('judgement');
  const { assignment, students, catalogue, results } = shared;
  const askAgain = useCall('askAgain');
  const idea = misconceptionName(catalogue, group.misconception) ?? group.misconception;
  const numbers = group.itemIds
    .map((itemId) => assignment.items.findIndex(({ id }) => id === itemId) + 1)
    .toSorted((one, other) => one - other);
  const standard = group.skills.flatMap((code) => catalogue.find((one) => one.code === code)?.standards ?? [])[0];
  const { shown, more } = useBeginning(group.examples, MOST_EXAMPLES);
  const alike = group.studentIds.filter((id) => !group.namedIds.includes(id));
  const isNamed = group.namedIds.length > 0;
  const members = isNamed ? group.namedIds : alike;
  const namesOf = (ids: readonly string[]): string => ids.map((id) => nameOf(students, id) ?? t('someone')).join(', ');
  const refs = shown.map((example) => ({ ...example, assignmentId: assignment.id }));
  const askedOf = useAsked(refs);
  const handedIn = group.studentIds.filter((id) => isHandedIn({ state: results.rows[id]?.state ?? '' }));
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="figures-tabular w-8 text-right text-lg font-semibold">{members.length}</p>
      <div className="min-w-64 flex-1">
        <p className="font-semibold">{idea}</p>
        <p className="text-sm text-muted">{namesOf(members)}</p>
        {isNamed && alike.length > 0 && (
          <p className="text-sm text-muted">{own('alikeToo', { count: alike.length, names: namesOf(alike) })}</p>
        )}
        <p className="text-sm text-muted">
          {t('shownIn', { answers: group.answers, questions: numbers.length, numbers: numbers.join(', ') })}
        </p>
        <ul aria-label={t('examples')} className="mt-1 flex flex-col gap-1">
          {refs.map((ref) => (
            <li key={`${ref.studentId} ${ref.itemId}`}>
              <Exchange asked={askedOf(ref)} response={ref.response}>
                <span className="text-sm text-muted">{nameOf(students, ref.studentId)}</span>
              </Exchange>
            </li>
          ))}
          <li className="empty:hidden">{more}</li>
        </ul>
      </div>
      <div className="flex flex-wrap gap-2" data-print="hide">
        <Acts>
          <TeachTogether shared={shared} studentIds={members} name={idea} standard={standard} />
          {group.skills.length > 0 && (
            <ButtonLink
              size="small"
              to={paths.assignments({
                class: assignment.classId,
                edit: newDraftId(),
                skills: group.skills.join(','),
                for: group.studentIds.join(','),
              })}
            >
              {t('corrections')}
            </ButtonLink>
          )}
          <Button
            size="small"
            kind="quiet"
            pending={askAgain.isPending}
            aria-disabled={handedIn.length === 0}
            onClick={() =>
              handedIn.length > 0 && askAgain.mutate({ assignmentId: assignment.id, studentIds: handedIn })
            }
          >
            {t('askGroup', { count: handedIn.length })}
          </Button>
        </Acts>
      </div>
    </li>
  );
}

type TeachTogetherProps = {
  readonly shared: SharedData;
  readonly studentIds: readonly string[];
  readonly name: string;
  readonly standard: string | undefined;
};

/** Actions for a group: create a group of the class, or a lesson on the misconception. */
function TeachTogether({ shared: { assignment }, studentIds, name, standard }: TeachTogetherProps) {
  const t = useFeedbackText('feedback');
  const [groupId] = useState(() => crypto.randomUUID());
  const short = shorten(name, LONGEST_GROUP_NAME);
  const { classId } = assignment;
  const make = useCall('groupStudents');
  return (
    <>
      <Button
        size="small"
        pending={make.isPending}
        onClick={() =>
          make.mutate(
            { classId, groupId, name: short, studentIds: [...studentIds], member: true },
            { onSuccess: () => news({ title: t('groupMade', { name: short }), tone: 'good' }) },
          )
        }
      >
        {t('teachGroup', { count: studentIds.length })}
      </Button>
      {standard !== undefined && (
        <ButtonLink size="small" kind="quiet" to={paths.lessonPlan({ standard, class: classId })}>
          {t('planFor')}
        </ButtonLink>
      )}
    </>
  );
}
