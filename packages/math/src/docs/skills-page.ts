import { findMisconception, findSkill, misconceptions, skills } from '../registry.ts';
import type { Skill } from '../types.ts';
import { answerText, exampleOf, type Said } from './example.ts';
import { anchor, code, folded, inline, inWords } from './markdown.ts';
import { bibliography } from './sources.ts';

const FIRST_ALGEBRA = 9;
const gradeName = (grade: number): string => (grade === FIRST_ALGEBRA ? 'First algebra' : `Grade ${grade}`);
const placeOf = (grade: number, domain: string): string => `grade-${grade}-${domain}`;
const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The misconceptions page stands beside this one. */
const IDEAS = 'misconceptions.md';

const sources = bibliography(misconceptions.flatMap((idea) => idea.sources));

const grades = [...new Set(skills.map(({ grade }) => grade))];
const domainsOf = (grade: number): string[] => [
  ...new Set(skills.filter((skill) => skill.grade === grade).map(({ domain }) => domain)),
];
const skillsOf = (grade: number, domain: string): Skill[] =>
  skills.filter((skill) => skill.grade === grade && skill.domain === domain);

function contents(): string[] {
  return grades.flatMap((grade) => [
    `- [${gradeName(grade)}](#grade-${grade}): ${domainsOf(grade)
      .map((domain) => {
        const count = skillsOf(grade, domain).length;
        return `[${inWords(domain).toLowerCase()}](#${placeOf(grade, domain)}) (${count})`;
      })
      .join(', ')}`,
  ]);
}

function mistakes(said: readonly Said[], read: (answer: string) => string): string[] {
  return said.map(({ id, answer, right }) => {
    const idea = findMisconception(id);
    const cited = (idea?.sources ?? []).map((source) => sources.cite(source, IDEAS)).join('; ');
    const answered =
      answer === undefined ? 'does not come up here' : `${read(answer)}${right === true ? ' (right, here)' : ''}`;
    return `- [${inline(idea?.name ?? id)}](${IDEAS}#${id}): ${answered}. ${cited}`;
  });
}

function section(skill: Skill): string[] {
  const { problem, said } = exampleOf(skill);
  const read = (answer: string): string => answerText(problem.answer, answer);
  const after = skill.prerequisites.map((one) => `[${findSkill(one)?.name ?? one}](#${one})`);
  const facts = [
    code(skill.code),
    skill.standards.join(', '),
    ...(skill.wordProblem === true ? ['stories'] : []),
    ...(after.length > 0 ? [`after ${after.join(', ')}`] : []),
  ];
  const options = problem.answer.options?.map(({ label }) => inline(label)) ?? [];
  return [
    `#### ${anchor(skill.code)}${skill.name}`,
    '',
    facts.join(' · '),
    '',
    `Cases: ${skill.cases.map(({ label }) => inline(label)).join('; ')}.`,
    '',
    `> ${inline(problem.prompt)}${problem.math === undefined ? '' : ` ${code(problem.math)}`}`,
    ...(options.length > 0 ? ['>', `> ${options.join(' / ')}`] : []),
    ...(problem.picture === undefined ? [] : ['>', `> *Picture: ${inline(problem.picture.alt)}*`]),
    '>',
    `> **${read(problem.answer.key)}**`,
    '',
    ...folded(`Solution, and what ${plural(said.length, 'misconception')} would answer`, [
      ...problem.solution.map(({ line, why }, index) => `${index + 1}. ${code(line)} ${inline(why)}`),
      '',
      ...mistakes(said, read),
    ]),
    '',
  ];
}

/** docs/skills.md: every skill with an example, by grade and domain. */
export function skillsPage(): string {
  const stories = skills.filter(({ wordProblem }) => wordProblem === true).length;
  return [
    '# Skills',
    '',
    `${skills.length} skills, ${stories} of them with stories, and ${misconceptions.length} [misconceptions](${IDEAS}) from ${sources.size} sources.`,
    'This page is made from the registry by `npm run skills-doc`; edit the skills in `packages/math/src/skills`, not the page.',
    '',
    'Each skill has one example, chosen so that the misconceptions have most to say to it: what is asked, what the picture shows,',
    'the answer, the worked solution, and what a student with each misconception answers to this very example.',
    'Mathematics is written as it is typed.',
    '',
    ...contents(),
    '',
    ...grades.flatMap((grade) => [
      `## ${anchor(`grade-${grade}`)}${gradeName(grade)}`,
      '',
      ...domainsOf(grade).flatMap((domain) => [
        `### ${anchor(placeOf(grade, domain))}${inWords(domain)}`,
        '',
        ...skillsOf(grade, domain).flatMap(section),
      ]),
    ]),
  ].join('\n');
}
