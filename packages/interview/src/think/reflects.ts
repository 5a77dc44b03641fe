import { reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf, namedIn, ruleOf } from './named-in.ts';
import { roughly } from './sense.ts';
import { told, wholeWay } from './where-from.ts';

/** The lines that are work, without the problem written again. */
const workLines = ({ steps }: TalkCase) => steps.filter(({ why }) => !/^this is the /i.test(why));

const lastTold = (about: TalkCase): string | undefined => {
  const lines = workLines(about);
  const line = lines.find(({ why }) => why.length > 12) ?? lines[0];
  return line && told(line);
};

const namedNumbers = (about: TalkCase): string | undefined => {
  const all = namedIn(about.asked)
    .map(({ text, called, counts }) =>
      called !== undefined
        ? `${text} is the ${called}`
        : counts !== undefined
          ? `${text} is how many ${counts}`
          : undefined,
    )
    .filter((one) => one !== undefined);
  return all.length === 0 ? undefined : all.join(', and ');
};

const expected = (about: TalkCase): string => {
  const rough = roughly(about);
  return rough === undefined
    ? said('I didn’t think about that before, I just worked it out', gotIt(about))
    : said(`maybe about \`${writtenValue(rough.value, true)}\``, gotIt(about));
};

type Reflection = readonly [asked: RegExp, said: (about: TalkCase, rule: string) => string | undefined];

/** Questions about the thinking itself: the first that fits. */
const REFLECTIONS: readonly Reflection[] = [
  [
    /\b(?:go slower|slow down|again slowly|one more time|say (?:it|that) again|start over|not sure i follow|repeat that)\b/i,
    (about) => wholeWay(about),
  ],
  [
    /\b(?:hardest|trickiest|hard|tricky|difficult|confus\w+|least sure|not sure about|stuck|unsure)\b/i,
    (about, rule) => {
      const line = lastTold(about);
      return said(
        line === undefined ? `maybe to know what to do, so I went by this: ${rule}` : `maybe the part where ${line}`,
        'the rest was easy',
      );
    },
  ],
  [/\b(?:easiest|easy part|easy for you)\b/i, (about) => said('the beginning was easy', lastTold(about))],
  [
    /\b(?:way|rule|method|trick|idea|that)\b.*\b(?:n't|not|fail|wrong|never)\b.*\bwork|\bwhen (?:does|would|might) (?:it|that|your \w+) (?:not|fail)|\bchange your mind\b|\bprove you wrong\b|\bwrong about\b/i,
    (_, rule) =>
      said(
        'hm, I can’t think of one',
        `if you show me one where it doesn’t come out, I would have to think again. So far I think ${rule}`,
      ),
  ],
  [
    /\b(?:tell|say to|explain to|help|teach|convince)\b.*\b(?:friend|somebody|someone|classmate|partner|kid|brother|sister|student|younger)\b|\bwhat would (?:you|your teacher) say\b|\bteacher (?:would )?(?:say|think)/i,
    (about, rule) => said(`I would say: ${rule}`, lastTold(about), gotIt(about)),
  ],
  [/\bexpect(?:ed)?\b|\bguess(?:ed)?\b(?=.*\b(?:before|first)\b)/i, (about) => expected(about)],
  [
    /\b(?:numbers) (?:in (?:the|this) (?:problem|story) )?(?:stand|mean|tell|represent|for)/i,
    (about) => namedNumbers(about),
  ],
  [
    /\bwhat do you (?:already )?know\b(?!.*\bmean)/i,
    (about, rule) =>
      said(
        namedNumbers(about) ?? (expressionOf(about) === undefined ? undefined : `I have \`${expressionOf(about)}\``),
        `and I know ${rule}`,
      ),
  ],
  [
    /\bthrough your (?:head|mind)\b|\bin your head\b|\bwhat (?:were|are) you thinking\b|\bthought process\b|\bthink(?:ing)? out loud\b|\bdid you think\b(?!.*\babout\b.*\bif\b)/i,
    (about, rule) => said(`I thought: ${rule}`, lastTold(about)),
  ],
  [
    /\bseen (?:one|this|something|problems?)\b|\bdone (?:one|this|problems?) (?:like|before)|\blike this before\b/i,
    (_, rule) => said('yes, we did some like that in class', `and there I learned: ${rule}`),
  ],
  [
    /\bremind\w*\b/i,
    (about, rule) =>
      said(
        about.deeper === undefined ? 'of the ones that we did before' : `a bit: ${about.deeper}`,
        `so here I thought ${rule}`,
      ),
  ],
  [
    /\b(?:n't|not) (?:you )?(?:do|did) (?:it|that|them) the other way\b|\binstead of the other way\b|\bthe other way (?:a)?round\b(?=.*\bwhy\b)|\bwhy\b.*\bother way\b/i,
    (_, rule) => said('because that didn’t look right to me', `I think ${rule}`),
  ],
  [/\bcalculator\b/i, (about) => said('I think it would say the same', gotIt(about))],
  [
    /\bwithout (?:writing|paper|a pencil)\b|\bin your head\b/i,
    (about, rule) => said(`I would do the same in my head: ${rule}`, gotIt(about)),
  ],
  [
    /\bwhat (?:do|did|would) you (?:do|write) (?:next|after|then)\b|^and then(?: what)?\W*$|\bwhat(?:'s| is| was| comes| came) (?:the )?(?:next|second)(?: step)?\b|\bafter that\b/i,
    (about) => {
      const [, second] = workLines(about);
      return second === undefined ? said('then I was done', gotIt(about)) : said(`then ${told(second)}`);
    },
  ],
];

/** Another way that a child can do it: in steps that are easy to see. */
export function easierWay(about: TalkCase): string | undefined {
  const [, one = '', sign, other = ''] = /^(\d+)\s*([-+×÷])\s*(\d+)$/.exec(expressionOf(about) ?? '') ?? [];
  const [a, b] = [Number(one), Number(other)];
  const value = one === '' ? undefined : reckoned(`${one} ${sign} ${other}`);
  if (value === undefined || a > 1000 || b > 1000) return undefined;
  const hm = about.right || bare(about) === String(value) ? undefined : `hm, ${gotIt(about)}`;
  if (sign === '-' && a > b) {
    const up = Math.ceil((b + 1) / 10) * 10;
    return up >= a
      ? said(`I could count up from ${b} to ${a}, that is \`${a - b}\``, hm)
      : said(
          `I could count up from ${b}: ${up - b} to get to ${up}, and then ${a - up} to get to ${a}. That is \`${a - b}\``,
          hm,
        );
  }
  if (sign === '+' && a > 9 && b > 9) {
    const [tens, ones] = [Math.floor(a / 10) * 10 + Math.floor(b / 10) * 10, (a % 10) + (b % 10)];
    return said(
      `I could add the tens first, that is ${tens}, and then the ones, that is ${ones}. Together \`${tens + ones}\``,
      hm,
    );
  }
  if (sign === '+') return said(`I could count on from ${a}, ${b} more. That is \`${a + b}\``, hm);
  if (sign === '×' && Math.min(a, b) <= 10) {
    const [times, each] = a < b ? [a, b] : [b, a];
    return said(`I could add ${each} again and again, ${times} times. That is \`${a * b}\``, hm);
  }
  if (sign === '×')
    return said(
      `I could do ${a} times ${Math.floor(b / 10) * 10} and ${a} times ${b % 10}: ${a * Math.floor(b / 10) * 10} and ${a * (b % 10)}, together \`${a * b}\``,
      hm,
    );
  return Number.isInteger(value)
    ? said(`I could count by ${b}s up to ${a}, that is \`${value}\` times`, hm)
    : undefined;
}

const COULD_BE =
  /^(?:and |so |but )?(?:could|can|might) (?:it|the answer|your answer|that|this) (?:ever )?be (zero|negative|a fraction|bigger than \S+|less than \S+|more than \S+|smaller than \S+)/i;

/** Questions about the thinking itself, and whether the answer could be of another kind. */
export function reflects({ question }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  if (rule === undefined || about.right) return undefined;
  const other = COULD_BE.exec(question)?.[1];
  if (other !== undefined) return said(`no, I don’t think it can be ${other}`, `${gotIt(about)}, because ${rule}`);
  if (
    /\b(?:another|different|other|second) way\b|\bdifferently\b/i.test(question) &&
    !/\bdid (?:it|they|he|she)\b/i.test(question)
  )
    return easierWay(about);
  for (const [asked, answer] of REFLECTIONS) {
    const found = asked.test(question) ? answer(about, rule) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
