import type { Guardian } from '@lemma/school/family';
import { MOST_REQUESTS } from '@lemma/school/privacy';
import { guardianIdOf } from '../../platform/access.ts';
import { endedLink } from './ended-link.ts';

/** The account that stays, and what its links say of it. */
type Stays = Pick<Guardian, 'studentId' | 'studentName' | 'classIds'> & {
  /** No further adult may be linked to it. */
  readonly isClosed: boolean;
};

function mergedLink(own: Guardian | undefined, double: Guardian, { isClosed, ...stays }: Stays): Guardian {
  const blocked = own?.blocked === true || double.blocked === true;
  const comes = double.state === 'active' && !isClosed;
  const goesOn = !blocked && (own?.state === 'active' || comes);
  const asked = [...(own?.requests ?? []), ...(double.requests ?? [])].toSorted((one, other) => one.at - other.at);
  return {
    ...(own ?? double),
    ...stays,
    id: guardianIdOf(stays.studentId, double.parentId),
    ...(goesOn ? { state: 'active' as const } : endedLink()),
    ...(blocked && { blocked }),
    ...(asked.length > 0 && { requests: asked.slice(-MOST_REQUESTS) }),
  };
}

/**
 * The links of the account that stays, after those of the duplicate came to it. What takes a child from an adult is
 * stronger than what gives: who is blocked from either account is blocked from the child, and nobody new comes while
 * linking is closed.
 */
export function mergedLinks(own: readonly Guardian[], double: readonly Guardian[], stays: Stays): Guardian[] {
  const coming = new Map(double.map((link) => [link.parentId, link]));
  const before = new Map(own.map((link) => [link.parentId, link]));
  return [
    ...own.filter(({ parentId }) => !coming.has(parentId)),
    ...double.map((link) => mergedLink(before.get(link.parentId), link, stays)),
  ];
}
