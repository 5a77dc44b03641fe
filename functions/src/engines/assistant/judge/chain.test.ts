import { expect, it } from 'vitest';
import { demoSchool } from '../demo-school.ts';
import { pressed } from '../press.ts';

const NOW = Date.UTC(2026, 10, 20);
const said = async (text: string): Promise<string> =>
  JSON.stringify(
    (await pressed({ text, classId: undefined, seed: 1, turnId: 't', school: demoSchool(NOW), now: NOW })).parts,
  );

it.each([
  ['Check this: 48 ÷ 6 + 2 × 3 = 8 + 2 × 3 = 10 × 3 = 30', 'works strictly from left to right'],
  ['She wrote 3 + 4 = 7 + 2 = 9. Full credit?', 'the equal sign is not'],
  ['check this: 3/4 ÷ 2/5 = 3/4 × 5/2 = 15/8', 'every step of'],
  ['Grade please. Problem: -2x < 10. Student: x < -5', 'keeps the sign when dividing by a negative number'],
  ['A student solved 2x+5=17 as 7x=17. What is that called?', 'puts unlike terms together'],
  ['grade: 27 × 13\n27 × 3 = 81\n27 × 1 = 27\n81 + 27 = 108', 'Which step that is I can’t tell'],
  ['check please\n14 + 38\n4 + 8 = 12\n10 + 30 = 40\n40 + 12 = 52', '3 of 3 correct'],
  ['is this right? 2x + 6 = 14 then 2x = 20 then x = 10', 'Line 2'],
  ['check: 2/3 ÷ 1/4 = 3/2 x 1/4 = 3/8', 'turns over the first fraction'],
  ['right? 36 ÷ 0.9 → 36 ÷ 9 = 4 → 0.4', 'Line 2'],
  ['grade: 24 ÷ 0.4 → 24 ÷ 4 = 6', 'does not follow'],
])('%o: %o', async (text, part) => expect(await said(text)).toContain(part));
