import { findMisconception, findSkill, misconceptions, skills } from '../registry.ts';
import type { Skill } from '../types.ts';
import { coveragePage } from './coverage-page.ts';
import { answerText, exampleOf, type Said } from './example.ts';
import { anchor, code, domainOf, folded, inline, inWords } from './markdown.ts';
import { cite, countOfSources } from './sources.ts';

const FIRST_ALGEBRA = 9;
const gradeName = (grade: number): string =>
  grade === FIRST_ALGEBRA ? 'Algebra 1' : grade === 0 ? 'Kindergarten' : `Grade ${grade}`;
const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The folder of the misconceptions is next to the one of the skills. */
const MISCONCEPTION_PAGES = '../misconceptions/';

const domains = [...new Set(skills.map(({ domain }) => domain))];
const skillsOf = (domain: string, grade?: number): Skill[] =>
  skills.filter((skill) => skill.domain === domain && (grade === undefined || skill.grade === grade));
const gradesOf = (domain: string): number[] => [...new Set(skillsOf(domain).map(({ grade }) => grade))];

function mistakes(said: readonly Said[], read: (answer: string) => string): string[] {
  return said.map(({ id, answer, right }) => {
    const idea = findMisconception(id);
    const cited = (idea?.sources ?? []).map((source) => cite(source, MISCONCEPTION_PAGES)).join('; ');
    const answered =
      answer === undefined ? 'does not come up here' : `${read(answer)}${right === true ? ' (right, here)' : ''}`;
    return `- [${inline(idea?.name ?? id)}](${MISCONCEPTION_PAGES}${domainOf(id)}.md#${id}): ${answered}. ${cited}`;
  });
}

function section(skill: Skill): string[] {
  const { problem, said } = exampleOf(skill);
  const read = (answer: string): string => answerText(problem.answer, answer);
  const after = skill.prerequisites.map((one) => `[${findSkill(one)?.name ?? one}](${domainOf(one)}.md#${one})`);
  const facts = [
    code(skill.code),
    skill.standards.join(', '),
    ...(skill.wordProblem === true ? ['stories'] : []),
    ...(after.length > 0 ? [`after ${after.join(', ')}`] : []),
  ];
  const options = problem.answer.options?.map(({ label }) => inline(label)) ?? [];
  return [
    `### ${anchor(skill.code)}${skill.name}`,
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

const stories = skills.filter(({ wordProblem }) => wordProblem === true).length;
const MADE =
  'made from the registry by `npm run skills-doc`; edit the skills in `packages/math/src/skills`, not the page.';

const page = (domain: string): string =>
  [
    `# Skills: ${inWords(domain).toLowerCase()}`,
    '',
    `${plural(skillsOf(domain).length, 'skill')}; [how to read them, and the other domains](README.md). This page is ${MADE}`,
    '',
    ...gradesOf(domain).flatMap((grade) => [
      `## ${anchor(`grade-${grade}`)}${gradeName(grade)}`,
      '',
      ...skillsOf(domain, grade).flatMap(section),
    ]),
  ].join('\n');

const index = (): string =>
  [
    '# Skills',
    '',
    `${skills.length} skills, ${stories} of them with stories, and ${misconceptions.length} [misconceptions](${MISCONCEPTION_PAGES}README.md) from ${countOfSources} sources.`,
    `This page is ${MADE}`,
    '',
    'Each skill has one example, chosen so that the misconceptions have most to say to it: what is asked, what the picture shows,',
    'the answer, the worked solution, and what a student with each misconception answers to this very example.',
    'Mathematics is written as it is typed. [Which standards have a skill](coverage.md).',
    '',
    ...domains.map(
      (domain) =>
        `- [${inWords(domain)}](${domain}.md): ${gradesOf(domain)
          .map(
            (grade) =>
              `[${gradeName(grade).toLowerCase()}](${domain}.md#grade-${grade}) (${skillsOf(domain, grade).length})`,
          )
          .join(', ')}`,
    ),
    '',
  ].join('\n');

/** docs/skills: every skill with an example, a page for each domain by grade, and an index. By file name. */
export const skillPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', index()],
    ['coverage.md', coveragePage()],
    ...domains.map((domain): [string, string] => [`${domain}.md`, page(domain)]),
  ]);
