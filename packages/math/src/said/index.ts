import { saidOfAlgebra, saidOfEquations, saidOfExpressions } from './expressions-equations.ts';
import { saidOfDecimals, saidOfFractions } from './fractions-decimals.ts';
import { saidOfFunctions, saidOfStatistics } from './functions-statistics.ts';
import { saidOfGeometry, saidOfMeasurement } from './geometry-measurement.ts';
import { saidOfIntegers, saidOfPercent, saidOfRatios } from './ratios-integers.ts';
import { saidOfWholeNumbers } from './whole-numbers.ts';

const domains: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'whole-numbers': saidOfWholeNumbers,
  fractions: saidOfFractions,
  decimals: saidOfDecimals,
  ratios: saidOfRatios,
  percent: saidOfPercent,
  integers: saidOfIntegers,
  expressions: saidOfExpressions,
  equations: saidOfEquations,
  algebra: saidOfAlgebra,
  geometry: saidOfGeometry,
  measurement: saidOfMeasurement,
  functions: saidOfFunctions,
  statistics: saidOfStatistics,
};

/** What teachers, textbooks and children call a skill, each in its own words; empty for a skill that is not there. */
export function saidOf(code: string): readonly string[] {
  const [domain = '', name = ''] = code.split('.');
  return (domains[domain]?.[name] ?? '').split('; ').filter((phrase) => phrase !== '');
}
