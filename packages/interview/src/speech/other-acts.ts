import { contentOf, wordsShared } from '../asked/amounts-in.ts';
import { doneIn, ownAnswer } from '../reply/bind.ts';
import { askingClause } from '../reply/form.ts';
import { figures, reckoned } from '../talk/calculate.ts';
import { numbersWork } from '../talk/numbers-work.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf } from '../think/named-in.ts';
import { asSpoken } from '../think/reason-here.ts';
import { firstValue, near, numberOf, numbersIn } from '../values.ts';
import type { Act } from './act.ts';

const NOT_NAMES =
  /^(?:You|I|He|She|They|We|It|What|Who|How|That|This|Why|When|Where|Which|So|And|But|My|The|A|An|One|Is|Are|Do|Does|Did|Can|Could|Would|Okay|Ok|Hm|Now|If|Let|Tell|Some|Another|Any|Suppose|Your|In|On)$/;
/** A word with a capital inside a sentence, or one that does something. */
const NAME =
  /(?<=[a-z,;:'"“] )[A-Z][a-z]+\b|\b[A-Z][a-z]+(?= (?:has|had|got|gets|says?|said|wrote|writes|thinks?|thought|did|does|crossed|used|cut|drew|is|was|put|added|told|came)\b)/g;
const PEOPLE =
  /\b(?:friend|kid|classmate|student|someone|somebody|girl|boy|brother|sister|partner|neighbor|cousin|class|mom|dad|mother|father|teacher|buddy|calculator)s?\b/i;

type They = 'she' | 'he' | 'they';

/** Who else a turn speaks of, as the student says it. */
function someone(text: string, about: TalkCase): They | undefined {
  const isNamed = (text.match(NAME) ?? []).some((name) => !NOT_NAMES.test(name) && !about.asked.includes(name));
  if (!isNamed && !PEOPLE.test(text)) return undefined;
  if (/\b(?:she|her|girl|sister|mom|mother|hers)\b/i.test(text)) return 'she';
  return /\b(?:he|him|his|boy|brother|dad|father)\b/i.test(text) ? 'he' : 'they';
}

/** Everything that was said before and with a question, and who else it speaks of. */
function spokenOf(
  { text, before = '' }: Ask,
  about: TalkCase,
): { readonly all: string; readonly they: They | undefined } {
  const all = before === '' || text.includes(before) ? text : `${before} ${text}`;
  return { all, they: someone(all, about) };
}

/** Every way of putting parentheses into a calculation. */
function groupings(numbers: readonly string[], signs: readonly string[]): readonly string[] {
  const [only] = numbers;
  if (numbers.length === 1 && only !== undefined) return [only];
  return signs.flatMap((sign, at) =>
    groupings(numbers.slice(0, at + 1), signs.slice(0, at)).flatMap((left) =>
      groupings(numbers.slice(at + 1), signs.slice(at + 1)).map((right) => `(${left} ${sign} ${right})`),
    ),
  );
}
const MOST_SIGNS = 4;

/** The order in which the calculation of the problem gives another answer: 20 - (6 × 2 + 3) for 5. */
function inOtherOrder(answer: number, { math }: TalkCase): string | undefined {
  const plain = figures(math ?? '').trim();
  const numbers = plain.match(/\d+(?:\.\d+)?/g) ?? [];
  const signs = plain.match(/[-+×÷]/g) ?? [];
  if (
    !/^[\d.\s+×÷-]+$/.test(plain) ||
    signs.length !== numbers.length - 1 ||
    signs.length < 2 ||
    signs.length > MOST_SIGNS
  )
    return undefined;
  const found = groupings(numbers, signs).find((one) => near(reckoned(one), answer));
  return found?.slice(1, -1);
}

/** How somebody else may have come to an answer: by a line of the right way, another order, or a step from the numbers. */
function wayTo(answer: string, about: TalkCase): string | undefined {
  const value = numberOf(answer);
  const key = firstValue(about.key ?? '');
  const steps = about.reached?.(answer);
  const lines = (steps ?? [])
    .map(({ line }) => line)
    .filter((line) => /[-+×÷*/]/.test(line.slice(1)) && line !== about.math);
  const shown = lines
    .slice(0, 2)
    .map((line) => `\`${line}\``)
    .join(' and then ');
  if (shown !== '' && !near(value, key)) return shown;
  const ordered = value === undefined ? undefined : inOtherOrder(value, about);
  if (ordered !== undefined) return `\`${ordered}\``;
  if (shown !== '') return shown;
  const work = numbersWork(about.math ?? about.asked, answer) ?? numbersWork(about.asked, answer);
  return work === undefined || (work.match(/ [-+×÷] /g) ?? []).length > 2 ? undefined : `\`${work}\``;
}

const DID =
  /\b(?:says?|said|got|wrote|writes|had|has|came up|answered|thinks?|thought|used|put|told|claims|did|does)\b/i;
const HOW_THEY =
  /\b(?:[Hh]ow|[Ww]hat|[Ww]here)\b[^?]*\b(?:they|she|he|somebody|someone|student|friend|kid|it|that|[A-Z][a-z]+)\b[^?]*\b(?:get|got|find|did|do|done|come|came|from|think|thinking)\b|\bwhat (?:she|he|they) did\b|\bsee what\b/;

/** "Jada got 5. Can you see what she did?", "A girl had a 6x. Where did it come from?" */
function howTheyGot(ask: Ask, about: TalkCase): string | undefined {
  const { question } = ask;
  const { all, they } = spokenOf(ask, about);
  if (they === undefined || !DID.test(all) || !HOW_THEY.test(question) || /\byou (?:get|got|do|did)\b/i.test(question))
    return undefined;
  const term = /\b\d+[a-z](?:\^\d)?\b/.exec(all)?.[0];
  if (term !== undefined && about.math?.includes(term) === false) {
    const line = (about.solution ?? []).find((one) => one.line.includes(term));
    if (line !== undefined)
      return said(
        `maybe from \`${line.line}\``,
        `I don’t have a \`${term}\`, because ${ruleOf(about) ?? 'I did it another way'}`,
      );
  }
  const own = ownAnswer(about).value;
  const answer =
    numbersIn(figures(all)).find((one) => !near(numberOf(one), own) && !numbersIn(about.math ?? '').includes(one)) ??
    numbersIn(figures(all)).find((one) => !near(numberOf(one), own));
  if (answer === undefined) return undefined;
  const way = wayTo(answer, about);
  return way === undefined
    ? said(`hm, I don’t know how you can get ${answer}`, gotIt(about))
    : said(`maybe ${they} did ${way}`, `I did it another way, so ${gotIt(about)}`);
}

/** "Why would he cross out the 5 and write a 4?", "Why would she cut both into twelve?": what the right way says of it. */
function whyTheyDid(ask: Ask, about: TalkCase): string | undefined {
  const { question } = ask;
  const { all, they } = spokenOf(ask, about);
  if (
    they === undefined ||
    !/\bwhy\b|\bwhat for\b|\bhow come\b|\bwhat was\b|\bthe point\b/i.test(question) ||
    /\byou\b/i.test(question.replace(/\bdo you (?:think|suppose|guess)\b/gi, ''))
  )
    return undefined;
  const step = rightStep(all, about);
  const [first] = doneIn(about);
  if (step === undefined)
    return said(`hm, I don’t see why ${they} would do that`, first && `I just did \`${first.line}\``);
  return said(`maybe because of this: ${asSpoken(step.why).replace(/^I (?=[a-z])/, 'you ')}`, 'I didn’t do that');
}

/** The line of the right way that speaks of what somebody did. */
function rightStep(words: string, about: TalkCase): { readonly line: string; readonly why: string } | undefined {
  const own = new Set(doneIn(about).map(({ line }) => line));
  const numbers = numbersIn(figures(words)).filter(
    (number) => !numbersIn(`${about.math ?? ''} ${about.asked}`).includes(number),
  );
  const wanted = contentOf(words);
  const scored = (about.solution ?? [])
    .filter(({ line, why }) => why !== '' && !own.has(line) && line !== about.math)
    .map((step) => ({
      step,
      score:
        numbers.filter(
          (number) => step.line.split(/[^\d.]+/).includes(number) || step.why.split(/[^\d.]+/).includes(number),
        ).length *
          2 +
        wordsShared(step.why, wanted),
    }))
    .filter(({ score }) => score > 0);
  // Who did something the other way began at the first line that has it.
  return (scored.find(({ score }) => score > 1) ?? scored[0])?.step;
}

const MEANT =
  /\bwhat (?:do|does|did|could|might|would)?\b[^?]*\b(?:he|she|they|it|[A-Z][a-z]+)\b[^?]*\b(?:mean|saying|thinking|getting at|trying to say)\b|\bwhat do you (?:think|say)\b|\bdo you agree\b|\bis (?:he|she) right\b|\bare they right\b|\bwhat would you (?:say|tell)\b/i;

/** "My brother says the store is tricking people. What does he mean?": a guess, beside the own idea. */
function whatTheyMean(ask: Ask, about: TalkCase): string | undefined {
  const { question } = ask;
  const { all, they } = spokenOf(ask, about);
  const rule = ruleOf(about);
  if (they === undefined || rule === undefined || about.right || !MEANT.test(question) || /\d/.test(figures(all)))
    return undefined;
  if (!/\b(?:says?|said|thinks?|thought|told|claims?|believes?)\b/i.test(all)) return undefined;
  const means = they === 'they' ? 'mean' : 'means';
  return said(`maybe ${they} ${means} that it isn’t ${bare(about)}`, `but I don’t see why, because ${rule}`);
}

/** "Who's right, you or her?" */
function whoIsRight({ text, question }: Ask, about: TalkCase): string | undefined {
  if (!/\bwho(?:'s| is| do you think is)? (?:right|correct)\b|\bwhich (?:of you|one) is right\b/i.test(question))
    return undefined;
  const who = someone(text, about);
  const answer = numbersIn(figures(text)).find((one) => !near(numberOf(one), ownAnswer(about).value));
  const rule = ruleOf(about);
  if (who === undefined || !/^who\b/i.test(askingClause(question))) return undefined;
  return said(
    `I think me, it is ${bare(about)}${answer === undefined ? '' : ` and not ${answer}`}`,
    rule && !about.right ? `because ${rule}` : undefined,
  );
}

export const otherActs: readonly Act[] = [
  ['other-answer', whoIsRight],
  ['other-answer', howTheyGot],
  ['other-answer', whyTheyDid],
  ['other-answer', whatTheyMean],
];
