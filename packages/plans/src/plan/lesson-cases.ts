import { findSkill, type Problem, type Skill, type SkillCase } from '@lemma/math';
import { coverOf } from '../cover.ts';
import { caseLines } from '../standards/case-lines.ts';
import { casePoints } from '../standards/case-points.ts';
import { parentOf } from '../standards/cover-code.ts';
import { rowsOf } from '../standards/rows-of.ts';

/** A structural case of one of the standard's skills. */
export type CasePair = { readonly skill: Skill; readonly chosen: SkillCase };

/** The cases that a lesson on a standard has, with the one in which the standard is hardest. */
export type LessonCases = {
  readonly pairs: readonly CasePair[];
  readonly skills: readonly Skill[];
  readonly hardest: CasePair;
  /** The standard of the hardest case: of a heading, one of those below it. */
  readonly code: string;
  /** What has to be understood in the hardest case; without a full stop. */
  readonly point: string;
};

type Line = { readonly hardest: string; readonly leftOut: ReadonlySet<string>; readonly added: readonly CasePair[] };

const points = new Map(rowsOf(casePoints).map(([pair = '', point = '']) => [pair, point.replace(/\.$/, '')]));

export const pairsOf = (skills: readonly Skill[]): CasePair[] =>
  skills.flatMap((skill) => skill.cases.map((chosen) => ({ skill, chosen })));

const nameOf = ({ skill, chosen }: CasePair): string => `${skill.code}:${chosen.id}`;
export const isSamePair = (one: CasePair, other: CasePair | undefined): boolean =>
  other !== undefined && nameOf(one) === nameOf(other);

function pairOf(name: string): CasePair | undefined {
  const [code = '', id] = name.split(':');
  const skill = findSkill(code);
  const chosen = skill?.cases.find((each) => each.id === id);
  return skill && chosen && { skill, chosen };
}

/** The cases that a name stands for: `skill:case`, or all of a skill. */
function pairsNamed(name: string): CasePair[] {
  const skill = findSkill(name);
  const pair = pairOf(name);
  return skill ? pairsOf([skill]) : pair ? [pair] : [];
}

const lines = new Map(
  rowsOf(caseLines).map(([code = '', hardest = '', leftOut = '', added = '']): [string, Line] => [
    code,
    { hardest, leftOut: new Set(leftOut.split(' ')), added: added.split(' ').flatMap(pairsNamed) },
  ]),
);

/** The codes whose lines say what a lesson on this code has: its own, its standard's, or those of all its standards. */
function codesFor(code: string): string[] {
  const whole = parentOf(code);
  const own = [code, whole].find((each) => lines.has(each));
  return own === undefined ? [...lines.keys()].filter((each) => each.startsWith(`${code}.`)) : [own];
}

/** The cases of a lesson on a code; undefined where no skill covers it. */
export function lessonCasesOf(code: string): LessonCases | undefined {
  const found = codesFor(code).flatMap((each) => {
    const line = lines.get(each);
    return line ? [{ each, line }] : [];
  });
  const pairs = found
    .flatMap(({ each, line: { leftOut, added } }) => [
      ...pairsOf(coverOf(each).skills).filter((pair) => !leftOut.has(pair.skill.code) && !leftOut.has(nameOf(pair))),
      ...added,
    ])
    .filter((pair, index, all) => all.findIndex((one) => isSamePair(one, pair)) === index);
  const last = found.at(-1);
  const hardest = last && pairOf(last.line.hardest);
  if (!last || !hardest) return undefined;
  return {
    pairs,
    skills: [...new Set(pairs.map(({ skill }) => skill))],
    hardest,
    code: last.each,
    point: points.get(last.line.hardest) ?? '',
  };
}

/** The standard that a code is taught as: of a heading, the one below it whose case is the hardest. */
export const taughtAs = (code: string): string => (/[A-Z]$/.test(code) ? (lessonCasesOf(code)?.code ?? code) : code);

/** A case by its name, with that of its skill where the standard has several and the problem has what the name speaks of. */
export const aboutOf = ({ skill, chosen }: CasePair, all: readonly Skill[], { picture }: Problem): string =>
  all.length === 1 || (picture === undefined && /\bgraph\b/.test(skill.name))
    ? chosen.label
    : `${skill.name}: ${chosen.label}`;
