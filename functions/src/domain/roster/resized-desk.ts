import type { DeskEntry } from '@lemma/school/desk';
import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { documents } from '../../platform/documents.ts';
import { withoutFields } from '../../platform/without.ts';
import { sizeFor } from '../assignments/entries.ts';
import type { Child } from '../work/items-of-child.ts';

/** What is not begun, as the child's desk has it from now on. Reads at once and returns the function that writes. */
export async function resizedDesk(tx: Transaction, child: Child) {
  const desk = await documents.desks.read(child.id, tx);
  const waiting = Object.values(desk?.assignments ?? {}).filter(({ state }) => state === 'not-started');
  const given = await documents.assignments.readEach(
    waiting.map(({ assignmentId }) => assignmentId),
    (path) => logger.error('cannot be read: keeps its number of questions', { path }),
    tx,
  );
  const sizes = new Map(given.map((assignment) => [assignment.id, sizeFor(assignment, child)]));
  return () => {
    const entries = waiting.flatMap((entry): DeskEntry[] => {
      const size = sizes.get(entry.assignmentId);
      return size ? [{ ...withoutFields(entry, ['skill']), ...size }] : [];
    });
    const { at } = documents.desks;
    if (entries.length > 0)
      documents.desks.patch(tx, child.id, ...entries.map((entry) => at(['assignments', entry.assignmentId], entry)));
  };
}
