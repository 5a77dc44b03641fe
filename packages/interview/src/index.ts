export type { Act, GivenAnswer } from './acts.ts';
export { type Advice, nextMoveOf, strengthOf } from './advice.ts';
export { type Diagnosis, namedMind, newItems, type Predicted, type Score, scoreDiagnosis } from './diagnosis.ts';
export { interview, likeliest } from './greedy.ts';
export { best, expectedInformation, separating } from './information.ts';
export { listen, SOMETHING_ELSE } from './listen.ts';
export { type Mind, mindOf, type WeighedMind } from './minds.ts';
export { mindsOf, plantablePairs } from './minds-of.ts';
export { type Labelling, labelMove } from './moves/label.ts';
export { firstNameOf, nameBeside } from './name-beside.ts';
export { mustFind, nameOfProblem, type ProblemRef, poolOf, refOf, restore, saidProblem } from './problems.ts';
export { type Observation, type Posterior, priorOf, type Question, RIGHT, updated } from './questions.ts';
export { readProblem } from './read-problem.ts';
export { bestGuess, type NotSeparated, type Report, reportOf, type Share, type TurnValue } from './report.ts';
export { saidAnswer } from './said-answer.ts';
export { sameMathematics } from './same-mathematics.ts';
export {
  findScenario,
  type Hidden,
  hiddenIn,
  type Scenario,
  scenarios,
} from './scenarios.ts';
export { takeTurn } from './session.ts';
export { type SimulatedStudent, simulatedStudent, type Work, type Written, workOnRef, writtenWork } from './student.ts';
export { type Meeting, surprise } from './surprise.ts';
export { answerIndex, tableFor } from './table.ts';
export type { Reply, TurnInput, TurnRecord } from './turn-record.ts';
export { voice } from './voice.ts';
