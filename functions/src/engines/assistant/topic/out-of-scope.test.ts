import { expect, it } from 'vitest';
import { isOutOfScope } from './out-of-scope.ts';

it.each([
  'Write a cover letter for a job at the aquarium, mention my scuba license',
  'Plan a unit on photosynthesis and the rainforest',
  'what wine goes with salmon',
])('%o has nothing of mathematics or a class', (text) => expect(isOutOfScope(text)).toBe(true));

it.each([
  '8 problems on adding decimals about a rainforest gift shop',
  'Plan a lesson on 5.NF.A.1',
  'who is behind on their homework',
  'my kid wrote 3/4 + 1/2 = 4/6, salamander stickers for the winner',
  'exit ticket on slope, 4 questions',
])('%o has', (text) => expect(isOutOfScope(text)).toBe(false));
