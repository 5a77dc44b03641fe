import { queryKeys } from '@lemma/contract';
import { type Invitation, invitationSchema, isOpen } from '@lemma/school/class';
import { whereQuery } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** What is asked of an address and not answered yet, the newest first. Followed: one that is taken back goes at once. */
export const invitationsQuery = (uid: string, email: string) =>
  queryOptions({
    ...whereQuery(
      queryKeys.documents(uid, 'invitations', email),
      'invitations',
      [['email', '==', email.toLowerCase()]],
      invitationSchema,
    ),
    select: (all: readonly Invitation[]) =>
      all.filter((one) => isOpen(one, Date.now())).toSorted((one, other) => other.at - one.at),
  });
