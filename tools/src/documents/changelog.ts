/** The kinds of commits in the changelog, in this order. */
const kinds = { feat: 'New', fix: 'Mended', perf: 'Faster' } as const;
const SUBJECT = /^(\d{4}-\d{2}-\d{2})\t(feat|fix|perf)(?:\(([^)]*)\))?(!)?: (.+)$/;

/** A changelog from lines of `date<tab>subject`, the newest first. Other kinds of commits concern developers only. */
export function changelogOf(log: string): string {
  const lines = log.split('\n').flatMap((line) => {
    const [, date, kind, scope, breaking, said] = SUBJECT.exec(line) ?? [];
    return date === undefined || said === undefined ? [] : [{ date, kind, said, scope: scope ?? 'all', breaking }];
  });
  const days = Map.groupBy(lines, ({ date }) => date);
  const parts = [...days].map(([date, ofDay]) => {
    const groups = Object.entries(kinds).flatMap(([kind, title]) => {
      const own = ofDay.filter((one) => one.kind === kind).sort((a, b) => a.scope.localeCompare(b.scope));
      const told = own.map(({ scope, said, breaking }) => `- **${scope}**: ${said}${breaking ? ' (breaks)' : ''}`);
      return own.length === 0 ? [] : [`### ${title}\n\n${told.join('\n')}\n`];
    });
    return `## ${date}\n\n${groups.join('\n')}`;
  });
  return `# Changelog\n\nWritten by \`npm run changelog\` from the commits. What is served of an area, and since when: \`npm run release -- changelog AREA\`.\n\n${parts.join('\n')}`;
}
