import { findSkill, type Problem, problemFrom, type Skill } from '@lemma/math';
import type { PlanBlock, PlanItem, PlanRequest, PlanRow } from '@lemma/school/plan';
import { namesIn } from '../sheet/sheet-pages.ts';
import { answers, problemOfItem, taskText } from './items.ts';
import { GRADE_BELOW_ZERO } from './scope.ts';
import { timesOf } from './times-of.ts';

/** A problem of the lesson as all its parts call it. `problem` is missing where a person's changes cannot be read. */
export type SetProblem = {
  /** “Problem 3”, “Exit ticket 1” */
  readonly name: string;
  readonly row: PlanRow;
  readonly item: PlanItem;
  readonly skill: Skill | undefined;
  readonly problem: Problem | undefined;
};

/** Every problem of a lesson. All other parts of a plan are written from these, so that they speak of the same numbers. */
export type LessonSet = {
  readonly warmUps: readonly SetProblem[];
  readonly core: readonly SetProblem[];
  /** The problem of the lesson on the case of the exit ticket, else its last one. */
  readonly hard: SetProblem | undefined;
  readonly claim: SetProblem | undefined;
  /** Tasks that students draw or write, in the lesson and after it; they have no key. */
  readonly written: readonly PlanRow[];
  readonly writtenLater: readonly PlanRow[];
  readonly later: readonly SetProblem[];
  readonly cards: readonly SetProblem[];
  readonly tickets: readonly SetProblem[];
};

/** The problem behind an item, also of one that a person changed, if it can be read and its key is right. */
export function problemBehind(item: PlanItem): Problem | undefined {
  if (!item.edited) return problemOfItem(item);
  const skill = findSkill(item.skill);
  const params = item.math === undefined ? undefined : skill?.read?.(item.math);
  const problem = skill && params && problemFrom(skill, params, item.level, item.case, item.seed);
  return problem?.answer.key === item.key ? problem : undefined;
}

type Blocks = readonly Pick<PlanBlock, 'kind' | 'rows'>[];

/** The problems of a kind of block, with their names. */
const named = (blocks: Blocks, kind: PlanBlock['kind']): SetProblem[] =>
  blocks
    .filter((block) => block.kind === kind)
    .flatMap((block) => {
      const names = namesIn(block);
      return block.rows.flatMap((row) => {
        const { item } = row;
        if (item === undefined) return [];
        return [
          { name: names.get(row.id) ?? '', row, item, skill: findSkill(item.skill), problem: problemBehind(item) },
        ];
      });
    });

/** Reads the problems out of the blocks of a plan, older plans included: there every problem belongs to the lesson. */
export function setOf(blocks: Blocks): LessonSet {
  const problems = named(blocks, 'problems');
  const having = (use: PlanRow['use']) => problems.filter(({ row }) => (row.use ?? 'core') === use);
  const core = having('core');
  const tickets = named(blocks, 'exit-ticket');
  const asked = tickets[0]?.item;
  const written = blocks
    .filter(({ kind }) => kind === 'problems')
    .flatMap(({ rows }) => rows.filter(({ item, student }) => item === undefined && student !== undefined));
  return {
    warmUps: named(blocks, 'prerequisites'),
    core,
    hard: core.findLast(({ item }) => item.skill === asked?.skill && item.case === asked.case) ?? core.at(-1),
    claim: having('claim')[0],
    written: written.filter(({ use }) => use !== 'later'),
    writtenLater: written.filter(({ use }) => use === 'later'),
    later: having('later'),
    cards: named(blocks, 'tiers'),
    tickets,
  };
}

/** The problems that students solve themselves: where the first one is shown to the class, the others. */
export const ownOf = (
  { minutes, model }: Pick<PlanRequest, 'minutes' | 'model'>,
  { core }: LessonSet,
): readonly SetProblem[] =>
  timesOf(minutes, model).some(({ id }) => id === 'show') && core.length > 1 ? core.slice(1) : core;

/** The problems of a lesson, those that students solve, judge, choose from or practice later. */
export const problemsIn = ({ warmUps, core, claim, later, cards }: LessonSet): PlanItem[] =>
  [...warmUps, ...core, ...(claim ? [claim] : []), ...later, ...cards].map(({ item }) => item);

/** “Problem 2, `1/2 + 1/3`”: with its formula, if it has one. */
export const spoken = ({ name, item }: SetProblem): string =>
  item.math === undefined ? name : `${name}, ${taskText({ prompt: item.prompt, math: item.math })}`;

/** “Problems 1 to 4” */
export function range(problems: readonly SetProblem[]): string {
  const [first, last] = [problems[0], problems.at(-1)];
  if (first === undefined || last === undefined) return '';
  const number = (name: string): string => name.replace(/^\D+/, '');
  const joint = problems.length === 2 ? 'and' : 'to';
  return first === last ? first.name : `Problems ${number(first.name)} ${joint} ${number(last.name)}`;
}

/** “Problem 1, Problem 3 and “Drawn or written”” */
export const listed = (all: readonly string[]): string => all.join(', ').replace(/, (?=[^,]*$)/, ' and ');

/** The practice after the lesson, as a plan names it; empty where there is none. */
export function afterLesson({ later, writtenLater }: LessonSet): string {
  const written = writtenLater.map(({ title }) => `“${title}”`);
  return listed([...(later.length === 0 ? [] : [range(later)]), ...written]);
}

/** A number, a time, a point, a list of numbers or a word is no work, and neither is what says nothing: `21/2 = 21/2`. */
export const isWork = (line: string): boolean =>
  !/^\$?-?[\d., :]*(?: ?\d+ ?\/ ?\d+)?%?$|^[a-z .,]*$|^\([^()]*,[^()]*\)$/i.test(line) &&
  !/^(.+) = \1$|^0 \+ /.test(line);

/** Whether a line says an answer and nothing else, with the name of what is asked before it or without: `n = -3`, `g(x) = 9x`. */
export const saysAnswer = (line: string, answer: string): boolean =>
  line.replace(/^[a-z](?:\([a-z]\))? = /i, '') === answer;

/** Fewer words than this tell no story. */
const LEAST_STORY = 10;

/** What a problem asks, as far as words about it depend on that. */
export type TaskAt = {
  readonly item: Pick<PlanItem, 'prompt' | 'math' | 'picture' | 'options'>;
  readonly skill: Skill | undefined;
};

/** Four numbers or more with commas between them, without a word about what they are. */
export const isBareList = ({ item }: TaskAt): boolean =>
  item.picture === undefined &&
  /^-?[\d./ ]+(?:,(?: *-)?[\d./ ]+){3,}$/.test(item.math ?? '') &&
  !/\d/.test(item.prompt);

/** Whether a problem has data that one can point at: a display, or a list. */
export const showData = (at: TaskAt): boolean => at.item.picture !== undefined || isBareList(at);

/** Words without names of values such as `f(1) = 5`: a story has amounts of its own. */
const withoutNotation = (prompt: string): string => prompt.replaceAll(/`[^`]*[a-z]\([^`]*`/gi, '');

/** Whether every problem tells a story. */
export const tellStories = (problems: readonly TaskAt[]): boolean =>
  problems.every(
    ({ item, skill }) =>
      skill?.wordProblem === true ||
      (/\d/.test(withoutNotation(item.prompt)) && item.prompt.split(' ').length > LEAST_STORY),
  );

const [GRADE_OF_MORE, GRADE_OF_TIMES] = [1, 3];
/** Kindergarten has no sign for more or less yet, nobody multiplies before grade 3 or goes below 0 before grade 6. */
export const isKnownSign = (skill: Skill | undefined, line: string): boolean => {
  const grade = skill?.grade ?? GRADE_OF_TIMES;
  return (
    (grade >= GRADE_OF_MORE || !/[<>]/.test(line)) &&
    (grade >= GRADE_OF_TIMES || !/[×÷*]/.test(line)) &&
    (grade >= GRADE_BELOW_ZERO || !/= -\d/.test(line))
  );
};

/** What is done with the answer to a problem: of two that are printed, one is chosen. */
export const doneAt = ({ item, row: { use } }: SetProblem): ReturnType<typeof answers> =>
  use === 'claim' ? 'chooses' : answers(item);

/** A task said of the sheet within a sentence: “Problem 2”, “the exit ticket”. */
export const within = (name: string): string =>
  name.replace(/^Exit ticket$/, 'the exit ticket').replace(/^Exit/, 'exit');

/** The worked lines of a problem, also of one whose numbers a person changed, as far as it can be read. */
export const solutionOf = ({
  item,
  problem,
  skill,
}: SetProblem): readonly { readonly line: string; readonly why: string }[] =>
  (item.edited ? (problem?.solution ?? []) : item.solution).filter(({ line }) => isKnownSign(skill, line));
