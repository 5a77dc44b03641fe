import {
  checkAnswer,
  createRng,
  findMisconception,
  findSkill,
  generateProblem,
  holdsCase,
  type Level,
  type MistakenWork,
  moveFits,
  type Problem,
  type Skill,
  toldProblem,
} from '@lemma/math';
import type { PlanItem } from '@lemma/school/plan';

const LARGEST_SEED = 2 ** 31 - 1;
export const seedFrom = (rng: { int: (low: number, high: number) => number }): number => rng.int(1, LARGEST_SEED);

const WITH_UNIT = /^(?<value>.*(?:[\d)]|pi))\s+(?<unit>[a-z][a-z²³ ]*)$/i;

/** A fraction of which one says “of a mile”. */
const isBelowOne = (value: string): boolean => {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  return top !== undefined && Number(top) < Number(bottom);
};

/** A quantity as text: its number in backticks, and its unit as a word: `17` stamps. */
export function amountText(written: string, units: readonly string[] = []): string {
  const { value, unit } = WITH_UNIT.exec(written)?.groups ?? {};
  if (value === undefined || unit === undefined) return `\`${written}\``;
  // One shell, not one shells; seven miles, also where the right answer is a part of a mile.
  const isOther = (each: string): boolean => (value === '1' ? unit.startsWith(each) : each.startsWith(unit));
  const other = isBelowOne(value) ? undefined : units.find((each) => each !== unit && each.length > 2 && isOther(each));
  return `\`${value}\` ${other ?? unit}`;
}

const WORD = /(?<![a-z])(?!sqrt|cbrt)[a-z]{3,}/i;
/** Whether a line has words, which are no product of letters. */
export const hasWords = (line: string): boolean => WORD.test(line);

/** A line of work as text: mathematics in backticks, its unit or words outside. */
export const lineText = (line: string): string =>
  !hasWords(line) ? `\`${line}\`` : WITH_UNIT.test(line) ? amountText(line) : line;

/** The unit behind a number, a root or a multiple of π: of `2sqrt(10) in` it is ` in`. */
const UNIT = /^(?:[\d\s./*()-]|sqrt|pi)*?(?:[\d.)]|pi)(\s*(?!sqrt|pi(?![a-z]))[^\d\s./*()-].*)$/;

/** Adds the key's unit to a number without one: next to the key, a missing unit would reveal which answer is wrong. */
function withUnit(answer: Problem['answer'], written: string): string {
  const unit = UNIT.exec(answer.key)?.[1];
  if (answer.kind !== 'quantity' || unit === undefined || !/^(?:[\d\s./()*-]|sqrt|pi)+$/.test(written)) return written;
  const whole = `${written}${unit}`;
  return checkAnswer(answer, whole).verdict === checkAnswer(answer, written).verdict ? whole : written;
}

/** The solutions of an equation as they are said: `t = -6` or `t = 4`. */
const solutionsText = (letter: string, written: string): string =>
  written
    .slice(1, -1)
    .split(',')
    .map((each) => `\`${letter} = ${each.trim()}\``)
    .join(' or ');

const MOST_PLACES = 4;

/** A fraction as a decimal where the key is one and the fraction ends: whoever works with decimals writes no fraction. */
function likeKey(key: string, written: string): string {
  const [, sign = '', top, bottom] = /^(-?)(\d+)\/(\d+)$/.exec(written) ?? [];
  if (top === undefined || !/^-?\d+\.\d+$/.test(key)) return written;
  const value = Number(top) / Number(bottom);
  const rounded = Number(value.toFixed(MOST_PLACES));
  return rounded === value ? `${sign}${rounded}` : written;
}

/** Nobody writes a whole number over 1. */
const withoutOne = (written: string): string => written.replace(/^(-?\d+)\/1(?=$|\s)/, '$1');

/** An answer as text: mathematics in backticks, or the words of the chosen option. */
export function answerText({ answer }: Pick<Problem, 'answer'>, given: string): string {
  const written = withoutOne(answer.kind === 'number' ? likeKey(answer.key, given) : given);
  if (answer.kind === 'choice') return answer.options?.find(({ id }) => id === written)?.label ?? written;
  if (answer.variable !== undefined && answer.kind === 'set' && /^\{.+\}$/.test(written))
    return solutionsText(answer.variable, written);
  // A relation names its letter already: `0 < x < 8`.
  return answer.variable !== undefined && !/[=<>≤≥]/.test(written)
    ? `\`${answer.variable} = ${written}\``
    : answer.kind === 'quantity'
      ? amountText(withUnit(answer, written), answer.units)
      : `\`${written}\``;
}

/** Whether a problem is answered by putting a point on a line or in a plane. */
export const isPlaced = ({ prompt }: Pick<Problem, 'prompt'>): boolean => /\bPut a point\b/.test(prompt);

/** What is done with an answer: it is chosen, a point is put somewhere, or it is said or written. */
export const answers = ({
  prompt,
  options,
}: Pick<PlanItem, 'prompt' | 'options'>): 'chooses' | 'puts the point at' | 'answers' =>
  options !== undefined ? 'chooses' : isPlaced({ prompt }) ? 'puts the point at' : 'answers';

/** An answer within a sentence: the words of an option stand in quotation marks. */
export const quoted = (problem: Pick<Problem, 'answer'>, written: string): string =>
  problem.answer.kind === 'choice' ? `“${answerText(problem, written)}”` : answerText(problem, written);

/** A problem in one line: its mathematics if it has some, else its words. */
export const taskText = ({ prompt, math }: { readonly prompt: string; readonly math?: string | undefined }): string =>
  math === undefined ? prompt : `\`${math}\``;

const numberOf = (key: string): string => /^\$?-?\d[\d ./]*/.exec(key)?.[0].trim() ?? key;

/**
 * Whether the skill's second way gives the same key, the key is accepted in its own form, and the numbers are what the
 * label of the case says. The key of a story may have another unit than the skill's.
 */
export function isConfirmed(skill: Skill, problem: Problem): boolean {
  const { params, answer } = problem;
  const posed = skill.pose(params).answer.key;
  return (
    skill.confirms(params, posed) &&
    numberOf(posed) === numberOf(answer.key) &&
    holdsCase(problem) &&
    checkAnswer(answer, answer.key).verdict === 'right'
  );
}

const MODELS: readonly string[] = ['bar-model', 'area-model', 'column-arithmetic', 'fraction-circles', 'balance'];
const POINTS = /\b(?:pictures?|bars?|circles?|shown|shows|drawing|graph|model|shaded|pieces?|here|below|this)\b/i;

/** Whether the picture models what words or a formula say in full: students draw that themselves. */
const isModel = (skill: Skill, { prompt, math, picture }: Problem): boolean =>
  picture !== undefined &&
  MODELS.includes(picture.kind) &&
  (math !== undefined || skill.wordProblem === true) &&
  !POINTS.test(prompt);

const wholesOf = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Whether an empty number line is too short for the numbers that belong on it. */
const isTooShort = ({ picture, math = '', answer: { key } }: Problem): boolean =>
  picture?.kind === 'number-line' &&
  (picture.points ?? []).length === 0 &&
  picture.shade === undefined &&
  !`${math}${key}`.includes('/') &&
  wholesOf(`${math} ${key}`).some((number) => number < picture.from || number > picture.to);

/** The picture that a plan shows beside a problem. */
export const pictureBeside = (skill: Skill, problem: Problem): Problem['picture'] =>
  isModel(skill, problem) || isTooShort(problem) ? undefined : problem.picture;

export function toItem(skill: Skill, problem: Problem, id: string): PlanItem {
  const { prompt, math, answer, solution, level, seed } = problem;
  const picture = pictureBeside(skill, problem);
  return {
    id,
    skill: skill.code,
    level,
    case: problem.case,
    caseLabel: skill.cases.find((each) => each.id === problem.case)?.label ?? problem.case,
    seed,
    prompt,
    ...(math !== undefined && { math }),
    ...(picture !== undefined && { picture }),
    ...(answer.options && { options: answer.options.map(({ id: option, label }) => ({ id: option, label })) }),
    key: answer.key,
    solution: solution.map(({ line, why }) => ({ line, why })),
    edited: false,
  };
}

/** The problem that an item's seed or story gives; undefined if the skill or the case no longer exists. */
export function problemOfItem({ skill: code, level, case: caseId, seed, ...item }: PlanItem): Problem | undefined {
  const skill = findSkill(code);
  if (!skill?.cases.some(({ id }) => id === caseId)) return undefined;
  const { told, prompt, picture } = item;
  return told
    ? toldProblem(skill, level, caseId, seed, { ...told, prompt, picture })
    : generateProblem(skill, level, seed, caseId);
}

/** Draws problems until one is confirmed and differs from those used; after the last try, returns that one. */
export function drawProblem(
  skill: Skill,
  level: Level,
  caseId: string,
  seed: number,
  fits: (problem: Problem) => boolean = () => true,
): Problem {
  const rng = createRng(seed);
  let problem = generateProblem(skill, level, seedFrom(rng), caseId);
  for (let tries = 0; tries < 60 && !(fits(problem) && isConfirmed(skill, problem)); tries += 1)
    problem = generateProblem(skill, level, seedFrom(rng), caseId);
  return problem;
}

/** A problem on which a misconception shows, with the wrong answer that it gives. */
export type Contrast = { readonly problem: Problem; readonly work: MistakenWork };

/** `caseId`: the case in which it has to show; left out, any with which the misconception's move can be done. */
export function contrastOf(
  skill: Skill,
  idea: string,
  level: Level,
  seed: number,
  caseId?: string,
): Contrast | undefined {
  const [rule, known] = [skill.misconceptions.find(({ id }) => id === idea), findMisconception(idea)];
  if (rule === undefined || known === undefined) return undefined;
  const rng = createRng(seed);
  for (let tries = 0; tries < 80; tries += 1) {
    const chosen = caseId ?? skill.cases[(seed + tries) % skill.cases.length]?.id;
    if (chosen === undefined) return undefined;
    const problem = generateProblem(skill, tries < 40 ? level : 3, seedFrom(rng), chosen);
    const work = rule.work(problem.params);
    if (caseId === undefined && !moveFits(known, problem)) continue;
    if (work && isConfirmed(skill, problem) && checkAnswer(problem.answer, work.answer).verdict === 'wrong')
      return { problem, work };
  }
  return undefined;
}

/** A confirmed problem of one case, as an item with its key and solution. */
export const drawItem = (skill: Skill, level: Level, caseId: string, seed: number, id: string): PlanItem =>
  toItem(skill, drawProblem(skill, level, caseId, seed), id);

/** A task on which a misconception shows, with the wrong answer and the key, all as text. */
export function exampleOf(
  skill: Skill,
  idea: string,
): { readonly task: string; readonly mistaken: string; readonly key: string } | undefined {
  const contrast = contrastOf(skill, idea, 1, 1);
  if (contrast === undefined) return undefined;
  const { problem, work } = contrast;
  const key = answerText(problem, problem.answer.key);
  // A number that only the question's words say belongs to the task: "Find the value for n = 5."
  const { prompt, math } = problem;
  const task = math !== undefined && /[\d`]/.test(prompt) ? `${prompt} \`${math}\`` : taskText(problem);
  return { task, mistaken: answerText(problem, work.answer), key };
}
