import { calls } from '@lemma/school/calls';
import { storedGrade } from '@lemma/school/class';
import { HOUR } from '@lemma/school/time';
import { CODE_LIFE_MS, freeCode, writeCode } from '../../domain/classes/class-code.ts';
import { nameOf, requireNotStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf, randomId } from '../../platform/hash.ts';
import { once } from '../../platform/once.ts';
import { takeToken } from '../../platform/throttle.ts';

/** Thirty classes at once and one more each hour: more than any teacher has, too few to fill the database. */
const CLASSES = { capacity: 30, refillMs: HOUR };

export const createClass: Handler<typeof calls.createClass> = async ({ name, grade, requestId }, caller) => {
  await requireNotStudent(caller);
  const { answered, remember } = once(
    caller,
    ['create-class', name, String(grade)],
    requestId,
    calls.createClass.output,
  );
  const before = await answered();
  if (before) return before;
  await takeToken(hashOf('classes', caller.uid), CLASSES, caller.now);
  const classId = randomId();
  const codeExpiresAt = caller.now + CODE_LIFE_MS;
  return inTransaction(async (tx) => {
    const meanwhile = await answered(tx);
    if (meanwhile) return meanwhile;
    const teacherName = await nameOf(caller, tx);
    const free = await freeCode(tx);
    writeCode(tx, free, classId, codeExpiresAt);
    documents.classes.create(tx, classId, {
      id: classId,
      name,
      ...storedGrade(grade),
      teacherIds: [caller.uid],
      leaderId: caller.uid,
      teacherName,
      code: free,
      codeExpiresAt,
      createdAt: caller.now,
    });
    documents.rosters.create(tx, classId, { classId, students: {} });
    documents.boards.create(tx, classId, { classId, assignments: {}, studentCount: 0 });
    const made = { classId, code: free };
    remember(tx, made);
    return made;
  });
};
