import { contentOf, wordsShared } from '../asked/amounts-in.ts';
import { doneIn, isBound, ownAnswer } from '../reply/bind.ts';
import { optionsIn } from '../reply/form.ts';
import { calculationsIn, figures } from '../talk/calculate.ts';
import { wordMeaning } from '../talk/meaning.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import { isAsk } from '../think/asks.ts';
import { LESS } from '../think/evaluates.ts';
import { wrongRuleOf } from '../think/named-in.ts';
import { near, numberOf, numbersIn, shownValue } from '../values.ts';
import { type Answer, linesSaid, thought } from './answer.ts';

const MIND = /\bchange your mind\b|\bconvince you\b/i;
const PART = /\b(?:part|step|anything|thing)\b[^?]*\b(?:sure|shaky|unsure|double|check)\b/i;
const SURENESS_ASKED =
  /\b(?:sure|certain|confident|bet|positive|guess\w*|final|mind|shaky|scale|double[- ]check|doubts?)\b/i;
const SURENESS = 0.8;
const BET = /\bbet\b/i;

/** How sure the student is, with its reason. */
export const saysHowSure: Answer = ({ question, text }, about) => {
  if (!SURENESS_ASKED.test(text)) return undefined;
  const rule = wrongRuleOf(about);
  const [first] = doneIn(about);
  const [, most] =
    /\bscale\b[^?]*?\b\d+ ?(?:to|-|through) ?(\d+)\b/i.exec(figures(text)) ??
    /\bout of (\d+)\b/i.exec(figures(text)) ??
    [];
  if (most !== undefined) {
    const number = Math.round(Number(most) * SURENESS);
    return said(
      `maybe ${number === 8 || number === 80 ? 'an' : 'a'} ${number}`,
      `I’m pretty sure, because ${rule ?? 'I looked at it twice'}`,
    );
  }
  if (MIND.test(question)) return said('If you show me one where it comes out wrong, I would change my mind');
  if (PART.test(question))
    return said(
      first === undefined ? 'no, I think it is right' : `maybe the part where I did \`${first.line}\``,
      first === undefined ? undefined : 'I could do it again, but I think it is right',
    );
  const start = BET.test(question)
    ? 'yes, I would'
    : optionsIn(question) === undefined
      ? 'yes, pretty sure'
      : 'pretty sure';
  return said(start, rule === undefined ? gotIt(about) : `${gotIt(about)}, because ${rule}`);
};

/** What the student says to being told: what it thought, and what it does not see yet. */
export const takesTelling: Answer = ({ text }, about) => {
  const rule = thought(about);
  const isTold = text.split(/(?<=[.?!])\s+/).some((sentence) => !isAsk(sentence));
  if (rule === undefined || !isTold || !isBound(text, { ...about, asked: '' })) return undefined;
  const [sum] = calculationsIn(figures(text));
  return said(
    /\b(?:I mean|sense|see that|say back)\b/i.test(text) ? 'not really' : 'oh',
    rule,
    sum === undefined || near(sum.value, ownAnswer(about).value)
      ? undefined
      : `so \`${sum.text}\` is ${shownValue(sum.value)}`,
    'then my answer can’t be right, I guess. But I don’t really see yet what to do instead',
  );
};

/** What goes against the own answer is seen, and not explained away. */
export const facesIt: Answer = ({ question, text }, about) => {
  if (about.right || !/[?\d]/.test(text)) return undefined;
  const own = ownAnswer(about).value;
  const sum = calculationsIn(figures(text)).find(({ value }) => !near(value, own));
  const other = numbersIn(figures(text)).findLast((number) => {
    const value = numberOf(number);
    return value !== undefined && !near(value, own) && !numbersIn(about.asked).includes(number);
  });
  const isLess = LESS.test(text);
  const seen =
    sum !== undefined
      ? `\`${sum.text}\` is ${shownValue(sum.value)}, and ${gotIt(about)}`
      : other === undefined
        ? gotIt(about)
        : `there it is ${other}, and ${gotIt(about)}`;
  const start = /^(?:is|can|could|should|would)\b/i.test(question) && isLess ? 'no, not really' : 'hm, that is strange';
  const rule = thought(about);
  return said(start, seen, rule && `${rule}, so I don’t know how that can be`);
};

type They = 'she' | 'he' | 'they';
const theyIn = (text: string): They =>
  /\b(?:she|her|girl|sister|mom|mother)\b/i.test(text)
    ? 'she'
    : /\b(?:he|him|his|boy|brother|dad|father)\b/i.test(text)
      ? 'he'
      : 'they';

const MEANS = /\bmeans?\b|\bmeant\b|\bsaying\b/i;
const REASON = /\b(?:because|since)\b ([^.?!]+)/i;

/** What the student makes of somebody else's way: it did another one, and says which. */
export const ofOther: Answer = ({ text, question }, about) => {
  const they = theyIn(text);
  const lines = linesSaid(about);
  const did = lines === undefined ? gotIt(about) : `I just did ${lines}`;
  const word = MEANS.test(question) ? wordMeaning(question, about) : undefined;
  if (word !== undefined) return said(word, did);
  const own = ownAnswer(about).value;
  const answer = numbersIn(figures(text.replace(REASON, ' '))).find((one) => !near(numberOf(one), own));
  const [, reason = ''] = REASON.exec(text) ?? [];
  const isSame = reason !== '' && wordsShared(about.idea ?? '', contentOf(reason)) > 1;
  if (isSame) return said(`yes, that is how I think too`, did);
  if (answer !== undefined && reason !== '')
    return said(`hm, I see what ${they} did, but I don’t think it is ${answer}`, thought(about), gotIt(about));
  return said(
    `hm, I didn’t do it like that. ${did}`,
    `I don’t see why ${they === 'they' ? 'they do' : `${they} does`} it that way`,
    thought(about),
  );
};

const LEARNED = /\bwhere\b|\bwho\b|\bteacher\b|\bin class\b|\btaught\b|\blearn/i;
const WHEN = /\bwhen\b[^?]*\bwork/i;
const HELPS = /\bhelp\b|\buse\b|\bhere\b/i;

/** What the student has heard of. */
export const saysKnown: Answer = ({ question, text }, about) => {
  const rule = wrongRuleOf(about);
  if (LEARNED.test(question))
    return said(
      'we did it in class, and that is how I remember it',
      WHEN.test(text) ? 'I think it always works' : undefined,
    );
  const word = wordMeaning(question, about);
  const helps =
    HELPS.test(question) && rule !== undefined ? `I don’t think I need it here, because ${rule}` : undefined;
  if (word !== undefined) return said(`yes, ${small(word)}`, helps);
  const isEveryday =
    /\b(?:you ever|have you)\b/i.test(question) &&
    /\b(?:mixed|made|cooked|baked|bought|seen|been|played)\b/i.test(question);
  if (isEveryday) return said('yes, at home', everyday(about));
  return /\b(?:heard|know|seen|remember|used)\b/i.test(question)
    ? said('I have heard of it, but I don’t really know what it is for', helps)
    : undefined;
};

const everyday = (about: TalkCase): string => said('when you make more, you need more of everything', thought(about));
