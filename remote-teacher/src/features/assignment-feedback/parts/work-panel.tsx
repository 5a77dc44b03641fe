import { useSearchParams } from '@lemma/router';
import { type Submission, submissionIdOf } from '@lemma/school/work';
import { QueryView } from '@lemma/screens';
import { found } from '@lemma/shared-auth';
import { Dialog, TextLink } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { pointsOf } from '#shared/logic/points-of.ts';
import { FeedbackForm } from '#shared/parts/feedback-form.tsx';
import { HandIns } from '#shared/parts/hand-ins.tsx';
import { WorkedItem } from '#shared/parts/worked-item.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { misconceptionName, type SharedData } from '../logic/shared-data.ts';

/** One student's work in a panel over the list (`?student=`): answers, tries, hints, the key, and comments. */
export function WorkPanel({ uid, assignment, students, catalogue }: SharedData) {
  const [search, setSearch] = useSearchParams();
  const studentId = search.get('student');
  const student = students.find(({ id }) => id === studentId);
  if (!student) return null;
  const close = () =>
    setSearch((before) => {
      before.delete('student');
      return before;
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={student.fullName}
      description={assignment.title}
      width="wide"
    >
      <p className="pb-4">
        <OwnPage studentId={student.id} classId={assignment.classId} />
      </p>
      <StudentWork uid={uid} assignmentId={assignment.id} studentId={student.id} catalogue={catalogue} />
    </Dialog>
  );
}

const OwnPage = ({ studentId, classId }: { readonly studentId: string; readonly classId: string }) => {
  const t = useFeedbackText('feedback');
  return <TextLink to={paths.student({ studentId, class: classId })}>{t('allWork')}</TextLink>;
};

type StudentWorkProps = {
  readonly uid: string;
  readonly assignmentId: string;
  readonly studentId: string;
  readonly catalogue: SharedData['catalogue'];
};

function StudentWork({ uid, assignmentId, studentId, catalogue }: StudentWorkProps) {
  const submission = useQuery(teacherQueries.submission(uid, assignmentId, studentId));
  const keys = useQuery(teacherQueries.keys(uid, assignmentId, studentId));
  return (
    <QueryView query={submission}>
      {(data) => {
        const work: Submission = found(data, submissionIdOf(assignmentId, studentId));
        const keyOf = (itemId: string) => keys.data?.items.find((item) => item.itemId === itemId)?.key;
        return (
          <div className="flex flex-col gap-6">
            <p className="text-lg font-semibold">{pointsOf(work)}</p>
            <HandIns handIns={work.handIns} />
            <ol className="flex flex-col">
              {work.items.map((item, index) => (
                <WorkedItem
                  key={item.id}
                  item={item}
                  number={index + 1}
                  aside={work.setAside?.filter(({ itemId }) => itemId === item.id) ?? []}
                  answerKey={keyOf(item.id)}
                  ideaOf={(id) => misconceptionName(catalogue, id)}
                />
              ))}
            </ol>
            <FeedbackForm submission={work} />
          </div>
        );
      }}
    </QueryView>
  );
}
