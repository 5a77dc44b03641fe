import {
  checkAnswer,
  createRng,
  findMisconception,
  findSkill,
  generateProblem,
  type Problem,
  type Skill,
  verify,
} from '@lemma/math';
import { drawItem } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import type { PlanItem } from '@lemma/school/plan';
import { frameOf, framesFor } from '../frames/frames.ts';
import { PEOPLE, type World, worldOf } from '../frames/worlds.ts';
import type { Slot } from '../wish/wish.ts';
import { retold } from './retold.ts';

/** A problem as it is shown: the task, and its answer as text. A problem of a generator also has its `item`. */
export type Drawn = { readonly task: string; readonly key: string; readonly item?: PlanItem };

const taskOf = ({ prompt, math }: Pick<PlanItem, 'prompt' | 'math'>): string =>
  math === undefined ? prompt : `${prompt} \`${math}\``;
const optionLabel = (item: Pick<PlanItem, 'options'>, id: string): string | undefined =>
  item.options?.find((each) => each.id === id)?.label;
export const keyOf = (item: Pick<PlanItem, 'options' | 'key'>): string =>
  optionLabel(item, item.key) ?? `\`${item.key}\``;

function problemOf(skill: Skill, item: PlanItem): Problem {
  return generateProblem(skill, item.level, item.seed, item.case);
}

/** Wrong answers of misconceptions, all different, each with the name of its misconception. */
export function mistakesOf(skill: Skill, problem: Problem): { readonly answer: string; readonly shows: string }[] {
  const found: { answer: string; shows: string }[] = [];
  for (const { id, work } of skill.misconceptions) {
    const answer = work(problem.params)?.answer;
    const name = findMisconception(id)?.name;
    if (answer === undefined || name === undefined || checkAnswer(problem.answer, answer).verdict !== 'wrong') continue;
    if (found.some((each) => checkAnswer({ ...problem.answer, key: each.answer }, answer).verdict === 'right'))
      continue;
    found.push({ answer, shows: name });
  }
  return found;
}

/** Wrong answers of a careless error, to fill up the options of a choice. */
function slipsOf(problem: Problem, taken: readonly string[]): { readonly answer: string; readonly shows: string }[] {
  const key = problem.answer.key;
  const power = /^(.*\^)(\d+)$/.exec(key);
  const close = power
    ? [1, 2, -1].map((by) => `${power[1]}${Number(power[2]) + by}`)
    : /^-?\d+$/.test(key)
      ? [1, -1, 10].map((by) => `${Number(key) + by}`)
      : [];
  return close
    .filter(
      (answer) =>
        !taken.includes(answer) && !/\^-|\^0$/.test(answer) && checkAnswer(problem.answer, answer).verdict === 'wrong',
    )
    .map((answer) => ({ answer, shows: 'a slip' }));
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;

function asChoice(skill: Skill, item: PlanItem, seed: number): Drawn | undefined {
  const problem = problemOf(skill, item);
  if (problem.answer.kind === 'choice') return undefined;
  const real = mistakesOf(skill, problem).slice(0, 3);
  const wrong = [
    ...real,
    ...slipsOf(
      problem,
      real.map(({ answer }) => answer),
    ),
  ].slice(0, 3);
  if (real.length === 0) return undefined;
  const all = createRng(seed).shuffle([{ answer: item.key, shows: '' }, ...wrong]);
  const at = all.findIndex(({ shows }) => shows === '');
  const options = all.map(({ answer }, place) => `${LETTERS[place]}) \`${answer}\``).join('   ');
  const reasons = all.flatMap(({ shows }, place) => (shows === '' ? [] : [`${LETTERS[place]}: ${shows}`])).join('; ');
  return {
    task: `${taskOf(item)}\n${options}`,
    key: `${LETTERS[at]}) \`${item.key}\`. What the others show: ${reasons}.`,
  };
}

function asStatement(skill: Skill, item: PlanItem, seed: number): Drawn | undefined {
  const problem = problemOf(skill, item);
  const [mistake] = mistakesOf(skill, problem);
  // Odd seeds make a false statement, if a misconception offers a wrong answer.
  const isFalse = seed % 2 === 1 && mistake !== undefined;
  const shown = problem.answer.kind === 'choice' ? undefined : isFalse ? mistake.answer : item.key;
  if (shown === undefined) return undefined;
  return {
    task: `True or false? ${taskOf(item)} The answer is \`${shown}\`.`,
    key: isFalse ? `False: it is \`${item.key}\`. Who says true may think: ${mistake?.shows ?? ''}.` : 'True.',
  };
}

/** The story, with its first person renamed to the name that was asked for. */
function named(prompt: string, who: string | undefined, world: World): string {
  const first = PEOPLE.toSorted((one, other) => placeOf(prompt, one) - placeOf(prompt, other))[0];
  if (who === undefined || first === undefined) return prompt;
  return prompt.includes(first)
    ? prompt.replaceAll(new RegExp(`\\b${first}\\b`, 'g'), who)
    : prompt.replace(new RegExp(`\\b${world.who}\\b`, 'i'), who);
}
const placeOf = (text: string, name: string): number => (text.includes(name) ? text.indexOf(name) : text.length);

/** A word problem about the theme; undefined where the skill has no frame or the calculation cannot be verified. */
function asStory(skill: Skill, { seed, level, theme, who, frame }: Slot): Drawn | undefined {
  const rng = createRng(seed);
  const asked = frame === undefined ? undefined : frameOf(frame);
  const all = asked ? [asked] : framesFor(skill);
  if (theme === undefined || all.length === 0) return undefined;
  const world = worldOf(theme);
  const told = rng.pick(all).tell(rng, level, skill.grade, world, skill.name);
  if (verify(`\`${told.work}\``).right !== 1) return undefined;
  return {
    task: named(counted(told.prompt, world), who, world),
    key: `${counted(told.answer, world)}, because \`${told.work}\``,
  };
}

/** A text in which one thing is said of one: "1 mask", "2 masks". */
const counted = (text: string, { thing, things, holder, holders }: World): string =>
  [
    [thing, things],
    [holder, holders],
  ].reduce(
    (rest, [one = '', many = '']) => rest.replaceAll(new RegExp(`(?<![\\d.,/])1 ${many}\\b`, 'g'), `1 ${one}`),
    text,
  );

/** The problem of a slot, the same each time; undefined where its skill or case no longer exists. */
export function drawSlot(slot: Slot, place: number): Drawn | undefined {
  const skill = findSkill(slot.skill);
  if (skill === undefined || !skill.cases.some(({ id }) => id === slot.case)) return undefined;
  if (slot.form === 'story' && slot.theme !== undefined && slot.keeps === undefined) {
    const story = asStory(skill, slot);
    if (story) return story;
  }
  const item = drawItem(skill, slot.level, slot.case, slot.seed, `item-${place + 1}`);
  const told = slot.keeps ? retold(slot, { task: taskOf(item), key: keyOf(item), item }) : undefined;
  if (told) return told;
  const other =
    slot.form === 'choice'
      ? asChoice(skill, item, slot.seed)
      : slot.form === 'true-false'
        ? asStatement(skill, item, slot.seed)
        : undefined;
  return other ?? drawnOf(item);
}
/** A problem of a generator as it is shown. */
export const drawnOf = (item: PlanItem): Drawn => ({ task: taskOf(item), key: keyOf(item), item });

/** Whether two problems are the same; those with a picture have the same words. */
export const sameTask = (one: Drawn, other: Drawn): boolean =>
  one.task === other.task &&
  (one.item?.picture === undefined || JSON.stringify(one.item.picture) === JSON.stringify(other.item?.picture));

const text = (said: string, claim: 'fact' | 'task' | 'idea'): ChatPart => ({ kind: 'text', text: said, claim });

/** The problems of a set as parts of an answer, each with its answer beside it or with all answers at the end. */
export function partsOfSheet(drawn: readonly Drawn[], keyApart: boolean): ChatPart[] {
  const allItems = drawn.every(({ item }) => item !== undefined);
  if (allItems && !keyApart) return drawn.flatMap(({ item }): ChatPart[] => (item ? [{ kind: 'item', item }] : []));
  const tasks = drawn.map(
    ({ task, item }, at): ChatPart =>
      text(
        `${at + 1}. ${task}${choicesOf(item)}${item?.picture && item.math === undefined ? ' (with a picture: it stands with the problem in the builder)' : ''}`,
        'task',
      ),
  );
  const keys = drawn.map(({ key }, at) => `${at + 1}. ${key}`);
  if (keyApart) return [...tasks, text('Answer key', 'idea'), ...keys.map((key) => text(key, 'fact'))];
  return tasks.flatMap((task, at) => [task, text(`Answer: ${drawn[at]?.key ?? ''}`, 'fact')]);
}

const choicesOf = (item: PlanItem | undefined): string =>
  item?.options ? `\n${item.options.map(({ label }) => `○ ${label}`).join('   ')}` : '';
