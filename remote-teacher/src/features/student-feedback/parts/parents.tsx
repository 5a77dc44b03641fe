import type { CallOutput } from '@lemma/school/calls';
import type { RosterStudent } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import { QueryView, useCall } from '@lemma/screens';
import { AlertDialog, Button, formatDate, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Acts, Changeable } from '#shared/parts/acting.tsx';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { studentQueries } from '../queries.ts';
import { CourtOrder, type Leaving, LinkActions } from './court-order.tsx';
import { ParentCode } from './parent-code.tsx';
import { ParentRequests } from './parent-requests.tsx';

type ParentsProps = {
  readonly uid: string;
  readonly student: Student;
  readonly classId: string;
  /** The child's roster line; undefined until it is loaded. */
  readonly line: RosterStudent | undefined;
};

/** The adults who see this student's work, a code for one more, and removing a link. */
export function Parents({ uid, student, classId, line }: ParentsProps) {
  const t = useFeedbackText('student');
  const lines = teacherQueries.rosterLines(uid, classId, [student.id]);
  const guardians = useQuery(studentQueries.guardians(uid, student.id));
  const [code, setCode] = useState<CallOutput<'createParentCode'> | undefined>();
  const [leaving, setLeaving] = useState<Leaving | undefined>();
  // A repeated request, after its answer was lost, gets the same code.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const create = useCall('createParentCode', {
    onSuccess: (made) => {
      setCode(made);
      setRequestId(crypto.randomUUID());
    },
  });
  const revoke = useCall('revokeParent', {
    onSuccess: () => setLeaving(undefined),
    refreshes: [studentQueries.guardians(uid, student.id), lines],
  });
  const leave = ({ parentId, block }: Leaving) => revoke.mutate({ studentId: student.id, parentId, block });

  const isClosed = line?.linkingClosedAt !== undefined;
  return (
    <Section
      ruled
      title={t('parents')}
      lead={t('parentsLead')}
      actions={
        <Acts>
          <Button
            pending={create.isPending}
            disabled={isClosed}
            onClick={() => create.mutate({ studentId: student.id, requestId })}
          >
            {t('parentCode')}
          </Button>
        </Acts>
      }
    >
      <Changeable>
        <CourtOrder studentId={student.id} line={line} refreshes={[lines]} />
      </Changeable>
      {code && !isClosed && <ParentCode code={code} />}
      <QueryView query={guardians}>
        {(all) => {
          const own = all.filter(({ state, blocked }) => state === 'active' || blocked);
          return (
            <>
              <ParentRequests uid={uid} student={student} guardians={all} />
              {own.length === 0 ? (
                <p className="py-3 text-muted">{t('noParents')}</p>
              ) : (
                <ul className="flex flex-col">
                  {own.map((guardian) => (
                    <li key={guardian.id} className="flex items-center justify-between gap-4 border-b border-line py-2">
                      <span>
                        {guardian.parentName}{' '}
                        <span className="text-muted">{t('since', { date: formatDate(guardian.createdAt) })}</span>
                      </span>
                      <Acts>
                        <LinkActions guardian={guardian} onLeave={setLeaving} onLift={leave} />
                      </Acts>
                    </li>
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </QueryView>
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={t(leaving?.block ? 'blockTitle' : 'revokeTitle')}
        consequence={t(leaving?.block ? 'blockBody' : 'revokeBody')}
        confirmLabel={t(leaving?.block ? 'block' : 'revoke')}
        pending={revoke.isPending}
        onConfirm={() => leaving !== undefined && leave(leaving)}
      />
    </Section>
  );
}
