import { algEquiv, equalExpr, parses, sets, step } from './equivalence.ts';
import {
  completedSquare,
  equalComAss,
  equalForm,
  expanded,
  factored,
  lowestTerms,
  partialFractions,
  simplified,
  singleFraction,
} from './forms.ts';
import { absolute, decimals, greater, greaterOrEqual, relative, significant } from './numbers.ts';
import { perseusNumber, perseusNumeric } from './perseus.ts';
import { readAsAmount, readAsAnswer } from './read-as-answer.ts';
import { equalWithRules } from './rules.ts';
import { systems } from './systems.ts';
import type { AnswerTest } from './test.ts';
import { unitFigures, unitsAbsolute, unitsEqual, unitsRelative } from './units.ts';

/** Every test that `check` knows, by the name it has on a line. */
export const ANSWER_TESTS: ReadonlyMap<string, AnswerTest> = new Map([
  ['AlgEquiv', readAsAnswer(algEquiv)],
  ['Sets', sets],
  ['SysEquiv', systems],
  ['EqualComAss', equalComAss],
  ['EqualComAssRules', equalWithRules],
  ['LowestTerms', lowestTerms],
  ['FacForm', factored],
  ['Expanded', expanded],
  ['SingleFrac', singleFraction],
  ['CompSquare', completedSquare],
  ['PartFrac', partialFractions],
  ['NumRelative', relative],
  ['NumAbsolute', absolute],
  ['NumSigFigs', significant],
  ['NumDecPlaces', decimals],
  ['GT', greater],
  ['GTE', greaterOrEqual],
  ['Units', unitFigures],
  ['UnitsRelative', unitsRelative],
  ['UnitsAbsolute', unitsAbsolute],
  ['UnitsEqual', readAsAmount(unitsEqual)],
  ['EqualExpr', equalExpr],
  ['EqualForm', equalForm],
  ['Simplified', simplified],
  ['Step', step],
  ['Parse', parses],
  ['PerseusNumber', perseusNumber],
  ['PerseusNumeric', perseusNumeric],
]);
