import { readFileSync } from 'node:fs';
import { fill, setRules } from './rules/ask.ts';
import { decisions } from './rules/decisions.ts';
import { judge } from './rules/judge.ts';
import { judgeRandom } from './rules/judge-random.ts';
import { readsOf } from './rules/reads-of.ts';
import { world } from './rules/world.ts';

/** Prints how the rules agree with the table of permissions, and what it costs: `rules-figures.ts FIRESTORE`. */
const place = { host: process.argv[2] ?? '', projectId: 'demo-rules-figures' };
const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

const QUESTIONS = 100_000;
const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);

await setRules(place, rules);
await fill(place, world);
const differences = await judge(place, decisions, decisions.length);
const began = performance.now();
const random = await judgeRandom(place, seeds, QUESTIONS / seeds.length);
const tookS = Math.round((performance.now() - began) / 1000);
for (const one of [...differences, ...random]) console.error(one);
const none = (name: string, value: number) => ({ name, value, unit: '', bar: 0, holds: value === 0 });

/** What record 48 costs: the look at an adult's settings, by which a session that was ended is refused within a second. */
const reads = readsOf(rules, 'rosters').size;
const [BEFORE, NOW] = [2, 3];

console.log(
  JSON.stringify([
    { name: 'rules: decisions of the matrix', value: decisions.length, unit: '' },
    none('rules: decided otherwise than the table', differences.length),
    { name: 'rules: random decisions in random worlds', value: QUESTIONS, unit: '' },
    none('rules: of them decided otherwise than the table', random.length),
    { name: 'rules: time for them', value: tookS, unit: 's', bar: 60, holds: tookS <= 60 },
    {
      ...{
        name: `sign out everywhere: billed reads for a roster (${BEFORE} without the look at the session)`,
        value: reads,
      },
      ...{ unit: '', bar: NOW, holds: reads <= NOW },
    },
  ]),
);
