import { beforeAll, expect, it } from 'vitest';
import { markAnswer } from './mark-answer.ts';
import { ownProblem } from './own-problem.ts';
import { readAsText } from './read-as-text.ts';

const asked = (prompt: string, key: string) =>
  ownProblem({ prompt, kind: 'number', key, accepts: [], hints: [], solution: [] });

// The first reading draws samples of all skills; those after it are quick, also where it had not enough time.
beforeAll(() => {
  markAnswer(asked('Add. 8 + 5', '13'), '12');
});

it.each([
  ['Rosa swims 200 m in a 25 m pool. How many laps is that?', '8', '8 laps', 'right'],
  ['Rosa swims 200 m in a 25 m pool. How many laps is that?', '8', '8', 'right'],
  ['Rosa swims 200 m in a 25 m pool. How many laps is that?', '8', '8 miles', 'wrong'],
  ['What is the temperature now, in °C?', '-6', '−6 degrees', 'right'],
  ['How many km is it to the lake and back?', '20', '20000 m', 'right'],
])("reads the unit in a teacher's own question: %s (%s): %s is %s", (prompt, key, response, verdict) => {
  expect(markAnswer(asked(prompt, key), response)).toMatchObject({ kind: 'checked', verdict });
});

it.each([
  ['Add. 38 + 25', '63', '513'],
  ['52 - 27 =', '25', '35'],
  ['What is the value of the 6 in 463?', '60', '6'],
])("names the idea behind a wrong answer to a teacher's own question: %s", (prompt, key, response) => {
  const mark = markAnswer(asked(prompt, key), response);
  expect(mark).toMatchObject({ verdict: 'wrong', misconception: expect.any(String) });
});

it('reads a wrong answer for two seconds at most, and then says nothing of it', () => {
  let at = 0;
  const slow = () => {
    at += 600;
    return at;
  };
  expect(readAsText(asked('Subtract. 61 - 38', '23'), '37', slow)).toEqual([]);
  expect(at).toBeLessThan(4000);
  expect(readAsText(asked('Subtract. 61 - 38 =', '23'), '37')).not.toEqual([]);
});
