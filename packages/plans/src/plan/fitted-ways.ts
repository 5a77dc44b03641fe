import type { Ways } from '../lore/ways.ts';
import type { SetProblem } from './lesson-set.ts';

/** Whether the drawing and the steps of a lesson are written for the case of a problem. */
export const fitsWays = ({ cases }: Ways, at: SetProblem | undefined): boolean =>
  at !== undefined && (cases.has(at.item.skill) || cases.has(`${at.item.skill}:${at.item.case}`));

/** The ways of a lesson, those that are written for the problem that is discussed. */
export const fittedWays = (ways: Ways, at: SetProblem | undefined): Ways =>
  fitsWays(ways, at) ? ways : { ...ways, steps: [], connect: '', connects: [] };
