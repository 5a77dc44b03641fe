import { fuzzFaults } from './fuzz-faults.ts';

/** Prints how many hostile requests were not answered with 4xx at once, as JSON: `fuzz-figures.ts PROJECT AUTH FIRESTORE FUNCTIONS`. */
const [projectId = '', auth = '', firestore = '', functions = ''] = process.argv.slice(2);

const [SEED, REQUESTS] = [11, 3000];
const { faults, again } = await fuzzFaults({ projectId, auth, firestore, functions }, SEED, REQUESTS);
const isOf = (pattern: RegExp): number => faults.filter((fault) => pattern.test(fault)).length;
const none = (name: string, value: number) => ({ name, value, unit: '', bar: 0, holds: value === 0 });
if (faults.length > 0) console.error(faults.slice(0, 20).join('\n'));

console.log(
  JSON.stringify([
    { name: 'hostile requests', value: REQUESTS, unit: '' },
    { name: 'hostile requests: sent again, the first answer late or none', value: again, unit: '' },
    none('hostile requests: answered 5xx', isOf(/^answers 5/)),
    none('hostile requests: answered with a page', isOf(/^answers 4/)),
    none('hostile requests: not at once', isOf(/^takes/)),
  ]),
);
