import { algebra1 } from '../algebra-1.ts';
import { commonCore, type StandardCode } from '../common-core.ts';
import { skills } from '../registry.ts';

/** The standards of one grade or course, and which of them no skill names. */
export type Coverage = {
  readonly name: string;
  readonly standards: readonly string[];
  readonly missing: readonly string[];
};

/** All codes of standards; a standard that is divided into parts is represented by its parts. */
const leaves: readonly string[] = Object.entries(commonCore).flatMap(([cluster, numbers]) =>
  numbers
    .filter((number) => !numbers.some((other) => new RegExp(`^${number}[a-z]$`).test(other)))
    .map((number) => `${cluster}.${number}`),
);

/** A skill that names a divided standard as a whole counts for each of its parts. */
const named = new Set(skills.flatMap(({ standards }) => standards));
const hasSkill = (code: string): boolean => named.has(code) || named.has(code.replace(/[a-z]$/, ''));

const covered = (name: string, standards: readonly string[]): Coverage => ({
  name,
  standards,
  missing: standards.filter((code) => !hasSkill(code)),
});

const GRADES = ['K', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Kindergarten to grade 8 and Algebra 1, in order. */
export const coverage = (): readonly Coverage[] => [
  ...GRADES.map((grade) =>
    covered(
      grade === 'K' ? 'Kindergarten' : `Grade ${grade}`,
      leaves.filter((code) => code.startsWith(`${grade}.`)),
    ),
  ),
  covered('Algebra 1', algebra1 satisfies readonly StandardCode[]),
];

/** The share of standards with a skill, in whole percent, rounded down. */
export const percentOf = ({ standards, missing }: Coverage): number =>
  Math.floor((100 * (standards.length - missing.length)) / standards.length);
