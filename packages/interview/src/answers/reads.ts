import { contentOf, wordsShared } from '../asked/amounts-in.ts';
import { goalOf } from '../asked/goal.ts';
import { ownAnswer, quantitiesOf } from '../reply/bind.ts';
import { figures } from '../talk/calculate.ts';
import { wordMeaning } from '../talk/meaning.ts';
import { aloud } from '../talk/stories.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import { LESS } from '../think/evaluates.ts';
import { bare, expressionOf, wrongRuleOf } from '../think/named-in.ts';
import { near, numberOf, numbersIn, order } from '../values.ts';
import { type Answer, withOwnIn } from './answer.ts';

/** The number sentence read aloud, with the own answer in it where that is wanted. */
export const readsOut: Answer = ({ text }, about) => {
  const math = about.math;
  if (math === undefined || /\b\d+\/\d+\b|\b\d*\.\d+\b/.test(figures(text))) return undefined;
  const isWithOwn = /\byour\b|\bin (?:it|there|the (?:box|blank))\b/i.test(text);
  return said(aloud(isWithOwn ? withOwnIn(math, about) : math));
};

/** What the question is after. */
export const saysGoal: Answer = ({ question }, about) => {
  if (/\babout\b/i.test(question)) return undefined;
  const letter = /(?<![a-z])([a-z])(?![a-z(])/.exec(expressionOf(about) ?? '')?.[1];
  return letter !== undefined && /=/.test(about.math ?? '')
    ? said(`I have to find out which number \`${letter}\` is, so that \`${about.math}\` is true`)
    : goalOf(about) && said(goalOf(about));
};

/** The meaning of a word or sign that is asked for in whatever words. */
export const means: Answer = ({ question }, about) => wordMeaning(question, about);

const SAID_TO = /\b(?:words?|told you|tells? you|what in the (?:problem|question|story))\b/i;

/** The words of the problem that the student went by. */
export const pointsAtWords: Answer = ({ question }, about) => {
  const rule = wrongRuleOf(about);
  if (!SAID_TO.test(question) || rule === undefined) return undefined;
  const parts = about.asked.match(/\$?\d[\d/.]*%?(?: [a-z]+){1,2}/gi) ?? [];
  const [one, other] = parts.map((part) => `“${part.replace(/ (?:and|of|is|are|in|for|to|the|a|how)$/i, '')}”`);
  return one === undefined
    ? said('no special word', `I thought ${rule}`)
    : said(`where it says ${one}${other === undefined ? '' : ` and ${other}`}`, `then I thought ${rule}`);
};

type Side = { readonly text: string; readonly value: number };

const sidesIn = (text: string, about: TalkCase): readonly Side[] => {
  const plain = figures(text)
    .replace(/\b(?:one |a )?half\b/gi, '1/2')
    .replace(/\b(?:your answer|what you got|yours)\b/gi, ` ${bare(about)} `);
  return [...plain.matchAll(/(?<![\w.])-?\d+(?:\.\d+)?(?:\/\d+)?/g)]
    .flatMap(([one]) => {
      const value = numberOf(one);
      return value === undefined ? [] : [{ text: one, value }];
    })
    .filter(({ value }, at, all) => all.findIndex((other) => near(other.value, value)) === at);
};

const MORE = /\b(?:more|bigger|larger|greater|higher|longer|steeper|hotter|warmer|taller|heavier)\b/i;

const ALIKE = /\b(?:same|different|difference)\b|^which\b.*\bbetter\b|^(?:is|are) there (?:a|any) difference\b/i;

/** Whether two things of its idea are one: for the student they are. */
export const sameByMisconception: Answer = ({ question, text }, about) => {
  const rule = wrongRuleOf(about);
  const words = (one: string): string =>
    figures(one).replace(/\$/g, ' dollars ').replace(/%/g, ' percent ').replace(/-/g, ' minus ');
  if (rule === undefined || !ALIKE.test(question)) return undefined;
  const isOfIdea = /\b(?:means?|makes?)\b/i.test(rule) && wordsShared(words(rule), contentOf(words(text))) > 0;
  const plain = figures(text);
  const there = numbersIn(figures(about.asked));
  const isOther = numbersIn(plain).some((number) => !there.includes(number)) || /[×÷]|\^/.test(plain);
  return !isOfIdea || isOther ? undefined : said('it is the same for me', rule);
};

/** Two numbers beside each other; the own answer where one of them is it. */
export const compares: Answer = ({ text, question }, about) => {
  const sides = sidesIn(text, about);
  const own = ownAnswer(about).value;
  const [one, other = own === undefined ? undefined : { text: bare(about), value: own }, ...more] = sides;
  if (one === undefined || other === undefined || more.length > 0 || near(one.value, other.value)) return undefined;
  if (!(MORE.test(question) || LESS.test(question)) || /\bif\b|\bsame\b/i.test(text)) return undefined;
  if (about.solve(text) !== undefined) return undefined;
  const isMore = order(one.value, other.value) > 0;
  const isStrange =
    !about.right &&
    quantitiesOf(about).length > 1 &&
    /\+|altogether|in all|total/i.test(`${about.math ?? ''} ${about.asked}`) &&
    Math.min(one.value, other.value) === own;
  const [, word] = /^which\b.*?\b([a-z]+er)\b/i.exec(question) ?? [];
  const [large, little] = isMore ? [one, other] : [other, one];
  if (word !== undefined && MORE.test(word))
    return said(`the one with \`${large.text}\`, I think`, `because ${large.text} is more than ${little.text}`);
  return said(
    `\`${one.text}\` is ${isMore ? 'bigger' : 'smaller'} than \`${other.text}\``,
    isStrange ? 'hm, that is strange, I put something to it and it got less' : undefined,
  );
};
