import { queryKeys } from '@lemma/contract';
import type { Submission, WorkItem } from '@lemma/school/work';
import { useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, formatNumber, formatScore, NumberField, readNumber, Status } from '@lemma/ui';
import { useState } from 'react';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { useMayTeach } from './acting.tsx';

/** What Enter goes on to: the next field of points in the same work, and after the last one whatever else has this mark. */
export const NEXT_POINTS = 'data-next-points';

function goOn(from: HTMLElement): void {
  const all = [...(from.closest('[data-grading]')?.querySelectorAll<HTMLElement>(`[${NEXT_POINTS}]`) ?? [])];
  all[all.indexOf(from) + 1]?.focus();
}

type PointsProps = {
  readonly work: Pick<Submission, 'assignmentId' | 'studentId'>;
  readonly item: WorkItem;
  readonly number: number;
  /** Whether the question gets points only from a person, and has none yet. */
  readonly waits: boolean;
};

/** The points of a question: as they were earned, or in a field where a person gives them. */
export function PointsByHand(props: PointsProps) {
  const { item, number, waits } = props;
  const t = useFeedbackText('work');
  const mayTeach = useMayTeach();
  const [changing, setChanging] = useState(false);
  if (mayTeach && (waits || changing || item.grade !== undefined)) return <PointsField {...props} />;
  if (waits) return <Status tone="attention">{t('toGrade')}</Status>;
  return (
    <p className="figures-tabular flex items-center gap-2">
      {formatScore(item.score, item.points)}
      {mayTeach && item.attempts.length > 0 && (
        <Button
          size="small"
          kind="quiet"
          data-print="hide"
          aria-label={t('changePointsOf', { number })}
          onClick={() => setChanging(true)}
        >
          {t('changePoints')}
        </Button>
      )}
    </p>
  );
}

/** Up to this number of points each whole number has a button; above it only none and all. */
const EACH_UP_TO = 3;
const quickPoints = (most: number): number[] =>
  Number.isInteger(most) && most <= EACH_UP_TO ? Array.from({ length: most + 1 }, (_, points) => points) : [0, most];

const typedOf = ({ grade }: WorkItem): string => (grade === undefined ? '' : String(grade.score));

function PointsField({ work, item, number, waits }: PointsProps) {
  const t = useFeedbackText('work');
  const uid = useUid();
  const [text, setText] = useState(() => typedOf(item));
  const value = readNumber(text);
  const grade = useCall('gradeItem', {
    scope: { id: 'grade' },
    refreshes: [{ queryKey: queryKeys.documents(uid, 'submissions', work.studentId) }],
  });
  const isEmpty = text.trim() === '';
  const isWrong = !isEmpty && (value === undefined || value < 0 || value > item.points);
  const give = (points: number | undefined) => {
    setText(points === undefined ? '' : String(points));
    grade.mutate({
      ...{ assignmentId: work.assignmentId, itemId: item.id, studentIds: [work.studentId], rubric: null },
      ...(points !== undefined && { points }),
    });
  };
  const save = () => {
    if (isWrong || (isEmpty ? item.grade === undefined : value === item.grade?.score)) return;
    give(isEmpty ? undefined : value);
  };
  return (
    <div className="flex flex-wrap items-center gap-2" data-print="hide">
      {waits && !grade.isPending && isEmpty && <Status tone="attention">{t('toGrade')}</Status>}
      <NumberField
        {...{ [NEXT_POINTS]: '' }}
        label={t('pointsOf', { number })}
        hideLabel
        min={0}
        max={item.points}
        step={0.5}
        text={text}
        error={isWrong ? t('pointsBound', { most: item.points }) : undefined}
        onTextChange={setText}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isWrong) return;
          save();
          goOn(event.currentTarget);
        }}
        unit={t('outOf', { most: item.points })}
        className="[&_input]:w-16"
      />
      {quickPoints(item.points).map((points) => (
        <Button
          key={points}
          size="small"
          aria-pressed={points === item.grade?.score}
          aria-label={t('give', { points, number })}
          onClick={({ currentTarget }) => {
            give(points);
            const field = currentTarget.parentElement?.querySelector<HTMLElement>(`[${NEXT_POINTS}]`);
            if (field) goOn(field);
          }}
        >
          {formatNumber(points)}
        </Button>
      ))}
    </div>
  );
}
