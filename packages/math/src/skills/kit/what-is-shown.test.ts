import { describe, expect, it } from 'vitest';
import { parse } from '../../check/index.ts';
import { generateProblem } from '../../generate.ts';
import type { Picture } from '../../pictures/types.ts';
import { skills } from '../../registry.ts';
import { toSpeech } from '../../render/index.ts';
import { IS_SOAK, partOf } from '../../soak/part-of.ts';
import type { Problem, Skill } from '../../types.ts';

const levels = [1, 2, 3] as const;
/** One in four skills; all of them, and more problems of each, in `npm run soak -w @lemma/math`. */
const tried = partOf(4, skills, ({ code }) => code);

/** Problems of every level and case over some seeds. */
const drawn = (skill: Skill, seeds: number): Problem[] =>
  levels.flatMap((level) =>
    skill.cases.flatMap(({ id }) =>
      Array.from({ length: seeds }, (_, at) => generateProblem(skill, level, at + 1, id)),
    ),
  );

type Figure = Extract<Picture, { kind: 'figure' }>;
type Corner = { readonly x: number; readonly y: number };

function contains(corners: readonly Corner[], { x, y }: Corner): boolean {
  let inside = false;
  corners.forEach((a, at) => {
    const b = corners.at(at - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** Right-angle marks that lie neither inside the figure nor between two drawn lines. */
function straySymbols(figure: Figure): number {
  const marks = (figure.angles ?? []).filter(({ right }) => right === true);
  return marks.filter(({ x, y, from, to }) => {
    const middle = (((from + to) / 2) * Math.PI) / 180;
    const mark = { x: x + 0.2 * Math.cos(middle), y: y + 0.2 * Math.sin(middle) };
    const extended = (figure.segments ?? []).some((one) => one.y1 === y && one.y2 === y && one.x2 === x && mark.x < x);
    return !extended && !figure.polygons.some(({ corners }) => contains(corners, mark));
  }).length;
}

describe('what a problem shows', () => {
  it('never shows values in the order that it asks for', () => {
    const done = tried.flatMap((skill) =>
      drawn(skill, IS_SOAK ? 40 : 8).filter(
        ({ answer, math }) => answer.kind === 'list' && math?.replaceAll(' ', '') === answer.key.replaceAll(' ', ''),
      ),
    );
    expect(done.map(({ skill, level, seed }) => `${skill} ${level} ${seed}`)).toEqual([]);
  });

  it('marks right angles inside the figure', () => {
    const stray = tried.flatMap((skill) =>
      drawn(skill, IS_SOAK ? 20 : 6).filter(({ picture }) => picture?.kind === 'figure' && straySymbols(picture) > 0),
    );
    expect(stray.map(({ skill, case: id, seed }) => `${skill} ${id} ${seed}`)).toEqual([]);
  });

  it('recognizes the unit of every question that names one', () => {
    const bare = tried.flatMap((skill) =>
      drawn(skill, 8).filter(
        ({ prompt, answer }) =>
          answer.kind === 'number' &&
          answer.units === undefined &&
          /how many (?!times|should|has )|\bin °[CF]|how old/i.test(prompt),
      ),
    );
    expect([...new Set(bare.map(({ skill, prompt }) => `${skill}: ${prompt}`))]).toEqual([]);
  });

  it.each([
    ['8:25', 'eight twenty-five'],
    ['8:05', 'eight oh five'],
    ['12:00', "twelve o'clock"],
    ['3 : 25', 'three to twenty-five'],
    ['3:2', 'three to two'],
    ['2:3:5', 'two to three to five'],
  ])('says %s as %s', (text, words) => {
    const read = parse(text);
    expect(read.ok && toSpeech(read.tree)).toBe(words);
  });

  it('treats every time of day as a time', () => {
    const times = skills
      .filter(({ domain }) => domain === 'measurement')
      .flatMap((skill) =>
        drawn(skill, IS_SOAK ? 20 : 6).flatMap(({ answer }) => answer.options?.map(({ label }) => label) ?? []),
      )
      .map((label) => label.replaceAll('`', ''))
      .filter((label) => /^\d{1,2}:[0-5]\d$/.test(label));
    expect(times.length).toBeGreaterThan(50);
    for (const time of times) {
      const read = parse(time);
      expect(read.ok && toSpeech(read.tree), time).not.toContain(' to ');
    }
  });
});
