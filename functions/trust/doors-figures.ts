import { pointAt } from '../src/platform/point-at.ts';

/**
 * Prints how many cells the one table of permissions has, and how the doors agree with it:
 * `doors-figures.ts PROJECT AUTH FIRESTORE FUNCTIONS FILES`.
 */
const [project = '', auth = '', firestore = '', functions = '', files = ''] = process.argv.slice(2);
pointAt({ project, auth, firestore, files }, ['auth', 'firestore', 'files']);
process.env.LEMMA_FUNCTIONS_HOST = functions;

const { doorsAtEmulators } = await import('./doors/at-emulators.ts');
const { judgeAllowed, judgeRefused } = await import('./doors/judge.ts');
const { openSchool } = await import('./doors/open-school.ts');
const { decisions } = await import('./rules/decisions.ts');

const { cells, school } = await openSchool(doorsAtEmulators({ projectId: project, auth, firestore, functions }));
const wrong = [...(await judgeRefused(cells, school)), ...(await judgeAllowed(cells, school))];
for (const one of wrong) console.error(one);

console.log(
  JSON.stringify([
    { name: 'permissions: cells of the one table', value: decisions.length + cells.length, unit: '' },
    { name: 'permissions: of them calls and endpoints', value: cells.length, unit: '' },
    {
      ...{ name: 'permissions: calls and endpoints that answer otherwise', value: wrong.length, unit: '' },
      ...{ bar: 0, holds: wrong.length === 0 },
    },
  ]),
);
