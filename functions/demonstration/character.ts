import { checkAnswer, type Problem, type Rng, type Skill } from '@lemma/math';
import { SECOND } from '@lemma/school/time';

/** A made-up student: what they can do, what they misunderstand and how they work. */
export type Character = {
  readonly id: string;
  /** In standard deviations of the class. */
  readonly ability: number;
  /** What a week of school adds. */
  readonly growth: number;
  /** The misconceptions, each with the week in which it goes; most stay for good. */
  readonly misconceptions: ReadonlyMap<string, number>;
  /** Chances: of a slip although one knows how, of a hint before the second try, of late work, of no work at all. */
  readonly slips: number;
  readonly hints: number;
  readonly late: number;
  readonly misses: number;
  /** How long one question takes, compared with others. */
  readonly pace: number;
  /** How often the student has met each skill. */
  readonly met: Map<string, number>;
};

/** Close enough to a normal deviate for children: the sum of twelve dice, centered. */
const normal = (rng: Rng): number =>
  Array.from({ length: 12 }, () => rng.int(0, 1000) / 1000).reduce((a, b) => a + b) - 6;

const FOR_GOOD = 1000;

/** Students who know less hold more misconceptions, and some students lose one in the course of the half year. */
export function characterOf(id: string, possible: readonly string[], rng: Rng): Character {
  const ability = normal(rng);
  const many = ability > 0.9 ? 0 : ability > 0 ? 1 : 2;
  const misconceptions = new Map<string, number>();
  while (misconceptions.size < many && misconceptions.size < possible.length)
    misconceptions.set(rng.pick(possible), rng.chance(0.3) ? rng.int(4, 14) : FOR_GOOD);
  return {
    ...{ id, ability, misconceptions, met: new Map() },
    growth: rng.int(0, 30) / 1000,
    slips: rng.int(1, 6) / 100,
    hints: rng.int(10, 70) / 100,
    late: rng.chance(0.2) ? 0.3 : 0.04,
    misses: rng.chance(0.12) ? 0.2 : 0.01,
    pace: 0.6 + rng.int(0, 90) / 100,
  };
}

/** How hard a skill is for everybody, in the same unit as ability: from its name, so that it is always the same. */
const difficultyOf = (code: string): number =>
  [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) / 997 - 0.5;

const DISCRIMINATION = 2.6;
/** About two of three students answer a question of average difficulty right at the first try. */
const EASE = 1.4;

function chanceOf({ ability, growth, met }: Character, code: string, week: number): number {
  const known = ability + growth * week + 0.12 * Math.min(4, met.get(code) ?? 0);
  return 1 / (1 + Math.exp(-(DISCRIMINATION * (known - difficultyOf(code)) + EASE)));
}

/** What the student's own misconception answers to this problem; undefined where it shows nothing. */
function misunderstood(
  { misconceptions: own }: Character,
  { misconceptions }: Skill,
  problem: Problem,
  week: number,
): string | undefined {
  for (const { id, work } of misconceptions) {
    const done = (own.get(id) ?? 0) > week ? work(problem.params) : undefined;
    if (done && checkAnswer(problem.answer, done.answer).verdict === 'wrong') return done.answer;
  }
  return undefined;
}

const misreadings = (key: string, rng: Rng): string[] => {
  const others = [rng.int(1, 3), -1, 10, rng.int(2, 9)];
  return others.map((more) =>
    key.replace(/\d+/, (digits) => String(Number(digits) + more > 0 ? Number(digits) + more : Number(digits) + 2)),
  );
};

/** A wrong answer without a misconception behind it: another option, or a number that went wrong. */
function slipped({ answer }: Problem, rng: Rng): string | undefined {
  const others = (answer.options ?? []).filter(({ id }) => id !== answer.key).map(({ id }) => id);
  if (others.length > 0) return rng.pick(others);
  return misreadings(answer.key, rng).find((one) => checkAnswer(answer, one).verdict === 'wrong');
}

export type Answered = { readonly response: string; readonly took: number; readonly hint: boolean };
export type Asked = { readonly skill: Skill; readonly problem: Problem; readonly tries: number };

const TRY_MS = 38 * SECOND;
const GUESS_MS = 1800;
const timeOf = ({ pace }: Character, rng: Rng): number => Math.round(TRY_MS * pace * (0.4 + rng.int(0, 160) / 100));

/**
 * The student's answers to one question, in order: until one is right, the tries are used up, or the student gives up.
 */
export function answersOf(character: Character, { skill, problem, tries }: Asked, week: number, rng: Rng): Answered[] {
  const { met, slips, hints } = character;
  const chance = chanceOf(character, skill.code, week);
  met.set(skill.code, (met.get(skill.code) ?? 0) + 1);
  if (rng.chance(0.012)) return [{ response: slipped(problem, rng) ?? '1', took: GUESS_MS, hint: false }];
  const own = misunderstood(character, skill, problem, week);
  const answers: Answered[] = [];
  const takesHints = rng.chance(hints);
  for (let turn = 0; turn < tries; turn += 1) {
    const showsOwn = own !== undefined && rng.chance(turn === 0 ? 0.85 : 0.3);
    const right = !showsOwn && rng.chance(Math.min(0.97, chance + 0.1 * turn) - slips);
    const wrong = showsOwn ? own : slipped(problem, rng);
    answers.push({
      response: right || wrong === undefined ? problem.answer.key : wrong,
      took: timeOf(character, rng),
      hint: turn > 0 && takesHints,
    });
    if (right || wrong === undefined || (turn > 0 && rng.chance(0.25))) break;
  }
  return answers;
}

/** What a student answers who is stuck: the same misconception again and again. */
export function stuckAnswers(character: Character, { skill, problem, tries }: Asked, rng: Rng): Answered[] {
  const mistakes = skill.misconceptions.flatMap(({ work }) => work(problem.params)?.answer ?? []);
  const wrong = mistakes.filter((one) => checkAnswer(problem.answer, one).verdict === 'wrong');
  return Array.from({ length: tries }, (_, turn) => {
    const other = wrong.length > 0 ? wrong[turn % Math.min(2, wrong.length)] : slipped(problem, rng);
    return { response: other ?? '0', took: 2 * timeOf(character, rng), hint: turn > 0 };
  });
}
