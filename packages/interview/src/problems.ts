import {
  findSkill,
  generateProblem,
  type Level,
  type Params,
  type Problem,
  problemFrom,
  type Skill,
} from '@lemma/math';

/** A stored problem: the data from which its skill can create it again. */
export type ProblemRef = {
  readonly skill: string;
  readonly level: Level;
  readonly case: string;
  readonly seed: number;
  readonly params: Params;
};

export const refOf = ({ skill, level, case: caseId, seed, params }: Problem): ProblemRef => ({
  skill,
  level,
  case: caseId,
  seed,
  params,
});

/** The skill, which must be in the registry. @throws RangeError for an unknown code. */
export function mustFind(code: string): Skill {
  const skill = findSkill(code);
  if (skill === undefined) throw new RangeError(`no skill ${code}`);
  return skill;
}

export const restore = (ref: ProblemRef): Problem =>
  problemFrom(mustFind(ref.skill), ref.params, ref.level, ref.case, ref.seed);

/** The key of a problem: equal keys mean the same problem, whatever its source. */
export const nameOfProblem = ({ skill, params }: Pick<ProblemRef, 'skill' | 'params'>): string =>
  `${skill} ${JSON.stringify(Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;

/** The problem on one line, as a teacher would say it, with mathematics between backticks. */
export function saidProblem({ prompt, math }: Pick<Problem, 'prompt' | 'math'>): string {
  if (math === undefined) return prompt;
  return /^(?:work out|add|subtract|multiply|divide)\.$/i.test(prompt)
    ? `\`${math}\``
    : `${prompt.replace(/[.:]$/, ':')} \`${math}\``;
}

const POOL = 36;
/** The first seed of the pool, different from the seeds with which a skill is first shown. */
const FIRST_SEED = 101;

/**
 * The problems of a skill from which a questioner may choose: every case, easy ones first, without duplicates, always
 * the same.
 */
export function poolOf(skill: Skill, firstSeed = FIRST_SEED): readonly Problem[] {
  const rounds = [
    [1, 0],
    [2, 1],
    [3, 2],
    [2, 3],
    [3, 4],
    [1, 5],
    [2, 6],
  ] as const;
  const seen = new Set<string>();
  return rounds
    .flatMap(([level, round]) =>
      skill.cases.map(({ id }, at) => generateProblem(skill, level, firstSeed + round * 17 + at, id)),
    )
    .filter((problem) => {
      const name = nameOfProblem(problem);
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, Math.max(POOL, skill.cases.length));
}
