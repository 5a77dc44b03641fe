import { type PlainMind, plainMinds, type Temperament, type TrainingGoal } from '@lemma/school/interview';

/** What a teacher may know of a scenario before the diagnosis. */
export type Scenario = {
  readonly id: string;
  readonly skill: string;
  readonly student: string;
  readonly temperament: Temperament;
  readonly practice: TrainingGoal;
};

/**
 * What the student has in mind: misconceptions of the skill, or a kind of mind without any. It stays on the server
 * until the diagnosis.
 */
export type Hidden = readonly string[] | PlainMind;

type Row = readonly [
  id: string,
  skill: string,
  hidden: string | PlainMind,
  student: string,
  temperament: Temperament,
  practice: TrainingGoal,
];

/**
 * Ids do not reveal what the student has in mind. Misconceptions of two domains are written in full; two misconceptions
 * are joined by a space.
 */
const rows: readonly Row[] = [
  ['w1', 'whole-numbers.add-two-digit', 'whole-numbers.carry-ignored', 'Mia', 'talkative', 'eliciting'],
  ['w2', 'whole-numbers.subtract-two-digit', 'whole-numbers.smaller-from-larger', 'Leo', 'confident', 'contrasting'],
  ['w3', 'whole-numbers.subtract-multi-digit', 'whole-numbers.borrow-across-zero', 'Sofia', 'quiet', 'probing'],
  ['w4', 'whole-numbers.balance-equations', 'whole-numbers.answer-comes-next', 'Omar', 'confident', 'probing'],
  ['w5', 'whole-numbers.multiply-two-digit', 'whole-numbers.no-placeholder-zero', 'Ines', 'anxious', 'eliciting'],
  ['w6', 'whole-numbers.divide-by-one-digit', 'whole-numbers.quotient-zero-omitted', 'Kofi', 'talkative', 'next-step'],
  ['w7', 'whole-numbers.order-of-operations', 'whole-numbers.left-to-right', 'Yuki', 'quiet', 'eliciting'],
  ['w8', 'whole-numbers.add-multi-digit', 'careless', 'Nora', 'talkative', 'waiting'],
  ['m1', 'measurement.convert-length', 'measurement.everything-in-hundreds', 'Ben', 'confident', 'probing'],
  ['m2', 'measurement.convert-length', 'measurement.converts-the-wrong-way', 'Aya', 'anxious', 'eliciting'],
  ['m3', 'measurement.convert-time', 'measurement.hundred-minutes', 'Tom', 'talkative', 'contrasting'],
  ['m4', 'measurement.convert-mass-and-volume', 'shaky', 'Lena', 'confident', 'probing'],
  ['f1', 'fractions.add-unlike', 'fractions.add-across', 'Ana', 'talkative', 'contrasting'],
  ['f2', 'fractions.add-unlike', 'fractions.keeps-numerators', 'Noah', 'quiet', 'probing'],
  ['f3', 'fractions.compare-unlike', 'fractions.gap-thinking', 'Zoe', 'confident', 'probing'],
  ['f4', 'fractions.subtract-mixed', 'fractions.smaller-from-larger', 'Ravi', 'anxious', 'eliciting'],
  ['f5', 'fractions.divide', 'shaky', 'Emma', 'confident', 'probing'],
  ['f6', 'fractions.multiply', 'fractions.multiply-keeps-denominator', 'Luca', 'talkative', 'next-step'],
  ['f7', 'fractions.simplify', 'fractions.cancels-digits', 'Amir', 'quiet', 'eliciting'],
  ['f8', 'fractions.add-unlike', 'fractions.keeps-numerators fractions.add-across', 'Ruth', 'talkative', 'probing'],
  ['f9', 'fractions.add-mixed', 'fractions.drops-wholes fractions.add-across', 'Cem', 'anxious', 'eliciting'],
  ['d1', 'decimals.compare', 'decimals.longer-is-larger', 'Maya', 'talkative', 'probing'],
  ['d2', 'decimals.compare', 'decimals.shorter-is-larger', 'Ivan', 'confident', 'contrasting'],
  ['d3', 'decimals.add', 'decimals.aligns-right', 'Lucy', 'quiet', 'eliciting'],
  ['d4', 'decimals.round', 'decimals.rounds-in-a-chain', 'Samir', 'talkative', 'probing'],
  ['d5', 'decimals.from-fraction', 'decimals.bar-as-point', 'Clara', 'anxious', 'next-step'],
  [
    'd6',
    'decimals.divide-by-decimal',
    'fractions.larger-by-smaller decimals.ignores-divisor-point',
    'Pia',
    'confident',
    'contrasting',
  ],
  ['r1', 'ratios.proportion', 'ratios.additive', 'Hana', 'talkative', 'probing'],
  ['r2', 'ratios.proportion', 'ratios.inverted-rate', 'Jack', 'quiet', 'eliciting'],
  ['r3', 'ratios.proportion', 'shaky', 'Elif', 'confident', 'probing'],
  ['p1', 'percent.of-number', 'percent.divide-by-percent', 'Theo', 'confident', 'contrasting'],
  ['p2', 'percent.find-percent', 'percent.part-as-percent', 'Ada', 'quiet', 'eliciting'],
  ['p3', 'percent.to-fraction-decimal', 'percent.single-digit-as-tenths', 'Finn', 'talkative', 'probing'],
  ['p4', 'percent.of-number', 'careless', 'Rosa', 'anxious', 'waiting'],
  ['i1', 'integers.subtract', 'integers.minus-negative-as-minus', 'Kai', 'talkative', 'contrasting'],
  ['i2', 'integers.add', 'integers.two-negatives-positive', 'Lea', 'confident', 'probing'],
  ['i3', 'integers.multiply-divide', 'integers.product-of-negatives-negative', 'Joel', 'quiet', 'eliciting'],
  ['i4', 'integers.add', 'secure', 'Mina', 'anxious', 'waiting'],
  ['x1', 'expressions.evaluate', 'expressions.letter-as-digit', 'Paul', 'talkative', 'eliciting'],
  ['x2', 'expressions.like-terms', 'expressions.conjoin', 'Nina', 'confident', 'probing'],
  ['x3', 'expressions.distribute', 'expressions.distribute-first-only', 'Adam', 'quiet', 'probing'],
  [
    'x4',
    'expressions.order-of-operations',
    'expressions.left-to-right expressions.power-as-product',
    'Ola',
    'anxious',
    'eliciting',
  ],
  [
    'x5',
    'expressions.distribute',
    'expressions.distribute-first-only expressions.conjoin',
    'Dora',
    'talkative',
    'probing',
  ],
  ['e1', 'equations.two-step', 'equations.same-operation', 'Marc', 'talkative', 'contrasting'],
  ['e2', 'equations.one-step', 'equations.subtract-coefficient', 'Eva', 'quiet', 'probing'],
  ['e3', 'equations.distribution', 'expressions.distribute-first-only', 'Hugo', 'confident', 'eliciting'],
  ['e4', 'equations.one-step-inequality', 'equations.keep-inequality-sign', 'Tara', 'anxious', 'contrasting'],
  ['e5', 'equations.both-sides', 'equations.move-without-sign', 'Nico', 'talkative', 'next-step'],
  ['e6', 'equations.two-step', 'equations.same-operation equations.subtract-coefficient', 'Sven', 'quiet', 'probing'],
  [
    'e7',
    'equations.distribution',
    'expressions.distribute-first-only equations.same-operation',
    'Mona',
    'confident',
    'contrasting',
  ],
  ['g1', 'geometry.triangle-area', 'geometry.triangle-not-halved', 'Lily', 'talkative', 'next-step'],
  ['g2', 'geometry.triangle-angle-sum', 'geometry.triangle-sum-360', 'Max', 'confident', 'probing'],
  ['g3', 'geometry.circle-area', 'geometry.radius-diameter-swapped', 'Iris', 'quiet', 'eliciting'],
  ['g4', 'geometry.pythagoras-hypotenuse', 'geometry.pythagoras-sides-added', 'Dani', 'anxious', 'contrasting'],
  ['n1', 'functions.slope-two-points', 'functions.slope-run-over-rise', 'Vera', 'talkative', 'probing'],
  ['n2', 'functions.evaluate', 'functions.notation-as-product', 'Oskar', 'confident', 'eliciting'],
  ['n3', 'functions.slope-intercept', 'functions.slope-intercept-swapped', 'Asha', 'quiet', 'probing'],
  ['s1', 'statistics.median', 'statistics.median-not-ordered', 'Ella', 'talkative', 'eliciting'],
  ['s2', 'statistics.mean', 'statistics.zero-not-counted', 'Milo', 'confident', 'contrasting'],
  ['s3', 'statistics.range', 'statistics.range-first-to-last', 'Sara', 'quiet', 'probing'],
  ['a1', 'algebra.square-binomial', 'algebra.square-distributes', 'Jonas', 'confident', 'contrasting'],
  [
    'a2',
    'algebra.solve-by-factoring',
    'algebra.square-one-root algebra.roots-signs-flipped',
    'Lara',
    'talkative',
    'probing',
  ],
  ['a3', 'algebra.exponent-power', 'algebra.power-misses-coefficient', 'Bilal', 'quiet', 'eliciting'],
  ['a4', 'algebra.absolute-value-equation', 'algebra.absolute-one-case', 'Greta', 'anxious', 'next-step'],
];

const isKind = (text: string): text is PlainMind => plainMinds.some((kind) => kind === text);

/** Every scenario, without what the student has in mind. */
export const scenarios: readonly Scenario[] = rows.map(([id, skill, , student, temperament, practice]) => ({
  id,
  skill,
  student,
  temperament,
  practice,
}));

export const findScenario = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);

/** What the student of a scenario has in mind; undefined for an unknown id. */
export function hiddenIn(scenarioId: string): Hidden | undefined {
  const hidden = rows.find(([id]) => id === scenarioId)?.[2];
  if (hidden === undefined) return undefined;
  return isKind(hidden) ? hidden : hidden.split(' ');
}
