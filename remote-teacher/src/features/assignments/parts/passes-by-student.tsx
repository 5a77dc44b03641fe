import { type Classroom, passesOf, presentStudents, type RosterStudent } from '@lemma/school/class';
import { QueryView, useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, Loading } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';

type PassesByStudentProps = { readonly uid: string; readonly classroom: Classroom };

/** Late passes that each student has used and has left, with a button to give one more. */
export function PassesByStudent({ uid, classroom }: PassesByStudentProps) {
  const t = useAssignmentText('assignments');
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  return (
    <QueryView query={roster} loading={<Loading />}>
      {(known) => (
        <section aria-label={t('passesBy')}>
          <h3 className="pt-5 font-semibold">{t('passesBy')}</h3>
          <p className="text-sm text-muted">{t('passesByBody')}</p>
          <ul className="flex flex-col">
            {presentStudents(known)
              .toSorted((one, other) => one.fullName.localeCompare(other.fullName))
              .map((student) => (
                <StudentPasses key={student.id} uid={uid} classroom={classroom} student={student} />
              ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
}

function StudentPasses({ uid, classroom, student }: PassesByStudentProps & { readonly student: RosterStudent }) {
  const t = useAssignmentText('assignments');
  // The id is created before sending, so that a repeated request gives only one pass.
  const [grantId, setGrantId] = useState(() => crypto.randomUUID());
  const { spent, left } = passesOf(classroom, student.id);
  const grant = useCall('grantLatePass', {
    refreshes: [teacherQueries.classes(uid)],
    onSuccess: () => {
      setGrantId(crypto.randomUUID());
      news({ title: t('passGiven', { name: student.fullName }), tone: 'good' });
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
      <span>
        {student.fullName}
        <span className="figures-tabular text-muted"> · {t('passesStand', { spent, left })}</span>
      </span>
      <Button
        size="small"
        kind="quiet"
        pending={grant.isPending}
        aria-label={t('passMoreFor', { name: student.fullName })}
        onClick={() => grant.mutate({ classId: classroom.id, studentId: student.id, grantId })}
      >
        {t('passMore')}
      </Button>
    </li>
  );
}
