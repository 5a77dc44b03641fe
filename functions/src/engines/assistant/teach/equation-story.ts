import { createRng, solveAsked, verify } from '@lemma/math';
import { PEOPLE, worldOf } from '../frames/worlds.ts';
import type { Explained } from '../judge/explain.ts';
import { fact, say, suggest } from '../say/parts.ts';
import type { WishOf } from '../wish/wish.ts';

const article = (theme: string): string =>
  /^(?:the|an?)\b/.test(theme) ? theme : `${/^[aeiou]/.test(theme) ? 'an' : 'a'} ${theme}`;

/** A word problem for an equation like 8x + 15 = 71, 5x = 40 or x + 7 = 12. */
export function equationStory(wish: WishOf<'equation-story'>, seed: number): Explained {
  const plain = wish.equation.replace(/\s+/g, '');
  const [, a = '', letter = 'x', sign, b, c] =
    /^(-?\d*)([a-z])(?:([-+])(\d+))?=(-?\d+)$/.exec(plain) ?? /^$/.exec('') ?? [];
  const turned = /^(\d+)\+(-?\d*)([a-z])=(-?\d+)$/.exec(plain);
  const [factor, start, total, way, name] = turned
    ? [turned[2] || '1', turned[1], turned[4], '+', turned[3]]
    : [a || '1', b, c, sign, letter];
  const solved = solveAsked(`solve ${wish.equation}`);
  if (solved === undefined || total === undefined || Number(factor) <= 0 || Number(total) <= 0)
    return {
      parts: [
        say('I tell stories for equations like 8x + 15 = 71, 5x = 40 or x + 7 = 12, with positive numbers.'),
        suggest('Story problem about a dog walker for 8x + 15 = 71'),
      ],
    };
  const who = createRng(seed).pick(PEOPLE);
  const theme = wish.theme ?? 'school fair';
  const { thing } = worldOf(theme);
  const isPerson = /(?:er|or|ist|ian|coach|vet|chef)$/.test(theme);
  const unit = isPerson ? (/walker/.test(theme) ? 'walk' : /sitter/.test(theme) ? 'hour' : 'job') : thing;
  const each = factor === '1' ? '' : `$${factor} for each ${unit}`;
  const intro = isPerson
    ? `${who} works as ${article(theme)} and earns ${each}`
    : `${who} sells ${worldOf(theme).things} for $${factor} each`;
  const rest =
    start === undefined
      ? ''
      : way === '-'
        ? ` From the money ${who} pays $${start} for supplies.`
        : factor === '1'
          ? ''
          : ` On top of that there is a tip of $${start} for the day.`;
  const story =
    factor === '1' && start !== undefined
      ? `${who} has some money saved and ${way === '-' ? 'spends' : 'earns'} $${start} ${isPerson ? `as ${article(theme)}` : `at the ${theme}`}. Now it is $${total}. How much was it before?`
      : `${intro}.${rest} In the end ${who} has $${total}. How many ${unit}s were there?`;
  const value = solved.answer.replaceAll('`', '').replace(/^[a-z] = /, '');
  const check = `${factor} × ${value}${start === undefined ? '' : ` ${way} ${start}`} = ${total}`;
  if (verify(`\`${check}\``).right !== 1)
    return {
      parts: [
        say(`\`${wish.equation}\` has the solution ${solved.answer}, which does not fit a story about whole things.`),
      ],
    };
  return {
    parts: [
      { kind: 'text', text: story, claim: 'task' },
      fact(
        `It leads to \`${wish.equation}\`, where \`${name}\` is what is asked for. Solution: ${solved.answer}, because \`${check}\`.`,
      ),
    ],
    memo: { wish },
  };
}
