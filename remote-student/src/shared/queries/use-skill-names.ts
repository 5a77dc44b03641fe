import { useMathWords } from '@lemma/screens';

type Named = { readonly code: string; readonly name: string; readonly canDo?: string | undefined };

/** What to call a skill to a child: what one can do in English, its name in the language of any other page. */
export function useSkillNames(skills: readonly Named[] | undefined): (code: string) => string {
  const words = useMathWords();
  const known = new Map(skills?.map(({ code, name, canDo }) => [code, canDo ?? name]));
  return (code) => words.skill(code, known.get(code) ?? code).text;
}
