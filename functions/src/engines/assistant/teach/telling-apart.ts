import {
  checkAnswer,
  findMisconception,
  generateProblem,
  type Misconception,
  type Problem,
  type Skill,
  skills,
} from '@lemma/math';
import { drawItem } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { misconceptionsFor, reads } from '../judge/explain.ts';
import type { Answered } from '../read/claim.ts';
import { list, lower, say, suggest } from '../say/parts.ts';
import { drawnOf } from '../sheet/draw-slot.ts';

const [SEEDS, MOST_PROBLEMS, FEWEST_IDEAS] = [20, 6, 2];

type Telling = { readonly task: string; readonly key: string; readonly says: readonly (readonly [string, string])[] };

const isRight = (problem: Problem, answer: string): boolean => checkAnswer(problem.answer, answer).verdict !== 'wrong';
const isSameAnswer = (problem: Problem, one: string, other: string): boolean =>
  one === other || checkAnswer({ ...problem.answer, key: one }, other).verdict === 'right';

/** What each idea answers to a problem, where no two of them answer the same and none of them the right one; undefined otherwise. */
function toldBy(skill: Skill, problem: Problem, meant: readonly string[]): [string, string][] | undefined {
  const all = skill.misconceptions.flatMap(({ id, work }) => {
    const answer = work(problem.params)?.answer;
    const name = findMisconception(id)?.name;
    return answer === undefined || name === undefined ? [] : [{ id, name, answer }];
  });
  const own = meant.flatMap((id) => all.find((each) => each.id === id) ?? []);
  if (own.length < meant.length || own.some(({ answer }) => isRight(problem, answer))) return undefined;
  const others = all.filter(({ id, answer }) => !meant.includes(id) && !isRight(problem, answer));
  const told = [...own, ...others];
  const clash = told.some((one, at) =>
    told.slice(at + 1).some((other) => isSameAnswer(problem, one.answer, other.answer)),
  );
  return clash || told.length < FEWEST_IDEAS ? undefined : told.map(({ name, answer }) => [name, answer]);
}

function problemsOf(skill: Skill, meant: readonly string[], count: number): Telling[] {
  const found: Telling[] = [];
  for (let seed = 1; seed <= SEEDS && found.length < count; seed += 1)
    for (const { id } of skill.cases) {
      if (found.length >= count) break;
      const item = drawItem(skill, 2, id, seed, `telling-${found.length + 1}`);
      const problem = generateProblem(skill, item.level, item.seed, item.case);
      const said = toldBy(skill, problem, meant);
      const drawn = drawnOf(item);
      if (said === undefined || found.some(({ task }) => task === drawn.task)) continue;
      const label = (answer: string): string =>
        item.options?.find((each) => each.id === answer)?.label ?? `\`${answer}\``;
      found.push({ task: drawn.task, key: drawn.key, says: said.map(([name, answer]) => [name, label(answer)]) });
    }
  return found;
}

/**
 * Problems that tell which of the ideas it is that may be behind an answer: to each of them every idea gives another wrong answer, by
 * its own rule. Where there are no such problems like the one that was asked, that is said.
 */
export function tellingApart(known: Misconception, asked: Answered | undefined, count: number): ChatPart[] {
  const found = asked === undefined ? [] : misconceptionsFor(asked);
  // The same idea may stand in the catalog for several kinds of problems.
  const ideas = [
    known,
    ...found.filter(({ name }, at) => name !== known.name && found.findIndex((each) => each.name === name) === at),
  ].map(({ id }) => id);
  const all = skills.filter(({ misconceptions }) => ideas.every((id) => misconceptions.some((each) => each.id === id)));
  const like = asked === undefined ? all : all.filter((skill) => reads(skill, asked.question));
  const made = like
    .map((skill) => ({ skill, problems: problemsOf(skill, ideas, Math.min(count, MOST_PROBLEMS)) }))
    .toSorted((one, other) => other.problems.length - one.problems.length)[0];
  if (made === undefined || made.problems.length === 0)
    return [
      say(
        `I have no problems${asked === undefined ? '' : ` like \`${asked.question}\``} on which I can work out what each idea answers, so I make none: others would not tell you whether it is “${known.name}”.`,
      ),
      say(
        'What tells it: the same kind of problem with two other sets of numbers, and the student says each step aloud. Type the answers here, and I look for what fits each.',
      ),
    ];
  return [
    say(
      `On ${made.problems.length === 1 ? 'this problem' : `these ${made.problems.length} problems`} each way of thinking that stands beside it gives an answer of its own, so the answer tells which of them it is. Any other wrong answer may be a slip.`,
    ),
    ...(made.problems.length < count ? [say(`I found only ${made.problems.length} such.`)] : []),
    list(
      made.problems.map(({ task, key, says }) => ({
        text: task,
        note: `Right: ${key}. ${says.map(([name, answer]) => `“${name}”: ${answer}`).join('; ')}.`.slice(
          0,
          LONGEST_NOTE,
        ),
      })),
    ),
    suggest(`Make 4 problems on ${lower(made.skill.name)}`),
  ];
}
const LONGEST_NOTE = 600;
