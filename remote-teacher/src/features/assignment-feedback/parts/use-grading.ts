import type { Rubric } from '@lemma/school/assignment';
import type { CallInput } from '@lemma/school/calls';
import type { Agreement } from '@lemma/school/results';
import { useOnline } from '@lemma/screens';
import { useState } from 'react';
import { useGradeItem } from '../commands.ts';
import type { SharedData } from '../logic/shared-data.ts';
import { firstOpen, toGrade } from '../logic/to-grade.ts';

export type GradingProps = {
  readonly shared: SharedData;
  readonly itemId: string;
  readonly rubric: Rubric;
  readonly onLeave: () => void;
};
export type Seen = CallInput<'gradeItem'>['seen'];

const without = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** The answers in their order, the chosen lines for the current one, and saving them. */
export function useGrading({ shared, itemId, rubric }: GradingProps) {
  const { assignment, results } = shared;
  // The order stays the same while grading, even if more work is turned in.
  const [order] = useState(() => toGrade(results, itemId));
  // Starts where grading stopped last time.
  const [index, setIndex] = useState(() => firstOpen(order));
  const [given, setGiven] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [marked, setMarked] = useState<ReadonlySet<string> | undefined>();
  const [savedAt, setSavedAt] = useState<number | undefined>();
  const [agreement, setAgreement] = useState<Agreement | undefined>();
  const grade = useGradeItem();
  const online = useOnline();
  const entry = order[index];
  const stored = (id: string) => given[id] ?? results.rows[id]?.items.find((item) => item.itemId === itemId)?.rubric;
  const isGiven = entry !== undefined && stored(entry.studentId) !== undefined;
  const chosen = marked ?? new Set(entry ? (stored(entry.studentId) ?? []) : []);
  const isTouched = marked !== undefined || isGiven;
  const alike = entry ? order.filter(({ group }) => group === entry.group) : [];

  const go = (by: number) => {
    setMarked(undefined);
    setIndex((before) => Math.min(order.length - 1, Math.max(0, before + by)));
  };
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  const choose = (ids: readonly string[]) => setMarked(new Set(ids));
  const give = (studentIds: readonly string[], seen?: Seen) => {
    if (studentIds.length === 0) return;
    // Points that were typed stay until somebody chooses lines instead.
    if (marked === undefined && entry?.result.typed && given[entry.studentId] === undefined) return go(1);
    const ids = rubric.items.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
    setGiven((before) => ({ ...before, ...Object.fromEntries(studentIds.map((id) => [id, ids])) }));
    // Each call needs its own callbacks: those of a mutation's observer are called for the last call only.
    grade
      .mutateAsync({
        ...{ assignmentId: assignment.id, itemId, studentIds: [...studentIds], rubric: ids },
        ...(seen && { seen }),
      })
      .then(
        (saved) => {
          setSavedAt(Date.now());
          if (saved.agreement) setAgreement(saved.agreement);
        },
        // The error was already shown. A grade that was not saved does not count as given.
        () => setGiven((before) => without(before, studentIds)),
      );
    go(1);
  };
  const done = order.filter(({ studentId }) => stored(studentId) !== undefined).length;
  const left = order.filter(({ studentId, waits }) => waits && given[studentId] === undefined).length;
  const unsent = grade.isPending && !online;
  return {
    order,
    index,
    entry,
    chosen,
    alike,
    done,
    left,
    savedAt,
    unsent,
    agreement,
    isGiven,
    isTouched,
    go,
    toggle,
    choose,
    give,
  };
}
