import { boundFigures } from './bound/bound-figures.ts';
import { broughtFigures } from './brought-figures.ts';
import { handInFigures } from './hand-in-figures.ts';
import { lessonFigures } from './lesson-figures.ts';
import { misconceptionFigures } from './misconception-figures.ts';
import { monthFigures } from './month-figures.ts';
import { readFigures } from './read-figures.ts';
import { unseenFigures } from './unseen-figures.ts';

/** `live` runs with the functions; `quiet` uses a project that no function listens to. */
const parts: Record<string, () => Promise<readonly object[]>> = {
  live: async () => [...(await lessonFigures()), ...(await handInFigures())],
  quiet: async () => [
    ...(await readFigures()),
    ...(await monthFigures()),
    ...misconceptionFigures(),
    ...(await unseenFigures()),
    ...(await broughtFigures()),
  ],
  brought: broughtFigures,
  bound: boundFigures,
};
const figures = await parts[process.argv[2] ?? '']?.();
if (figures === undefined) throw new Error(`One of: ${Object.keys(parts).join(', ')}`);
process.stdout.write(JSON.stringify(figures));
process.exit(0);
