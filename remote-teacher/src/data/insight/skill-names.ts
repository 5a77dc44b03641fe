import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from '../teacher-queries.ts';

/** Names of skills by code; the code itself until the catalogue is there. */
export function useSkillNames(uid: string): (code: string) => string {
  const { data } = useQuery(teacherQueries.skills(uid));
  const names = new Map(data?.skills.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}
