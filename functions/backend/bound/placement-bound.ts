import {
  likelyLevel,
  nextPlaced,
  PLACEMENT_QUESTIONS,
  placementAfter,
  priorPlacement,
  skillsAround,
} from '@lemma/mastery/placement';
import { type SimulatedChild, simulatedChildren } from '@lemma/mastery/simulated-children';
import { createRng, type Rng, skills } from '@lemma/math';
import { guessOf } from '../../src/domain/practice/placement.ts';
import { count, figuresFrom, type Shares } from '../count.ts';
import { levelOf, type PlacedAnswer, PlacementObserver } from './placement-observer.ts';

const GRADE = 5;
const around = skillsAround(skills, GRADE);
const guesses = around.map(({ code }) => guessOf(code));
/** The children by whom an observer knows a world, and those who are placed. */
const OBSERVED = 12_000;
const PLACED = 40;
const MOST = PLACEMENT_QUESTIONS.most;

type Answers = (at: number) => boolean;

function countNear(shares: Shares, name: string, levels: readonly number[], child: SimulatedChild): void {
  for (const [at, { code }] of around.entries())
    count(shares, `placement, ${name}: within one level`, Math.abs((levels[at] ?? 0) - levelOf(child(code))) <= 1);
}

/** Places a child as Lemma does; the number of questions. */
function ours(shares: Shares, child: SimulatedChild, answers: Answers): number {
  let placement = priorPlacement(skills, GRADE);
  const asked: { skill: string; right: boolean }[] = [];
  for (
    let code = nextPlaced(placement, { asked, guessOf });
    code !== undefined;
    code = nextPlaced(placement, { asked, guessOf })
  ) {
    const right = answers(around.findIndex((one) => one.code === code));
    placement = placementAfter(placement, { skill: code, right, guess: guessOf(code) ?? 0 });
    asked.push({ skill: code, right });
  }
  countNear(
    shares,
    'ours',
    around.map((_, at) => likelyLevel(placement, at).level),
    child,
  );
  return asked.length;
}

function observed(
  shares: Shares,
  observer: PlacementObserver,
  child: SimulatedChild,
  answers: Answers,
  rng: Rng,
): void {
  const answer = (at: number): PlacedAnswer => ({ at, right: answers(at), guess: guesses[at] ?? 0 });
  const told = (name: string, given: readonly PlacedAnswer[]): void =>
    countNear(shares, `whoever knows the world, ${name}`, observer.likelyLevels(observer.weightsAfter(given)), child);
  told('no questions', []);
  const order = rng.shuffle(around.flatMap((_, at) => (guesses[at] === undefined ? [] : [at])));
  told(`${MOST} at random`, order.slice(0, MOST).map(answer));
  told(`${2 * MOST} at random`, order.slice(0, 2 * MOST).map(answer));
  const given: PlacedAnswer[] = [];
  while (given.length < MOST) {
    const asked = new Set(given.map(({ at }) => at));
    given.push(answer(observer.bestQuestion(observer.weightsAfter(given), guesses, asked, rng)));
    if (given.length === PLACEMENT_QUESTIONS.least || given.length === MOST) told(`${given.length} chosen`, given);
  }
}

/** The share of skills within one level of the truth, ours and the most that could be told, in three simulated worlds. */
const WORLDS = ['graded', 'frontier', 'flat'] as const;
export function placementBound(placed = PLACED, worlds: readonly (typeof WORLDS)[number][] = WORLDS) {
  return worlds.flatMap((name) => {
    const rng = createRng(17);
    const random = (): number => rng.int(0, 999_999) / 1_000_000;
    const draw = simulatedChildren(around, GRADE, random)[name];
    const observer = new PlacementObserver(around, draw, OBSERVED);
    const shares: Shares = new Map();
    for (let index = 0; index < placed; index += 1) {
      const child = draw();
      const drawn = around.map(
        ({ code }, at) => random() < (guesses[at] ?? 0) + (1 - (guesses[at] ?? 0)) * child(code),
      );
      const answers: Answers = (at) => drawn[at] ?? false;
      count(shares, 'placement, ours: questions', ours(shares, child, answers));
      observed(shares, observer, child, answers, rng);
    }
    return figuresFrom(name, shares);
  });
}
