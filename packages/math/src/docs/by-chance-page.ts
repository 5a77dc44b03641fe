import { skills } from '../registry.ts';
import type { MisconceptionId } from '../types.ts';
import { domainOf, inline, inWords } from './markdown.ts';
import { type NamedByChance, ratesBySkill } from './named-by-chance.ts';

/** From this rate on, a misconception is called likely by chance; the average over all skills must stay below it. */
const LIKELY = 0.03;

/** `1.4 %`, `under 0.1 %`. */
export const percentText = (share: number): string =>
  share === 0 ? '0' : share < 0.001 ? 'under 0.1 %' : `${(100 * share).toFixed(1)} %`;

/** The skills in which a misconception is likely by chance, the likeliest first. */
export const likelyIn = (id: MisconceptionId): readonly { readonly skill: string; readonly share: number }[] =>
  [...ratesBySkill()]
    .map(([skill, { ideas }]) => ({ skill, share: ideas.get(id) ?? 0 }))
    .filter(({ share }) => share >= LIKELY)
    .sort((a, b) => b.share - a.share);

/** The mean over all problems of all skills. */
export function overall(of: (rate: NamedByChance) => number): number {
  const rates = [...ratesBySkill().values()];
  const problems = rates.reduce((sum, rate) => sum + rate.problems, 0);
  return rates.reduce((sum, rate) => sum + of(rate) * rate.problems, 0) / problems;
}

/** docs/misconceptions/by-chance.md: for each skill, how often a random wrong number is taken for a misconception. */
export const byChancePage = (): string =>
  [
    '# Named by chance',
    '',
    'A wrong number may be an idea or a guess. For each skill this page says how many of the numbers from a third of the right one to three times it',
    `(and five more) are what one idea of the skill answers, and how many what two together do: ${percentText(overall(({ one }) => one))} and ${percentText(overall(({ two }) => two))}`,
    'over all skills, on eight problems a level. The numbers are counted out, none is drawn. Where options are chosen, every wrong one may be an idea.',
    'This page is made by `npm run skills-doc`.',
    '',
    '| Skill | one idea | two ideas |',
    '| --- | ---: | ---: |',
    ...skills.map(({ code, name, domain }) => {
      const rate = ratesBySkill().get(code);
      const link = `[${inWords(domain)}: ${inline(name).toLowerCase()}](../skills/${domainOf(code)}.md#${code})`;
      return rate === undefined || rate.problems === 0
        ? `| ${link} | chosen | |`
        : `| ${link} | ${percentText(rate.one)} | ${percentText(rate.two)} |`;
    }),
    '',
  ].join('\n');
