import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fill, setRules } from '../trust/rules/ask.ts';
import { decisions } from '../trust/rules/decisions.ts';
import { judge } from '../trust/rules/judge.ts';
import { world } from '../trust/rules/world.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const place = { host: process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId: 'demo-rules-whole-matrix' };

it('decides every cell of the matrix as the table says', async () => {
  await setRules(place, rules);
  await fill(place, world);
  expect(await judge(place, decisions, 50)).toEqual([]);
}, 3_600_000);
