import type { Classroom } from '@lemma/school/class';
import { type School, studentsNamed } from './class-data.ts';

/** So many classes are looked through for a student who is named. */
const MOST_SEARCHED = 12;
/** A word with a capital letter inside a sentence. */
const NAME = /(?<=[\p{L},:] )\p{Lu}\p{Ll}+/u;

/** The one class on whose roster a student stands that a text names: the chosen one, otherwise the only other one. */
export async function classOfStudent(
  text: string,
  chosen: Classroom | undefined,
  school: Pick<School, 'classes' | 'read'>,
): Promise<Classroom | undefined> {
  if (!NAME.test(text)) return undefined;
  const has = async (classroom: Classroom): Promise<boolean> =>
    studentsNamed(text, (await school.read(classroom)).students).length > 0;
  if (chosen && (await has(chosen))) return chosen;
  const others = (await school.classes()).filter(({ id }) => id !== chosen?.id).slice(0, MOST_SEARCHED);
  const having = await Promise.all(others.map(async (each) => ((await has(each)) ? [each] : [])));
  const [first, second] = having.flat();
  return second === undefined ? first : undefined;
}
