import { type AssistantRequest, requestSchema } from '@lemma/school/assistant';
import { expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { demoSchool } from '../demo-school.ts';

const now = Date.UTC(2026, 10, 20);
const school = demoSchool(now);

/** What no problem of the topic meets. */
const impossible: AssistantRequest['conditions'] = [
  {
    said: 'answers over a billion',
    on: { rule: 'range', said: 'answers over a billion', numbers: [1e9, 1e12], of: 'answer' },
  },
];

/** The processor's time for a form, in milliseconds. */
async function timeOf(over: Partial<AssistantRequest>): Promise<number> {
  const form = { make: 'sheet.practice', form: 'choice', skills: ['fractions.add-unlike'], count: 20 };
  const request = requestSchema.parse({ ...form, conditions: impossible, ...over });
  const began = process.cpuUsage();
  await answer({ text: 'as the form says', classId: undefined, seed: 5, turnId: 't', school, now, request });
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

it('gives up on what cannot be met once for each version, not for each problem of it', async () => {
  await timeOf({});
  const one = await timeOf({});
  // Four versions are the work of four sets; each of their problems searched for to the end would be that of thirty.
  expect(await timeOf({ versions: 4 })).toBeLessThan(10 * one);
});
