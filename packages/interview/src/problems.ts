import {
  checkAnswer,
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

/**
 * How many of a problem's ideas cannot be told from the right answer, or from another idea, by what they answer: of the
 * triangle with sides 3, 4 and 5, adding the sides and leaving out the half both give 12.
 */
export function alikeIn(skill: Skill, { answer, params }: Problem): number {
  const answers = skill.misconceptions.flatMap((rule) => rule.work(params)?.answer ?? []);
  const isRight = (given: string): boolean => checkAnswer(answer, given).verdict === 'right';
  return answers.filter((given, at) => answers.indexOf(given) !== at || isRight(given)).length;
}

const MOST_DRAWN = 12;
/** After this many at a level, harder ones are looked at. */
const DRAWN_AT_LEVEL = 4;
/** Far from the seeds of the other problems of a pool. */
const NEXT_SEED = 10_007;

const harder = { 1: 2, 2: 3, 3: 3 } as const satisfies Record<Level, Level>;

/**
 * Of a few problems of a case, the first with the fewest ideas that answer alike. Where none of the level tells them all
 * apart, those of the next levels are looked at too.
 */
function clearest(skill: Skill, level: Level, seed: number, caseId: string): Problem {
  const first = generateProblem(skill, level, seed, caseId);
  let [best, alike, at] = [first, alikeIn(skill, first), level];
  for (let drawn = 1; drawn < MOST_DRAWN && alike > 0; drawn += 1) {
    if (drawn % DRAWN_AT_LEVEL === 0) at = harder[at];
    const other = generateProblem(skill, at, seed + drawn * NEXT_SEED, caseId);
    const count = alikeIn(skill, other);
    if (count < alike) [best, alike] = [other, count];
  }
  return best;
}

const POOL = 36;
/** The first seed of the pool, different from the seeds with which a skill is first shown. */
const FIRST_SEED = 101;

/**
 * The problems of a skill from which a questioner may choose: every case, easy ones first, without duplicates, with
 * numbers that tell the ideas apart where the case has such, always the same.
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
      skill.cases.map(({ id }, at) => clearest(skill, level, firstSeed + round * 17 + at, id)),
    )
    .filter((problem) => {
      const name = nameOfProblem(problem);
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, Math.max(POOL, skill.cases.length));
}
