import { useSearchParams } from '@lemma/router';
import { isToGrade, submissionIdOf } from '@lemma/school/work';
import { QueryView } from '@lemma/screens';
import { found } from '@lemma/shared-auth';
import { Button, Dialog, TextLink } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { NEXT_POINTS } from '#shared/parts/points-by-hand.tsx';
import { StudentWork } from '#shared/parts/student-work.tsx';
import { FIRST_TO_GRADE, paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useNoteLook } from '#shared/queries/use-note-look.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { misconceptionName, type SharedData } from '../logic/shared-data.ts';

/** The students whose work waits for points, by name. */
const toGradeIn = ({ students, results }: Pick<SharedData, 'students' | 'results'>) =>
  students
    .filter(({ id }) => {
      const row = results.rows[id];
      return row !== undefined && isToGrade(row);
    })
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName));

/**
 * One student's work in a panel over the list (`?student=`): answers, tries, hints, the key, points and comments, and the
 * next student whose work is to be graded.
 */
export function WorkPanel({ uid, assignment, students, catalogue, results }: SharedData) {
  const [search, setSearch] = useSearchParams();
  const waiting = toGradeIn({ students, results });
  const wanted = search.get('student');
  const first = wanted === FIRST_TO_GRADE ? waiting[0] : undefined;
  // Named once: whoever is graded stays on the screen, though another is the first that waits then.
  const firstId = first?.id;
  useEffect(() => {
    if (firstId === undefined) return;
    setSearch(
      (before) => {
        before.set('student', firstId);
        return before;
      },
      { replace: true },
    );
  }, [firstId, setSearch]);
  const student = first ?? students.find(({ id }) => id === wanted);
  useNoteLook(student?.id);
  if (!student) return null;
  const open = (studentId: string | undefined) =>
    setSearch((before) => {
      if (studentId === undefined) before.delete('student');
      else before.set('student', studentId);
      return before;
    });
  const others = waiting.filter(({ id }) => id !== student.id);
  const next = others.find(({ fullName }) => fullName.localeCompare(student.fullName) > 0) ?? others[0];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && open(undefined)}
      title={student.fullName}
      description={assignment.title}
      width="full"
    >
      <p className="pb-4">
        <OwnPage studentId={student.id} classId={assignment.classId} />
      </p>
      <Work key={student.id} {...{ uid, catalogue }} assignmentId={assignment.id} studentId={student.id}>
        <Next
          name={next?.fullName}
          count={others.length}
          wasGraded={results.rows[student.id]?.state === 'graded'}
          onNext={() => open(next?.id)}
        />
      </Work>
    </Dialog>
  );
}

const OwnPage = ({ studentId, classId }: { readonly studentId: string; readonly classId: string }) => {
  const t = useFeedbackText('feedback');
  return <TextLink to={paths.student({ studentId, class: classId })}>{t('allWork')}</TextLink>;
};

type NextProps = {
  /** Whose work is next; undefined if nothing is left to grade. */
  readonly name: string | undefined;
  readonly count: number;
  /** Whether a person has graded the work that is shown. */
  readonly wasGraded: boolean;
  readonly onNext: () => void;
};

function Next({ name, count, wasGraded, onNext }: NextProps) {
  const t = useFeedbackText('work');
  if (name === undefined) return wasGraded && <p className="text-muted">{t('allGraded')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-4" data-print="hide">
      <Button kind="primary" {...{ [NEXT_POINTS]: '' }} onClick={onNext}>
        {t('nextToGrade', { name })}
      </Button>
      <p className="text-sm text-muted">{t('nextCount', { count })}</p>
    </div>
  );
}

type WorkProps = {
  readonly uid: string;
  readonly assignmentId: string;
  readonly studentId: string;
  readonly catalogue: SharedData['catalogue'];
  readonly children: ReactNode;
};

function Work({ uid, assignmentId, studentId, catalogue, children }: WorkProps) {
  const submission = useQuery(teacherQueries.submission(uid, assignmentId, studentId));
  return (
    <QueryView query={submission}>
      {(data) => (
        <FromFirstField>
          <StudentWork
            uid={uid}
            work={found(data, submissionIdOf(assignmentId, studentId))}
            ideaOf={(id) => misconceptionName(catalogue, id)}
            next={children}
          />
        </FromFirstField>
      )}
    </QueryView>
  );
}

/** Begins in the first field of points, where there is a keyboard beside the screen. */
function FromFirstField({ children }: Pick<WorkProps, 'children'>) {
  const work = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches)
      work.current?.querySelector<HTMLElement>(`input[${NEXT_POINTS}]`)?.focus({ preventScroll: true });
  }, []);
  return <div ref={work}>{children}</div>;
}
