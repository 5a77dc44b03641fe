import { createRng, skills } from '@lemma/math';
import { IS_SOAK } from '@lemma/math/part-of';
import { describe, expect, it } from 'vitest';
import { mustFind, poolOf, refOf } from '../problems.ts';
import { answerOutcome } from '../questions.ts';
import { takeTurn } from '../session.ts';
import { simulatedStudent, workOnRef } from '../student.ts';
import { tableOf } from '../table.ts';
import { caseOf } from '../talk/case-of.ts';
import { recognize } from '../talk/open-case.ts';
import type { TalkCase } from '../talk/talk-case.ts';
import { openStudent } from '../think/open-student.ts';
import type { TurnRecord } from '../turn-record.ts';
import { coherentWith, isBroken } from './coherent.ts';

function caseFor(problem: string, answer: string): TalkCase {
  const known = recognize(problem, answer);
  if (known === undefined) return openStudent(problem, answer);
  const { ref, misconception } = known;
  const student = simulatedStudent(mustFind(ref.skill), [misconception], {
    name: 'Sam',
    temperament: 'talkative',
    seed: 1,
  });
  const workOn = (other: typeof ref) => workOnRef(student, other);
  return caseOf({ current: ref, given: undefined, workOn, ideas: [misconception], wording: problem });
}

const BLANK = caseFor('Fill in the box: 8 + 4 = [ ] + 5.', '12');
const SLOPE = caseFor('What is the slope of the line through the points (1, 2) and (3, 8)?', '1/3');
const FENCE = caseFor('A garden is 6 meters long and 4 meters wide. How much fence goes all the way around?', '24');

describe('a reply holds together', () => {
  it.each([
    ['a number from nowhere', BLANK, 'How did you get 12?', 'I did `8 + 4 = 12`, and then I had 613.'],
    ['a calculation that is wrong by every way', BLANK, 'What is 8 + 5?', '`8 + 5 = 17`.'],
    ['the problem mixed into another case', BLANK, 'What about 2 + 1 = box + 1?', 'On the right `1 + 5` is `6`.'],
    ['an operation that was done', SLOPE, 'What did you subtract?', 'I didn’t subtract. I did `2/6 = 1/3`.'],
    ['a number that was used', FENCE, 'Did you use the 4?', 'No, I didn’t use the 4.'],
    ['a sentence that is none', SLOPE, 'Is it steep to you or flat?', 'To you, I think.'],
  ])('and is not said with %s', (_, about, asked, reply) => {
    expect(coherentWith(asked, about)(reply)).toBe(false);
  });

  it.each([
    ['numbers of the problem', BLANK, 'How did you get 12?', 'I did `8 + 4 = 12`.'],
    ['what its own way makes of another case', BLANK, 'What about 2 + 1 = box + 1?', 'Then I get `3`.'],
    ['numbers of the sentence', FENCE, 'What is 6 + 4 + 6 + 4?', '`6 + 4 + 6 + 4 = 20`. Hm, but I got 24.'],
    ['a number that was left out', BLANK, 'Did you use the 5?', 'No, I didn’t use the 5.'],
  ])('and is said with %s', (_, about, asked, reply) => {
    expect(coherentWith(asked, about)(reply)).toBe(true);
  });

  it.each(['i got 12.', 'It is worth `00`.', 'I got the the 12.', 'There are `3', 'I got undefined.', ''])(
    'is no sentence: %s',
    (reply) => {
      expect(isBroken(reply)).toBe(true);
    },
  );
});

const ASKED = [
  'How did you get that?',
  'Why did you do it that way?',
  'What if the first number was 9 instead?',
  'Is your answer more or less than 10?',
  'A kid in my class got 5. How do you think she got that?',
  'Does it matter which number comes first?',
  'Did you use both numbers, and are you sure?',
  'Actually, you have to do it the other way around. Does that make sense?',
  'Could you check it?',
];
const FEWEST = IS_SOAK ? 40 : 10;

it('speaks in whole sentences about any problem of any skill, whatever it is asked', () => {
  const rng = createRng(7);
  const seen: string[] = [];
  for (const skill of rng.shuffle(skills).slice(0, FEWEST)) {
    const [problem] = poolOf(skill);
    if (problem === undefined) continue;
    const [id] = [...tableOf(skill, problem).routes].find(([, route]) => route.answer !== 0) ?? [];
    if (id === undefined) continue;
    const student = simulatedStudent(skill, [id], { name: 'Sam', temperament: 'talkative', seed: 1 });
    const ref = refOf(problem);
    const { answer, index } = workOnRef(student, ref);
    const records: TurnRecord[] = [];
    for (const text of ASKED) {
      const turn = takeTurn(student, [{ ref, answer, outcome: answerOutcome(index) }], records, { text });
      records.push(turn);
      if (turn.reply.picture === undefined && isBroken(turn.reply.text)) seen.push(`${text} ${turn.reply.text}`);
    }
  }
  expect(seen).toEqual([]);
});
