import type { AnswerSet } from './answer-sets.ts';
import { type Compared, compareOn } from './compare.ts';

/** The numbers of students of the schools that are compared. */
export const SCHOOL_SIZES = [5, 15, 30, 100, 300] as const;
/** How many schools of a size are drawn from a set; their figures are averaged. */
const SCHOOLS = 5;
/** The most unseen students that each school is compared on. */
const MOST_UNSEEN = 300;

/** Every so many of a list, from `first` on, so that a school does not consist of neighbors in the file. */
function spread<T>(all: readonly T[], count: number, first = 0): T[] {
  const every = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % every === first % every).slice(0, count);
}

type OfSize = Pick<Compared, 'set' | 'model' | 'area' | 'calibration'> & { readonly students: number };

/** Evaluates every model on unseen students, after it was trained on the students of a small school only. */
export function compareSmallSchools({ name, training, unseen }: AnswerSet): OfSize[] {
  const judged = spread(unseen, MOST_UNSEEN);
  return SCHOOL_SIZES.filter((students) => students * 2 <= training.length).flatMap((students) => {
    const all = Array.from({ length: SCHOOLS }, (_, first) =>
      compareOn({ name, training: spread(training, students, first), unseen: judged }),
    ).flat();
    return [...Map.groupBy(all, ({ model }) => model)].map(([model, own]) => ({
      ...{ set: name, model, students },
      area: own.reduce((sum, { area }) => sum + area, 0) / own.length,
      calibration: own.reduce((sum, { calibration }) => sum + calibration, 0) / own.length,
    }));
  });
}
