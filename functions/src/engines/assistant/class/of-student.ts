import type { Classroom } from '@lemma/school/class';
import type { Asked } from '../answer-wish.ts';
import { ASKS_WORK, questionsIn } from '../ledger/question.ts';
import { type School, studentsNamed } from './class-data.ts';
import { workIn } from './works.ts';

/** So many classes are looked through for a student who is named. */
const MOST_SEARCHED = 12;
/** A word with a capital letter inside a sentence. */
const NAME = /(?<=[\p{L},:] )\p{Lu}\p{Ll}+/u;

/** The one class beside the chosen one of which something holds; undefined where it holds of none or of several. */
async function onlyOther(
  chosen: Classroom | undefined,
  school: Pick<School, 'classes'>,
  has: (classroom: Classroom) => Promise<boolean>,
): Promise<Classroom | undefined> {
  const others = (await school.classes()).filter(({ id }) => id !== chosen?.id).slice(0, MOST_SEARCHED);
  const having = await Promise.all(others.map(async (each) => ((await has(each)) ? [each] : [])));
  const [first, second] = having.flat();
  return second === undefined ? first : undefined;
}

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
  return onlyOther(chosen, school, has);
}

/** The one other class that has the work whose whole title a question names, where the chosen one has none that is called so. */
export async function classOfWork(
  text: string,
  chosen: Classroom | undefined,
  { school, now }: Pick<Asked, 'school' | 'now'>,
): Promise<Classroom | undefined> {
  const asked = questionsIn(text).find(({ measure }) => ASKS_WORK.has(measure));
  if (asked === undefined) return undefined;
  const has = async (classroom: Classroom): Promise<boolean> => {
    const { entries, isTitle } = workIn(asked, await school.read(classroom), now);
    return isTitle === true && entries.length === 1;
  };
  const own = chosen && workIn(asked, await school.read(chosen), now);
  if (own === undefined || (own.entries.length > 0 && own.isSure)) return undefined;
  return onlyOther(chosen, school, has);
}
