import { itemsToGrade, type Submission } from '@lemma/school/work';
import { cx } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pointsOf } from '#shared/logic/points-of.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { HandIns } from './hand-ins.tsx';
import { WorkedItem } from './worked-item.tsx';

type StudentWorkProps = {
  readonly uid: string;
  readonly work: Submission;
  readonly ideaOf: (misconception: string | undefined) => string | undefined;
  /** Where to go when this work is graded. */
  readonly next?: ReactNode;
};

/** Pages that stay in sight while the questions scroll: beside them, or above them on a small screen, scrolled by themselves. */
const besideQuestions =
  'sticky top-0 z-10 max-h-[35dvh] overflow-y-auto border-b border-line bg-sheet lg:max-h-[70dvh] lg:self-start lg:border-b-0 print:static print:max-h-none';

/** One student's whole work: the pages beside the questions, each with its answers, its key and its points. */
export function StudentWork({ uid, work, ideaOf, next }: StudentWorkProps) {
  const t = useFeedbackText('work');
  const keys = useQuery(teacherQueries.keys(uid, work.assignmentId, work.studentId));
  const waiting = itemsToGrade(work).length;
  const hasPages = work.handIns.some(({ pages }) => pages.length > 0);
  return (
    <div data-grading="" className="flex flex-col gap-6">
      <p className="text-lg font-semibold">
        {[
          waiting < work.items.length && pointsOf(work),
          waiting > 0 && t('toGradeOf', { count: waiting, all: work.items.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={cx('flex flex-col gap-6', hasPages && 'lg:grid lg:grid-cols-2')}>
        <div className={cx('min-w-0', hasPages && besideQuestions)}>
          <HandIns handIns={work.handIns} shown />
        </div>
        <ol className="flex min-w-0 flex-col">
          {work.items.map((item, index) => (
            <WorkedItem
              key={item.id}
              work={work}
              item={item}
              number={index + 1}
              answerKey={keys.data?.items.find(({ itemId }) => itemId === item.id)?.key}
              ideaOf={ideaOf}
            />
          ))}
        </ol>
      </div>
      {next}
      <FeedbackForm submission={work} />
    </div>
  );
}
