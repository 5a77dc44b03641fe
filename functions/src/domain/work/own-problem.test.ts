import { expect, it } from 'vitest';
import { markAnswer } from './mark-answer.ts';
import { ownProblem } from './own-problem.ts';

const asked = (prompt: string, key: string) =>
  ownProblem({ prompt, kind: 'number', key, accepts: [], hints: [], solution: [] });

it.each([
  ['Rosa swims 200 m in a 25 m pool. How many laps is that?', '8', '8 laps', 'right'],
  ['Rosa swims 200 m in a 25 m pool. How many laps is that?', '8', '8', 'right'],
  ['Rosa swims 200 m in a 25 m pool. How many laps is that?', '8', '8 miles', 'wrong'],
  ['What is the temperature now, in °C?', '-6', '−6 degrees', 'right'],
  ['How many km is it to the lake and back?', '20', '20000 m', 'right'],
])("reads the unit in a teacher's own question: %s (%s): %s is %s", (prompt, key, response, verdict) => {
  expect(markAnswer(asked(prompt, key), response)).toMatchObject({ kind: 'checked', verdict });
});
