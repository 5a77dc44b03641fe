import { queriesAndIndexes } from './queries/queries-and-indexes.ts';

/** Prints how the indexes fit the queries of the code, as JSON. */
const { pages, functions, declared, needed } = queriesAndIndexes();
const none = (name: string, value: number) => ({ name, value, unit: '', bar: 0, holds: value === 0 });

console.log(
  JSON.stringify([
    { name: 'queries: of pages, each asked of the rules', value: pages.length, unit: '' },
    { name: 'queries: of functions', value: functions.length, unit: '' },
    { name: 'queries: composite indexes', value: declared.length, unit: '' },
    none('queries: without their index', needed.filter((index) => !declared.includes(index)).length),
    none('queries: indexes that no query needs', declared.filter((index) => !needed.includes(index)).length),
  ]),
);
