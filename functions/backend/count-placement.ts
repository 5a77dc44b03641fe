import {
  likelyLevel,
  nextPlaced,
  type Placement,
  placementAfter,
  priorPlacement,
  type World,
} from '@lemma/mastery/placement';
import { checkAnswer, createRng, findSkill, generateProblem, skills } from '@lemma/math';
import { summaryOf } from '../src/domain/evidence/summary-of.ts';
import { guessOf } from '../src/domain/practice/placement.ts';
import { asWork } from './as-work.ts';
import { type PlacedChild, placedEntry, type Term } from './brought-terms.ts';
import { addTo, count, type Shares } from './count.ts';

/** Between these chances of working out the answer lie the five levels. */
const EDGES = [0.35, 0.65, 0.8, 0.93];
const levelOf = (chance: number): number => EDGES.filter((edge) => chance >= edge).length;

type Asked = { readonly skill: string; readonly right: boolean };
type Choice = (placement: Placement, asked: readonly Asked[]) => string | undefined;
type Answers = (skill: string) => boolean;

/** Only skills are asked that the child has an answer to: the catalog may have grown since the file was written. */
const byInformation =
  ({ skills: truth }: PlacedChild): Choice =>
  (placement, asked) =>
    nextPlaced(placement, { asked, guessOf: (code) => (truth[code] === undefined ? undefined : guessOf(code)) });
function atRandom(questions: number, seed: number, { skills: truth }: PlacedChild): Choice {
  const rng = createRng(seed);
  return ({ skills: all }, asked) => {
    if (asked.length >= questions) return undefined;
    const had = new Set(asked.map(({ skill }) => skill));
    return rng.pick(all.filter(({ code }) => !had.has(code) && truth[code] !== undefined)).code;
  };
}

/** Whether a child is right at a skill: by the answer of the file, or drawn by its chance. */
function answersOf({ skills: truth }: PlacedChild, seed: number): Answers {
  const rng = createRng(seed);
  return (code) => {
    const [own, skill] = [truth[code], findSkill(code)];
    if (own === undefined || skill === undefined) throw new Error(`A child has no answer to ${code}.`);
    if (own.text === undefined || own.seed === undefined) return rng.chance(own.p);
    if (own.key !== undefined) return own.text === own.key;
    return own.text !== '' && checkAnswer(generateProblem(skill, 2, own.seed).answer, own.text).verdict === 'right';
  };
}

/** Asks a child until `choose` ends it. */
function askedOf(prior: Placement, choose: Choice, answers: Answers) {
  let placement = prior;
  const asked: Asked[] = [];
  for (let skill = choose(placement, asked); skill !== undefined; skill = choose(placement, asked)) {
    const right = answers(skill);
    placement = placementAfter(placement, { skill, right, guess: guessOf(skill) ?? 0 });
    asked.push({ skill, right });
  }
  return { placement, asked };
}

/** How many skills are within one level of the truth, and of how many. */
function nearIn(placement: Placement, { skills: truth }: PlacedChild) {
  let [sum, of] = [0, 0];
  for (const [at, { code }] of placement.skills.entries()) {
    const own = truth[code];
    if (own === undefined) continue;
    const { level } = likelyLevel(placement, at);
    of += 1;
    if (Math.abs(level - levelOf(own.knows)) <= 1) sum += 1;
  }
  return { sum, of };
}

/** What is named from the answers of a placement alone. */
function countPlacedNames(shares: Shares, child: PlacedChild, asked: readonly Asked[]): void {
  const entries = asked.flatMap(({ skill }, index) => placedEntry(child, skill, index * 60_000));
  const work = { placement: asWork('placement', 'class', entries) };
  for (const { id } of summaryOf({ studentId: child.student, work }).line.ideas)
    count(shares, 'placement: names that are wrong', !child.ideas.some(({ misconception }) => misconception === id));
}

/** Of a file with so many children the world itself is computed: what could be known with it. */
const MANY = 500;
/** So many of them are judged, by the others. */
const JUDGED = 60;

/** The distribution of the log-odds of all skills, from children of a world. */
function worldFrom(prior: Placement, children: readonly PlacedChild[]): World {
  const { skills: all } = prior;
  const logits = children.map(({ skills: truth }) =>
    Float64Array.from(all, ({ code }) => {
      const chance = Math.min(0.995, Math.max(0.005, truth[code]?.knows ?? 0.5));
      return Math.log(chance / (1 - chance));
    }),
  );
  const mean = Float64Array.from(all, (_, at) => logits.reduce((sum, one) => sum + (one[at] ?? 0), 0) / logits.length);
  const covariance = new Float64Array(all.length ** 2);
  for (const one of logits)
    for (let row = 0; row < all.length; row += 1)
      for (let column = 0; column < all.length; column += 1)
        covariance[row * all.length + column] =
          (covariance[row * all.length + column] ?? 0) +
          (((one[row] ?? 0) - (mean[row] ?? 0)) * ((one[column] ?? 0) - (mean[column] ?? 0))) / logits.length;
  return { weight: 1, mean, covariance };
}

function countBound(shares: Shares, { placed }: Term): void {
  const [first] = placed;
  if (first === undefined) return;
  const prior = priorPlacement(skills, first.grade);
  const world = worldFrom(prior, placed.slice(JUDGED));
  const difficulties = { ...prior, worlds: prior.worlds.map((one) => ({ ...one, mean: world.mean })) };
  for (const [index, child] of placed.slice(0, JUDGED).entries()) {
    const add = (name: string, from: Placement) => {
      const { placement, asked } = askedOf(from, byInformation(child), answersOf(child, index));
      count(shares, `placement, ${name}: questions`, asked.length);
      addTo(shares, `placement, ${name}: within one level`, nearIn(placement, child));
    };
    add('bound: the world is known', { ...prior, worlds: [world] });
    add('difficulties are known', difficulties);
    add('same children, nothing is known', prior);
  }
}

/** Places the children of a file, and counts the skills that are within one level of what is true of them. */
export function countPlacement(shares: Shares, term: Term): void {
  if (term.placed.length >= MANY) {
    countBound(shares, term);
    return;
  }
  for (const [index, child] of term.placed.entries()) {
    const prior = priorPlacement(skills, child.grade);
    const answers = answersOf(child, index);
    const { placement, asked } = askedOf(prior, byInformation(child), answers);
    const random = (questions: number) =>
      nearIn(askedOf(prior, atRandom(questions, index + 1, child), answers).placement, child);
    count(shares, 'placement: questions', asked.length);
    addTo(shares, 'placement: within one level', nearIn(placement, child));
    addTo(shares, 'placement, as many at random: within one level', random(asked.length));
    addTo(shares, 'placement, twice as many at random: within one level', random(2 * asked.length));
    addTo(shares, 'placement, no questions: within one level', nearIn(prior, child));
    countPlacedNames(shares, child, asked);
  }
}
