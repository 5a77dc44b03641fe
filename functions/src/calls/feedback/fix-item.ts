import { AppError } from '@lemma/contract';
import { type Assignment, type AssignmentItem, MOST_ACCEPTED } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import type { Fix } from '@lemma/school/results';
import { faultOfItem } from '../../domain/assignments/fault-of-item.ts';
import { changeQuestion } from '../../domain/feedback/change-question.ts';
import { ruleOf } from '../../domain/work/submission.ts';
import type { Handler } from '../../platform/door.ts';

function fixed(item: AssignmentItem, fix: Fix): AssignmentItem {
  if (fix.kind === 'points') return { ...item, points: fix.points };
  if (fix.kind === 'accept') {
    const { accepted = [] } = item;
    const same = accepted.some((one) => JSON.stringify(one) === JSON.stringify(fix.acceptance));
    if (accepted.length >= MOST_ACCEPTED) throw new AppError('data/too-large', 'accepted');
    return same ? item : { ...item, accepted: [...accepted, fix.acceptance] };
  }
  if (item.own === undefined) throw new AppError('input/malformed', 'a drawn question has no key to change');
  return { ...item, own: { ...item.own, key: fix.key, accepts: fix.accepts } };
}

const withRule = (assignment: Assignment, rule: AssignmentItem): Assignment => ({
  ...assignment,
  items: assignment.items.map((item) => (item.id === rule.id ? rule : item)),
});

/** Changes the key, the points or the accepted answers of a question, and marks every answer again. */
export const fixItem: Handler<typeof calls.fixItem> = ({ assignmentId, itemId, fix, apply }, caller) => {
  const change = (assignment: Assignment): Assignment => {
    const rule = fixed(ruleOf(assignment, itemId), fix);
    const fault = faultOfItem(rule, assignment.seed);
    if (fault !== undefined) throw new AppError('input/malformed', fault);
    return withRule(assignment, rule);
  };
  return changeQuestion({ assignmentId, itemId, apply, action: 'question-fixed', change }, caller);
};
