import { misconceptions, skills } from '../registry.ts';
import type { Misconception } from '../types.ts';
import { anchor, code, inline, inWords } from './markdown.ts';
import { bibliography } from './sources.ts';

const domainOf = ({ id }: Misconception): string => id.split('.')[0] ?? id;
const sources = bibliography(misconceptions.flatMap((idea) => idea.sources));

function section(idea: Misconception): string[] {
  const where = skills.filter((skill) => skill.misconceptions.some(({ id }) => id === idea.id));
  return [
    `### ${anchor(idea.id)}${inline(idea.name)}`,
    '',
    `${code(idea.id)} · ${idea.sources.map((source) => sources.cite(source)).join('; ')}`,
    '',
    `> ${inline(idea.idea)}`,
    '',
    `${inline(idea.why)} *Next:* ${inline(idea.move)}`,
    '',
    where.length === 0
      ? 'Seen in how an answer is written.'
      : `In ${where.map(({ code: skill, name }) => `[${name}](skills.md#${skill})`).join(', ')}.`,
    '',
  ];
}

/** docs/misconceptions.md: every idea in words, by domain, and the literature. */
export function misconceptionsPage(): string {
  const domains = [...new Set(misconceptions.map(domainOf))];
  const of = (domain: string): Misconception[] => misconceptions.filter((idea) => domainOf(idea) === domain);
  return [
    '# Misconceptions',
    '',
    `${misconceptions.length} ideas that lead to wrong answers, from ${sources.size} sources. What each answers to an example stands with its [skills](skills.md).`,
    'This page is made from the registry by `npm run skills-doc`; edit `packages/math/src/misconceptions`, not the page.',
    '',
    ...domains.map((domain) => `- [${inWords(domain)}](#ideas-${domain}): ${of(domain).length}`),
    '- [Sources](#sources)',
    '',
    ...domains.flatMap((domain) => [
      `## ${anchor(`ideas-${domain}`)}${inWords(domain)}`,
      '',
      ...of(domain).flatMap(section),
    ]),
    `## ${anchor('sources')}Sources`,
    '',
    ...sources.list,
    '',
  ].join('\n');
}
