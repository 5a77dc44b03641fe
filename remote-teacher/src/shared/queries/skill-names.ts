import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from './teacher-queries.ts';

/** Names of skills by code; the code itself where the catalogue did not come. */
export function useSkillNames(uid: string): (code: string) => string {
  const { data, isPending } = useQuery(teacherQueries.skills(uid));
  const names = new Map(data?.skills.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? (isPending ? '…' : code);
}
