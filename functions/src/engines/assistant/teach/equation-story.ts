import { createRng, findSkill, type Level, skills, solveAsked, verify } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { PEOPLE, worldOf } from '../frames/worlds.ts';
import type { Explained } from '../judge/explain.ts';
import { fact, say, suggest } from '../say/parts.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { readTopic } from '../topic/topic.ts';
import type { WishOf } from '../wish/wish.ts';
import { rewriteAll, toRewrite } from './rewrite-all.ts';
import { storyVersions } from './story-versions.ts';

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

const LEVELS: readonly (readonly [string, Level])[] = [
  ['Easier', 1],
  ['On level', 2],
  ['Harder', 3],
];

/** The most words of three letters or more in a task that is no story: "Solve for x and check your answer". */
const MOST_WORDS_OF_A_TASK = 7;

/**
 * Easier and harder versions of a typed problem: from the skill that can read it, otherwise from the one that its words
 * name.
 */
export function makeVersions(wish: WishOf<'versions'>, seed: number): Explained {
  const all = toRewrite(wish.task);
  if (all.length > 0) return rewriteAll(all, wish, seed);
  const told = storyVersions(wish.task);
  if (told) return told;
  const math = /[-\d(a-z][^.?!:]*[=+\-×÷/<>^][^.?!:]*/i
    .exec(wish.task.replace(/^\s*(?:solve|find|simplify|evaluate|factor|expand)\s+/i, ''))?.[0]
    ?.trim();
  const solved = solveAsked(wish.task);
  const readers = skills.filter(
    ({ read, misconceptions }) =>
      math !== undefined && misconceptions.length > 0 && read?.(math) !== undefined && !/\$/.test(math),
  );
  const reading = readTopic(
    wish.task
      .toLowerCase()
      .replace(/\$?\d+(?:\.\d+)?/g, ' ')
      .replace(/%/g, 'percent'),
  );
  const named =
    reading.kind === 'found'
      ? reading.topic.skills.toSorted(
          (one, other) => Number(other.wordProblem === true) - Number(one.wordProblem === true),
        )
      : [];
  // A story's versions are stories.
  const isTold = (wish.task.match(/\p{L}{3,}/gu) ?? []).length > MOST_WORDS_OF_A_TASK;
  const skill = findSkill(readers[0]?.code ?? named[0]?.code ?? '');
  if (skill === undefined || (isTold && skill.wordProblem !== true))
    return {
      parts: [
        say('I did not recognize what kind of problem that is, so I have made nothing. Name the skill.'),
        suggest('Differentiate two-step equations for three levels'),
      ],
    };
  const params = math === undefined ? undefined : skill.read?.(math);
  const caseId =
    skill.cases.find(
      ({ id, label }) =>
        wish.task.toLowerCase().includes(id) ||
        (/off|sale|discount/i.test(wish.task) && /discount/.test(`${id} ${label}`)),
    )?.id ??
    skill.cases[0]?.id ??
    '';
  const rows = LEVELS.filter(([, level]) => level !== 2 || params !== undefined).flatMap(
    ([name, level], at): ChatPart[] => {
      const hardest =
        level === 3 && !/off|sale|discount/i.test(wish.task)
          ? (skill.cases.at(-1)?.id ?? caseId)
          : level === 3
            ? (skill.cases.find(({ id }) => id === 'both')?.id ?? caseId)
            : caseId;
      const drawn = drawSlot({ skill: skill.code, case: hardest, level, seed: seed + at * 104_729, form: 'open' }, at);
      return drawn?.item ? [say(`${name}:`), { kind: 'item', item: drawn.item }] : [];
    },
  );
  const own =
    solved === undefined ? [] : [fact(`The given problem, “${wish.task.trim()}”, comes to ${solved.answer}.`)];
  return { parts: [...own, ...rows], memo: { wish, skill: skill.code } };
}
