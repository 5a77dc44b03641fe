import { itemsToGrade, type Submission } from '@lemma/school/work';
import { useAccessText } from '@lemma/screens';
import { HandedInPages } from '@lemma/screens/handed-in';
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
  'min-w-0 sticky top-0 z-10 max-h-[40dvh] overflow-y-auto border-b border-line bg-sheet lg:max-h-[70dvh] lg:self-start lg:border-b-0 print:static print:max-h-none';

/** What takes the focus on a small screen comes out from behind the pages above it. */
const belowPages = 'max-lg:[&_:is(input,button)]:scroll-mt-[45dvh]';

/** One student's whole work: the pages beside the questions, each with its answers, its key and its points. */
export function StudentWork({ uid, work, ideaOf, next }: StudentWorkProps) {
  const t = useFeedbackText('work');
  const needs = useAccessText('access');
  const keys = useQuery(teacherQueries.keys(uid, work.assignmentId, work.studentId));
  const waiting = itemsToGrade(work).length;
  const latest = work.handIns.findLast(({ pages }) => pages.length > 0);
  return (
    <div data-grading="" className="flex flex-col gap-6">
      <p className="text-lg font-semibold">
        {[
          waiting < work.items.length && pointsOf(work),
          waiting > 0 && t('toGradeOf', { count: waiting, all: work.items.length }),
          work.fewerItems && work.fewerItems !== 'all' && needs(`fewerItems.values.${work.fewerItems}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <HandIns handIns={work.handIns} apart={latest} />
      <div className={cx('flex flex-col gap-6', latest && 'lg:grid lg:grid-cols-2')}>
        {latest && (
          <div className={besideQuestions}>
            <HandedInPages pages={latest.pages} shown />
          </div>
        )}
        <ol className={cx('flex min-w-0 flex-col', latest && belowPages)}>
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
