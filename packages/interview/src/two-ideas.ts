import {
  checkAnswer,
  type MathText,
  type MisconceptionId,
  type MistakenWork,
  type Problem,
  problemFrom,
  type Skill,
  skills,
} from '@lemma/math';

/** Skills that can read a line and in which an idea shows. */
const readers: ReadonlyMap<MisconceptionId, readonly Skill[]> = (() => {
  const found = new Map<MisconceptionId, Skill[]>();
  for (const skill of skills) {
    if (skill.read === undefined) continue;
    for (const { id } of skill.misconceptions) found.set(id, [...(found.get(id) ?? []), skill]);
  }
  return found;
})();

const isRight = ({ answer }: Pick<Problem, 'answer'>, given: MathText): boolean =>
  checkAnswer({ ...answer, forms: [] }, given).verdict === 'right';

const MOST_KEPT = 4000;
const kept = new Map<string, Problem | undefined>();

/** A line of work as a problem of a skill; kept, since the same line comes up for every second idea. */
function asProblem(reader: Skill, line: MathText): Problem | undefined {
  const name = `${reader.code} ${line}`;
  if (kept.has(name)) return kept.get(name);
  const params = reader.read?.(line);
  const problem = params && problemFrom(reader, params, 2, reader.cases[0]?.id ?? '', 0);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(name, problem);
  return problem;
}

/** A line as it stands, and what stands behind its last equals sign: `= 5 × 4^2` goes on as a problem of its own. */
const partsOf = (line: MathText): MathText[] => [
  ...new Set([
    line,
    line
      .split(/(?<![<>])=/)
      .at(-1)
      ?.trim() ?? line,
  ]),
];

/** What a second idea makes of one line of the work, where the line, worked out rightly, leads to the answer of the first. */
function onward(skill: Skill, line: MathText, first: MathText, second: MisconceptionId): MistakenWork | undefined {
  const others = (readers.get(second) ?? []).filter(({ code }) => code !== skill.code);
  for (const reader of [skill, ...others]) {
    const rule = reader.misconceptions.find(({ id }) => id === second);
    const problem = rule && asProblem(reader, line);
    if (rule === undefined || problem === undefined) continue;
    const work = isRight(problem, first) ? rule.work(problem.params) : undefined;
    if (work !== undefined && !isRight(problem, work.answer)) return work;
  }
  return undefined;
}

/**
 * Two ideas in one piece of work: the first goes its way until a line on which nothing but the second can still go wrong, and
 * the second goes on from there. `3(x + 7)` becomes `3x + 7` (the factor reaches the first term only), and that becomes `10x`
 * (joined to one term). Undefined where the two do not meet on this problem.
 */
export function together(
  skill: Skill,
  problem: Problem,
  first: MistakenWork,
  second: MisconceptionId,
): MistakenWork | undefined {
  for (const [at, { line }] of first.steps.entries()) {
    for (const part of partsOf(line)) {
      const work = onward(skill, part, first.answer, second);
      if (work === undefined) continue;
      if (checkAnswer({ ...problem.answer, forms: [] }, work.answer).verdict === 'invalid') continue;
      const more = work.steps[0]?.line === part ? work.steps.slice(1) : work.steps;
      return { answer: work.answer, steps: [...first.steps.slice(0, at + 1), ...more] };
    }
  }
  return undefined;
}
