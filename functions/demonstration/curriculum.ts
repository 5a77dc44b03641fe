import type { ClassKey } from './cast.ts';

/** One week: what the assignment is called, and the skills that its questions ask, in order. */
export type Unit = { readonly title: string; readonly skills: readonly string[] };

/** A week in one line: its title, a bar, its skills. */
function unitOf(line: string): Unit {
  const [title = '', skills = ''] = line.split(' | ');
  return { title, skills: skills.split(' ') };
}

const FOURTH = [
  'Place value and rounding | whole-numbers.round whole-numbers.add-multi-digit whole-numbers.subtract-multi-digit whole-numbers.large-number-stories',
  'Times as many | whole-numbers.times-as-many whole-numbers.multiplication-facts whole-numbers.missing-factor whole-numbers.times-as-many',
  'Multiplying by one digit | whole-numbers.multiply-by-one-digit whole-numbers.multiply-by-multiples-of-ten whole-numbers.multiply-multi-digit-by-one-digit whole-numbers.times-as-many',
  'Multiplying two digits | whole-numbers.multiply-two-digit whole-numbers.multiply-by-one-digit whole-numbers.multiply-two-digit whole-numbers.large-number-stories',
  'Dividing with remainders | whole-numbers.divide-with-remainder whole-numbers.divide-by-one-digit whole-numbers.interpret-remainders whole-numbers.divide-by-one-digit',
  'Factors and primes | whole-numbers.factors whole-numbers.prime-or-composite whole-numbers.patterns whole-numbers.factors',
  'Measuring length and mass | measurement.convert-length measurement.convert-mass-and-volume measurement.convert-time measurement.convert-length',
  'Area and perimeter | measurement.missing-side measurement.area-or-perimeter-stories measurement.perimeter measurement.area',
  'Angles and lines | geometry.angle-types geometry.angle-parts geometry.parallel-and-perpendicular geometry.angle-parts',
  'Multiplying and dividing: review | whole-numbers.multiply-two-digit whole-numbers.divide-by-one-digit whole-numbers.interpret-remainders whole-numbers.multiply-multi-digit-by-one-digit',
  'Equivalent fractions | fractions.equivalent fractions.simplify fractions.equivalent fractions.simplify',
  'Comparing fractions | fractions.compare-half fractions.compare-unlike fractions.order fractions.equivalent',
  'Fractions larger than one | fractions.mixed-to-improper fractions.improper-to-mixed fractions.simplify fractions.mixed-to-improper',
  'Adding like fractions | fractions.add-like fractions.improper-to-mixed fractions.add-like fractions.word-add-subtract-like',
  'Subtracting like fractions | fractions.subtract-like fractions.add-like fractions.subtract-like fractions.word-from-whole',
];

const SIXTH = [
  'Factors and multiples | whole-numbers.greatest-common-factor whole-numbers.least-common-multiple whole-numbers.exponents whole-numbers.greatest-common-factor',
  'Adding fractions: a look back | fractions.add-unlike fractions.subtract-unlike fractions.add-mixed fractions.add-unlike',
  'Dividing fractions | fractions.divide fractions.divide-mixed fractions.word-divide fractions.divide',
  'Decimals: adding and subtracting | decimals.add decimals.subtract decimals.word-money decimals.add',
  'Decimals: multiplying and dividing | decimals.multiply decimals.divide-by-decimal decimals.word-multiply decimals.multiply',
  'Ratios | ratios.ratio-language ratios.equivalent ratios.share ratios.equivalent',
  'Rates | ratios.unit-rate ratios.rate-problems ratios.best-buy ratios.unit-rate',
  'Percents and fractions | percent.to-fraction-decimal percent.from-fraction-decimal percent.of-number percent.from-fraction-decimal',
  'Percent of a number | percent.of-number percent.find-percent percent.of-number ratios.convert-units',
  'Finding the whole | percent.find-whole percent.find-percent percent.part-and-rest percent.find-whole',
  'Integers | integers.compare integers.order integers.absolute-value integers.opposite',
  'Powers and order of operations | expressions.powers expressions.order-of-operations whole-numbers.exponents expressions.order-of-operations',
  'Writing expressions | expressions.write-from-words expressions.evaluate expressions.parts expressions.evaluate',
  'Like terms | expressions.like-terms expressions.evaluate expressions.like-terms expressions.write-from-words',
  'The distributive property | expressions.distribute expressions.like-terms expressions.distribute expressions.evaluate',
];

const ALGEBRA = [
  'Integers: a look back | integers.add integers.subtract integers.multiply-divide integers.rational-operations',
  'Expressions | expressions.expand-combine expressions.factor-common expressions.like-terms expressions.expand-combine',
  'Two-step equations | equations.two-step equations.combine-first equations.two-step equations.word-problems',
  'Equations with parentheses | equations.distribution equations.combine-first equations.distribution equations.two-step',
  'Variables on both sides | equations.both-sides equations.number-of-solutions equations.both-sides equations.distribution',
  'Inequalities | equations.one-step-inequality equations.two-step-inequality equations.one-step-inequality algebra.compound-inequality',
  'Formulas | equations.literal equations.both-sides equations.fraction-coefficients equations.literal',
  'Functions | functions.evaluate functions.find-input functions.evaluate functions.compare',
  'Slope | functions.slope-two-points functions.slope-from-table functions.slope-from-graph functions.slope-two-points',
  'Lines | functions.slope-intercept functions.line-slope-point functions.line-two-points functions.slope-intercept',
  'Linear models | functions.linear-model functions.line-two-points functions.journey-graph functions.slope-two-points',
  'Systems: substitution | algebra.systems-substitution equations.both-sides algebra.systems-substitution algebra.system-graph',
  'Systems: elimination | algebra.systems-elimination algebra.systems-substitution algebra.systems-elimination algebra.systems-stories',
  'Laws of exponents | algebra.exponent-product algebra.exponent-quotient algebra.exponent-power algebra.exponent-product',
  'Exponential growth | functions.exponential-growth functions.linear-or-exponential expressions.negative-exponents functions.exponential-growth',
];

/** The weeks of the half year that are over, from the first to the last. */
export const PAST: Readonly<Record<ClassKey, readonly Unit[]>> = {
  fourth: FOURTH.map(unitOf),
  sixth: SIXTH.map(unitOf),
  algebra: ALGEBRA.map(unitOf),
};

/** What is going on: last week's work, this week's, what was given yesterday, what opens tomorrow, and a draft. */
type Present = Readonly<Record<'lastWeek' | 'thisWeek' | 'newest' | 'tomorrow' | 'draft', Unit>>;

export const PRESENT: Readonly<Record<ClassKey, Present>> = {
  fourth: {
    lastWeek: unitOf(
      'Fractions of a whole number | fractions.multiply-whole fractions.of-quantity fractions.subtract-like fractions.multiply-whole fractions.word-multiply-whole',
    ),
    thisWeek: unitOf(
      'Tenths and hundredths | decimals.tenths-and-hundredths decimals.to-fraction decimals.to-fraction fractions.multiply-whole fractions.multiply-whole',
    ),
    newest: unitOf('Comparing decimals | decimals.compare decimals.number-line decimals.to-fraction decimals.compare'),
    tomorrow: unitOf('Dollars and cents | decimals.dollars-and-cents decimals.to-fraction decimals.dollars-and-cents'),
    draft: unitOf(
      'Unit test: fractions | fractions.equivalent fractions.compare-unlike fractions.add-like fractions.subtract-like fractions.multiply-whole',
    ),
  },
  sixth: {
    lastWeek: unitOf(
      'Equations in one step | equations.missing-number equations.one-step expressions.distribute equations.one-step expressions.like-terms',
    ),
    thisWeek: unitOf(
      'Equations and inequalities | equations.one-step equations.one-step equations.write-inequality fractions.add-unlike fractions.add-unlike',
    ),
    newest: unitOf(
      'Area of triangles and parallelograms | geometry.triangle-area geometry.parallelogram-area geometry.composite-area geometry.triangle-area',
    ),
    tomorrow: unitOf('Surface area | geometry.surface-area geometry.trapezoid-area geometry.surface-area'),
    draft: unitOf(
      'Unit test: expressions and equations | expressions.evaluate expressions.like-terms expressions.distribute equations.one-step equations.write-inequality',
    ),
  },
  algebra: {
    lastWeek: unitOf(
      'Adding and subtracting polynomials | algebra.add-polynomials algebra.subtract-polynomials algebra.subtract-polynomials algebra.exponent-product algebra.add-polynomials',
    ),
    thisWeek: unitOf(
      'Multiplying binomials | algebra.multiply-binomials algebra.square-binomial algebra.square-binomial algebra.multiply-binomials algebra.subtract-polynomials',
    ),
    newest: unitOf(
      'Factoring | algebra.factor-monic algebra.difference-of-squares algebra.factor-monic algebra.multiply-binomials',
    ),
    tomorrow: unitOf(
      'Solving by factoring | algebra.solve-by-factoring algebra.factor-monic algebra.solve-by-factoring',
    ),
    draft: unitOf(
      'Unit test: polynomials | algebra.add-polynomials algebra.multiply-binomials algebra.square-binomial algebra.factor-monic algebra.difference-of-squares',
    ),
  },
};

/** The misconceptions that some students of the class hold, out of those that the taught skills can show. */
export const MISCONCEPTIONS: Readonly<Record<ClassKey, readonly string[]>> = {
  fourth: [
    'fractions.add-across',
    'fractions.multiplies-top-and-bottom',
    'whole-numbers.product-carry-ignored',
    'decimals.point-as-bar',
    'fractions.multiplies-whole-part-only',
    'measurement.area-perimeter-confused',
    'whole-numbers.zero-times-keeps-digit',
  ],
  sixth: [
    'fractions.add-across',
    'expressions.conjoin',
    'expressions.distribute-first-only',
    'equations.same-operation',
    'percent.as-amount',
    'integers.ignore-signs',
    'ratios.inverted-rate',
  ],
  algebra: [
    'equations.same-operation',
    'algebra.square-distributes',
    'algebra.subtract-first-term-only',
    'equations.drop-negative-coefficient',
    'functions.slope-run-over-rise',
    'expressions.conjoin',
    'equations.divide-one-part',
  ],
};
