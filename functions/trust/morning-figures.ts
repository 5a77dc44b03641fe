import { HOUR, SECOND } from '@lemma/school/time';
import { morning, openSchool } from './morning.ts';
import { openMemory } from './school-in-memory.ts';

/** A school of 1,500; each attacker tries a class code and a secret every ten seconds, from an hour before to an hour after. */
const [CLASSES, CLASS_SIZE] = [50, 30];
const ATTACK = { attackEvery: 10 * SECOND, attackAround: HOUR };
const [SECRETS_AN_HOUR, SLOWER] = [10, 1.2];

/** Prints the figures of a quiet morning and of one with two attackers, as JSON. */
openMemory();
const begins = Date.UTC(2026, 8, 1, 8);
const school = await openSchool(CLASSES, CLASS_SIZE, begins);
const quiet = await morning(school, { ...ATTACK, seed: 1, attackEvery: undefined }, begins);
const attacked = await morning(school, { ...ATTACK, seed: 2 }, begins + 24 * HOUR);
const most = (name: string, value: number, unit: string, bar: number) => ({
  name,
  value,
  unit,
  bar,
  holds: value <= bar,
});
console.log(
  JSON.stringify([
    { name: 'arrival: children, each morning', value: quiet.children, unit: '' },
    { name: 'arrival: tries of the two attackers', value: attacked.attacks, unit: '' },
    most('arrival: children locked out, quiet', quiet.lockedOut, '', 0),
    most('arrival: children locked out, attacked', attacked.lockedOut, '', 0),
    { name: 'arrival: children who type the whole code, quiet', value: quiet.typedWhole, unit: '' },
    { name: 'arrival: children who type the whole code, attacked', value: attacked.typedWhole, unit: '' },
    most('arrival: secrets of one child checked in an hour', attacked.secretsAnHour, '', SECRETS_AN_HOUR),
    { name: 'arrival: class codes of the attackers looked up in an hour', value: attacked.codesAnHour, unit: '' },
    most(
      'arrival: calls of the median child, attacked to quiet',
      attacked.medianCalls / quiet.medianCalls,
      '×',
      SLOWER,
    ),
  ]),
);
