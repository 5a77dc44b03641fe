import { queryKeys } from '@lemma/contract';
import { type Invitation, invitationSchema, isOpen } from '@lemma/school/class';
import { whereQuery } from '@lemma/shared-auth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';

/** Open invitations to an address, the newest first. Followed, so that a withdrawn one disappears at once. */
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

/** Names of skills by code; the code itself if the catalogue could not be loaded. */
export function useSkillNames(uid: string): (code: string) => string {
  const { data } = useQuery(teacherQueries.skills(uid));
  const names = new Map(data?.skills.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}
