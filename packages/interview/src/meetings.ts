import {
  checkAnswer,
  type MathText,
  type MistakenWork,
  type Problem,
  problemFrom,
  type Skill,
  skills,
} from '@lemma/math';

/** For each misconception, the skills that can read a line of work and in which it can show. */
const readers: ReadonlyMap<string, readonly Skill[]> = (() => {
  const found = new Map<string, Skill[]>();
  for (const skill of skills) {
    if (skill.read === undefined) continue;
    for (const { id } of skill.misconceptions) found.set(id, [...(found.get(id) ?? []), skill]);
  }
  return found;
})();

const isRight = ({ answer }: Pick<Problem, 'answer'>, given: MathText): boolean =>
  checkAnswer({ ...answer, forms: [] }, given).verdict === 'right';

const MOST_CACHED = 4000;
const cached = new Map<string, Problem | undefined>();

/** A line of work as a problem of a skill. It is cached, because many pairs of misconceptions reach the same line. */
function asProblem(reader: Skill, line: MathText): Problem | undefined {
  const name = `${reader.code} ${line}`;
  if (cached.has(name)) return cached.get(name);
  const params = reader.read?.(line);
  const problem = params && problemFrom(reader, params, 2, reader.cases[0]?.id ?? '', 0);
  if (cached.size >= MOST_CACHED) cached.clear();
  cached.set(name, problem);
  return problem;
}

/** A line as a whole, and the part after its last equals sign: `= 5 × 4^2` continues as a problem of its own. */
const partsOf = (line: MathText): MathText[] => [
  ...new Set([
    line,
    line
      .split(/(?<![<>])=/)
      .at(-1)
      ?.trim() ?? line,
  ]),
];

/** The skill itself, and other skills that can read a line and share a misconception with it. */
function readersFor(skill: Skill): readonly Skill[] {
  const others = skill.misconceptions.flatMap(({ id }) => readers.get(id) ?? []);
  return [...new Set([skill, ...others])];
}

/**
 * Two misconceptions in one piece of work. The student follows the first until a line on which only a second one can
 * still cause a mistake, and follows the second from there. `3(x + 7)` becomes `3x + 7` (the factor reaches the first
 * term only), and that becomes `10x` (unlike terms are joined). Returns the work for each second misconception that can
 * follow the first on this problem.
 */
export function meetings(skill: Skill, { answer }: Problem, first: MistakenWork): ReadonlyMap<string, MistakenWork> {
  const found = new Map<string, MistakenWork>();
  const ids = new Set(skill.misconceptions.map(({ id }) => id));
  const lines = first.steps.flatMap(({ line }, at) => partsOf(line).map((part) => ({ part, at })));
  for (const { part, at } of lines) {
    for (const reader of readersFor(skill)) {
      const problem = asProblem(reader, part);
      // If the rest of the work is done correctly, the line must lead to the first misconception's answer; otherwise
      // its mistake has not happened yet.
      if (problem === undefined || !isRight(problem, first.answer)) continue;
      for (const { id, work } of reader.misconceptions) {
        const more = ids.has(id) && !found.has(id) ? work(problem.params) : undefined;
        if (more === undefined || isRight(problem, more.answer)) continue;
        if (checkAnswer({ ...answer, forms: [] }, more.answer).verdict === 'invalid') continue;
        const after = more.steps[0]?.line === part ? more.steps.slice(1) : more.steps;
        found.set(id, { answer: more.answer, steps: [...first.steps.slice(0, at + 1), ...after] });
      }
    }
  }
  return found;
}
