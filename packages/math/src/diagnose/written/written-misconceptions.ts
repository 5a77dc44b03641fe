import type { MisconceptionId } from '../../types.ts';
import type { Explanation } from '../explanation.ts';
import { plainSigns } from '../question-readings.ts';
import { askedAmounts } from './asked-amounts.ts';
import {
  byFirstDigit,
  countsOfFigures,
  endsAndSlopes,
  expandedForm,
  factorsAndMultiples,
  nextDecimal,
  otherOperation,
  timeBetween,
  zerosAsExponent,
} from './counts-of-figures.ts';
import {
  checkMadeToFit,
  equalSignSaid,
  equationForInequality,
  negativesMadePositive,
  noEquation,
  oneLetterForAll,
  productOnly,
  reversedComparison,
  reversedDifference,
  squareAsConjugates,
  wrongNumberForLetter,
} from './equation-misconceptions.ts';
import type { Written, WrittenMisconception } from './facts.ts';
import {
  calledProportional,
  dependence,
  formsApart,
  growthKind,
  otherAxis,
  plottedPoints,
  proportionWithStart,
  rateChanges,
  slopeSign,
  tableFromRule,
} from './graph-misconceptions.ts';
import { alphabetPlace, fixedLetter, letterAsThing, neverTheSame, switchedOrder } from './letter-misconceptions.ts';
import { lettersRepeated, lineEquation, powersWrittenOut, someSolutions, wordsToSymbols } from './line-equation.ts';
import { decimalOrder, dividesAcross } from './number-misconceptions.ts';
import { drawings, graphByLook, shadedPart } from './picture-misconceptions.ts';
import { plainMisconceptions } from './plain-misconceptions.ts';
import { lineNumbers, movedPoint, shiftedVertex, swappedPoint } from './point-answers.ts';
import {
  bothEnds,
  clockInWords,
  farTerm,
  limitInWords,
  minusUnderPower,
  pairedAmounts,
  partsOfAnHour,
  sharedInRatio,
  sumOfDice,
  unitsOfArea,
} from './quantity-misconceptions.ts';
import {
  askedRatio,
  buildsUp,
  comparedByDifference,
  equalByAdding,
  noRelationSeen,
  otherForms,
  rateTurned,
} from './ratio-misconceptions.ts';
import { bareQuotient, saidMisconceptions } from './said-misconceptions.ts';
import { storyMisconceptions } from './story-misconceptions.ts';
import {
  kindsOfFigures,
  scientific,
  slidPoint,
  solutionsOfLines,
  spreadRows,
  worthOfDigit,
} from './text-misconceptions.ts';

const rules: readonly WrittenMisconception[] = [
  checkMadeToFit,
  switchedOrder,
  buildsUp,
  noRelationSeen,
  rateTurned,
  comparedByDifference,
  equalByAdding,
  dividesAcross,
  decimalOrder,
  calledProportional,
  formsApart,
  askedRatio,
  otherForms,
  plottedPoints,
  otherAxis,
  slopeSign,
  rateChanges,
  growthKind,
  tableFromRule,
  proportionWithStart,
  dependence,
  letterAsThing,
  alphabetPlace,
  neverTheSame,
  fixedLetter,
  noEquation,
  oneLetterForAll,
  productOnly,
  reversedComparison,
  reversedDifference,
  equationForInequality,
  equalSignSaid,
  wrongNumberForLetter,
  negativesMadePositive,
  squareAsConjugates,
  drawings,
  shadedPart,
  graphByLook,
  pairedAmounts,
  sharedInRatio,
  farTerm,
  unitsOfArea,
  partsOfAnHour,
  bothEnds,
  limitInWords,
  sumOfDice,
  clockInWords,
  minusUnderPower,
  storyMisconceptions,
  plainMisconceptions,
  askedAmounts,
  slidPoint,
  solutionsOfLines,
  scientific,
  kindsOfFigures,
  spreadRows,
  worthOfDigit,
  wordsToSymbols,
  lineEquation,
  lineNumbers,
  someSolutions,
  lettersRepeated,
  powersWrittenOut,
  movedPoint,
  shiftedVertex,
  swappedPoint,
  saidMisconceptions,
  bareQuotient,
  countsOfFigures,
  timeBetween,
  expandedForm,
  nextDecimal,
  endsAndSlopes,
  factorsAndMultiples,
  otherOperation,
  byFirstDigit,
  zerosAsExponent,
];

/**
 * A statement of the answer itself weighs more than the result of a rule; something that only fits the question weighs
 * less.
 */
const WEIGHT = { stated: 4.5, beside: 4, worked: 3.7, computed: 3.6, likely: 2.8 } as const;

/** Longer texts are not questions of school books and are not searched for words. */
const LONGEST = 2500;

const plain = (text: string): string => plainSigns(text).replace(/[’‘]/g, "'").slice(0, LONGEST);

/**
 * Misconceptions that show in the words, drawings, tables and calculations of an answer, whether or not a skill can
 * read the question.
 */
export function writtenMisconceptions(told: Written, rightValue: boolean): Explanation[] {
  const [question, correct, answer] = [plain(told.question), plain(told.correct), plain(told.answer)];
  if (answer.trim() === '' || answer.trim() === correct.trim()) return [];
  const best = new Map<MisconceptionId, number>();
  for (const idea of rules)
    for (const { id, by } of idea({ question, correct, answer }))
      if (!rightValue || by === 'stated' || by === 'beside' || by === 'worked')
        best.set(id, Math.max(best.get(id) ?? 0, WEIGHT[by]));
  return [...best].map(([id, weight]) => ({ misconceptions: [id], weight }));
}
