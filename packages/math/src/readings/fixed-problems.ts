import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRng } from '../rng.ts';
import type { Params, Skill } from '../types.ts';

/** The problems on which ideas are read: one line a skill, its code and a list of parameters. */
export const problemsFile = join(import.meta.dirname, 'fixed-problems.txt');

const LEVELS = [1, 2, 3] as const;
const SEEDS = 80;
/** So many problems show each idea of a skill, if it can have so many. */
const SHOWN = 2;

/** A few problems of a skill in which each of its ideas has an answer, and no more than it takes. */
export function chosenProblems({ cases, draw, misconceptions }: Skill): readonly Params[] {
  const chosen: Params[] = [];
  const shown = new Map<string, number>();
  for (let seed = 1; seed <= SEEDS; seed += 1)
    for (const level of LEVELS)
      for (const { id } of cases) {
        const params = draw(createRng(seed * 7919 + level), level, id);
        const speaking = misconceptions.filter(({ work }) => work(params) !== undefined);
        if (speaking.every((idea) => (shown.get(idea.id) ?? 0) >= SHOWN)) continue;
        for (const idea of speaking) shown.set(idea.id, (shown.get(idea.id) ?? 0) + 1);
        chosen.push(params);
      }
  return chosen;
}

/** The problems of each skill that are fixed in the file. */
export const fixedProblems = (): ReadonlyMap<string, readonly Params[]> =>
  new Map(
    readFileSync(problemsFile, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const at = line.indexOf('\t');
        return [line.slice(0, at), JSON.parse(line.slice(at + 1)) as Params[]];
      }),
  );

/** The file with the problems of these skills; those of skills that are in it already stay as they are. */
export function problemsText(skills: readonly Skill[], known: ReadonlyMap<string, readonly Params[]>): string {
  const lines = skills.map((skill) => {
    const before = known.get(skill.code) ?? [];
    const shows = (params: readonly Params[]) =>
      skill.misconceptions.every(({ work }) => params.some((one) => work(one) !== undefined));
    return `${skill.code}\t${JSON.stringify(before.length > 0 && shows(before) ? before : chosenProblems(skill))}\n`;
  });
  return lines.sort().join('');
}
