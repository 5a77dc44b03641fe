import { misconceptions, skills } from '../registry.ts';
import type { Misconception } from '../types.ts';
import { byChancePage, likelyIn, percentText } from './by-chance-page.ts';
import { anchor, code, domainOf, inline, inWords } from './markdown.ts';
import { cite, countOfSources, literature } from './sources.ts';

const domains = [...new Set(misconceptions.map(({ id }) => domainOf(id)))];
const misconceptionsIn = (domain: string): Misconception[] =>
  misconceptions.filter(({ id }) => domainOf(id) === domain);

/** A note for a misconception whose answer may be a lucky guess. */
const byChance = ({ id }: Misconception): string[] =>
  likelyIn(id)
    .slice(0, 1)
    .map(
      ({ skill, share }) =>
        `Likely [by chance](by-chance.md) too: ${percentText(share)} of wrong numbers in ${code(skill)}.`,
    );

function section(idea: Misconception): string[] {
  const where = skills.filter((skill) => skill.misconceptions.some(({ id }) => id === idea.id));
  return [
    `## ${anchor(idea.id)}${inline(idea.name)}`,
    '',
    `${code(idea.id)} · ${idea.sources.map((source) => cite(source)).join('; ')}`,
    '',
    `> ${inline(idea.idea)}`,
    '',
    `${inline(idea.why)} *Next:* ${inline(idea.move)}`,
    '',
    where.length === 0
      ? 'Seen in how an answer is written.'
      : `In ${where.map(({ code: skill, name }) => `[${name}](../skills/${domainOf(skill)}.md#${skill})`).join(', ')}.`,
    ...byChance(idea),
    '',
  ];
}

const page = (domain: string): string =>
  [
    `# Misconceptions: ${inWords(domain).toLowerCase()}`,
    '',
    `${misconceptionsIn(domain).length} ideas. What each answers to an example stands with its [skills](../skills/README.md).`,
    `This page is made from the registry by \`npm run skills-doc\`; edit \`packages/math/src/misconceptions\`, not the page.`,
    '',
    ...misconceptionsIn(domain).flatMap(section),
  ].join('\n');

const index = (): string =>
  [
    '# Misconceptions',
    '',
    `${misconceptions.length} ideas that lead to wrong answers, from ${countOfSources} sources.`,
    'These pages are made from the registry by `npm run skills-doc`; edit `packages/math/src/misconceptions`, not the pages.',
    '',
    ...domains.map((domain) => `- [${inWords(domain)}](${domain}.md): ${misconceptionsIn(domain).length}`),
    '',
    'How often a wrong number is taken for an idea without one stands in [Named by chance](by-chance.md).',
    '',
    '## Sources',
    '',
    ...literature,
    '',
  ].join('\n');

/**
 * docs/misconceptions: every misconception in words, a page for each domain, and an index with the literature. By file
 * name.
 */
export const misconceptionPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', index()],
    ['by-chance.md', byChancePage()],
    ...domains.map((domain): [string, string] => [`${domain}.md`, page(domain)]),
  ]);
