import { coverage, percentOf } from './coverage.ts';

/** docs/skills/coverage.md: for each grade and Algebra 1, how many standards have a skill, and which have none. */
export function coveragePage(): string {
  const rows = coverage();
  const missing = rows.filter(({ missing: none }) => none.length > 0);
  return [
    '# Which standards have a skill',
    '',
    'Made by `npm run skills-doc` from the standards that each skill names. A standard that is divided into parts is counted by its',
    'parts. Algebra 1 has the standards of High School Algebra I in the traditional pathway of the Common Core State Standards, Appendix A',
    '(`packages/math/src/algebra-1.ts`).',
    '',
    '| Grade | Standards | With a skill | Share |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.standards.length} | ${row.standards.length - row.missing.length} | ${percentOf(row)} % |`,
    ),
    '',
    '## Without a skill',
    '',
    ...(missing.length === 0
      ? ['None.']
      : missing.map((row) => `- ${row.name}, no skill has been written yet: ${row.missing.join(', ')}.`)),
    '',
  ].join('\n');
}
