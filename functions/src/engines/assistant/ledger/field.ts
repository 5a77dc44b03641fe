import { type Skill, skills } from '@lemma/math';
import { stemOf, stemsOfTopic } from '@lemma/plans/topics';
import { gradeOfCode } from '../read/numbers.ts';
import { wordsOf } from '../words/words.ts';
import type { TopicRead } from './topic.ts';

const FIELDS: readonly string[] = [...new Set(skills.map(({ domain }) => domain))].filter(
  (domain) => !domain.includes('-'),
);
const OPERATIONS = /^(?:add|subtract|multipl|divid|compar|order|round|convert|simplif|equival)/;

export const isOfGrade = (grade: number | undefined) => (skill: Skill) =>
  grade === undefined || skill.standards.some((code) => gradeOfCode(code) === grade);

/** A whole field of skills, where a text names it and nothing that is done in it: "fractions". */
export function fieldIn(text: string, grade: number | undefined): TopicRead | undefined {
  const fieldOf = (low: string): string | undefined => FIELDS.find((field) => stemOf(field) === stemOf(low));
  const words = wordsOf(text).filter(({ low }) => fieldOf(low) !== undefined);
  const fields = [...new Set(words.map(({ low }) => fieldOf(low)))];
  const [field] = fields;
  const isDone = wordsOf(text).some(({ low }) => stemsOfTopic(low).some((stem) => OPERATIONS.test(stem)));
  if (field === undefined || fields.length > 1 || isDone) return undefined;
  const own = skills.filter((skill) => skill.domain === field && isOfGrade(grade)(skill));
  return own.length < 2 ? undefined : { kind: 'named', skills: own, spans: words, core: words };
}
