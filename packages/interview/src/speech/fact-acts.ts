import { doneIn, ownAnswer } from '../reply/bind.ts';
import { calculationsIn, figures } from '../talk/calculate.ts';
import { wordMeaning } from '../talk/meaning.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, namedIn, ruleOf, wrongRuleOf } from '../think/named-in.ts';
import { near, numberOf, numbersIn, writtenValue } from '../values.ts';
import type { Act } from './act.ts';

const CHOICE =
  /\b(bigger|larger|greater|more|higher|longer|smaller|less|lower|fewer|shorter)\b[^?]*? or (?:is it |will it be |be )?(?:bigger|larger|greater|more|higher|longer|smaller|less|lower|fewer|shorter)\b[^?]*\bthan\b/i;

/** "Should your answer be bigger or smaller than 3/4?": one of the two. */
function biggerOrSmaller({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !CHOICE.test(question) ||
    !/\b(?:answer|it|result|that|product|sum|total|quotient|difference)\b/i.test(question) ||
    /\bif\b/i.test(question)
  )
    return undefined;
  const [named, ...more] = numbersIn(plain.replace(/\bhalf\b/gi, '1/2'));
  const own = ownAnswer(about).value;
  const than = numberOf(named ?? '');
  if (own === undefined || than === undefined || more.length > 0 || near(own, than)) return undefined;
  const words = [/bigger|larger|greater|more|higher|longer/i, /smaller|less|lower|fewer|shorter/i] as const;
  const word = words[own > than ? 0 : 1].exec(question)?.[0].toLowerCase() ?? (own > than ? 'bigger' : 'smaller');
  const rule = wrongRuleOf(about);
  return said(`${word}, I think, because ${gotIt(about)}`, rule && `for me it is like this: ${rule}`);
}

const PLACES: Readonly<Record<string, number>> = {
  ten: 10,
  hundred: 100,
  thousand: 1000,
  whole: 1,
  tenth: 0.1,
  hundredth: 0.01,
};

/** "Which two hundreds is it between?" */
function betweenWhich({ question }: Ask, about: TalkCase): string | undefined {
  const [, kind = ''] =
    /\b(?:which|what) (?:two )?(ten|hundred|thousand|whole number|tenth|number)s?\b[^?]*\bbetween\b/i.exec(question) ??
    [];
  const asked = /\bnearest (ten|hundred|thousand|whole|tenth|hundredth)\b/i.exec(about.asked)?.[1]?.toLowerCase() ?? '';
  const size = PLACES[kind.toLowerCase().replace(/ ?number$/, '')] ?? PLACES[asked];
  const number = numberOf(numbersIn(about.asked.replace(/(\d),(?=\d{3})/g, '$1'))[0] ?? '');
  if (kind === '' || size === undefined || number === undefined) return undefined;
  const low = Math.floor(number / size + 1e-9) * size;
  return said(`between ${writtenValue(low, false)} and ${writtenValue(low + size, false)}`);
}

/** "Why do people round numbers, anyway?" */
function whatFor({ question }: Ask, about: TalkCase): string | undefined {
  const [, verb = ''] =
    /\bwhy (?:do|would) (?:people|we|you|anyone|anybody|mathematicians|they|folks) (?:ever |even )?(?:need to |have to |want to )?(round|estimate|simplify|use [a-z ]+?|have [a-z ]+?|learn [a-z ]+?|draw [a-z ]+?)\b(?: [a-z]+)?,? ?(?:anyway|at all)?\?$/i.exec(
      question,
    ) ?? [];
  if (verb === '') return undefined;
  if (/^(?:round|estimate|simplify)/i.test(verb))
    return said('I think so that the numbers are easier to work with', 'then it is nearly the same, but quicker');
  return wordMeaning(verb, about);
}

/** "What's the pattern: 4 - 2, 4 - 1, 4 - 0, 4 - (-1)?": each as the student does it. */
function several({ question, plain }: Ask, about: TalkCase): string | undefined {
  const pieces = plain
    .replace(/^[^:\d(-]*:?/, '')
    .split(/,\s*(?:and )?|\band\b|;/)
    .map((part) => part.replace(/[?.!]+$/, '').trim());
  const sums = pieces.filter((part) => /^\(?-?\d+(?:\.\d+)?\)?\s*[-+×÷^]\s*\(?-?\d+(?:\.\d+)?\)?$/.test(part));
  if (sums.length < 3 || sums.length < pieces.length || /\bsame\b|\bwhy\b/i.test(question)) return undefined;
  const own = (text: string): string => text.replace(/[\s()]/g, '');
  const got = sums.map((sum) => {
    if (own(sum) === own(figures(about.math ?? ''))) return bare(about);
    return (
      about.solve(sum)?.answer.replaceAll('`', '') ?? writtenValue(calculationsIn(sum)[0]?.value ?? Number.NaN, false)
    );
  });
  const values = got.map(numberOf);
  const jumps = values.slice(1).map((value, at) => (value ?? 0) - (values[at] ?? 0));
  const [jump = 0] = jumps;
  const isEven = jumps.every((one) => near(one, jump));
  return said(
    sums.map((sum, at) => `\`${sum}\` is ${got[at]}`).join(', '),
    isEven
      ? `each time it goes ${jump < 0 ? 'down' : 'up'} by ${writtenValue(Math.abs(jump), false)}`
      : `first it goes ${jump < 0 ? 'down' : 'up'} by ${writtenValue(Math.abs(jump), false)}, and then it doesn’t go on like that. Huh`,
  );
}

const FACTOR = /^(\d+)\s*\(([^()]+)\)$/;
/** "How many groups of x + 5 are there?", "What would it look like as repeated addition?" */
function asGroups({ question }: Ask, about: TalkCase): string | undefined {
  const math = figures(about.math ?? '').trim();
  const [, count = '', inner = ''] = FACTOR.exec(math) ?? /^(\d+) × (\d+)$/.exec(math) ?? [];
  if (count === '' || Number(count) > 8) return undefined;
  const isSum =
    /\brepeated (?:addition|adding)\b|\bas adding\b|\badd(?:ing)? (?:it )?(?:over and over|again and again)\b/i.test(
      question,
    );
  const isCount = /\bhow many (?:groups|sets|copies|times)\b/i.test(question) && !/\byou\b/i.test(question);
  if (!isSum && !isCount) return undefined;
  const part = /[-+]/.test(inner) ? `(${inner})` : inner;
  return said(
    isSum
      ? `\`${Array.from({ length: Number(count) }, () => part).join(' + ')}\``
      : `${count}, because of the ${count} in front`,
  );
}

const NAMED = 'base|height|width|length|radius|diameter|side|edge|slope|price|start';
/** "Which side is the base?" */
function whichIsCalled({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, name = ''] =
    new RegExp(
      `^(?:so |and )?(?:which|what|where)(?: (?:side|number|one|part|line))?(?:'s| is| are| would be) the (${NAMED})s?\\b`,
      'i',
    ).exec(question) ?? [];
  if (name === '' || numbersIn(plain).length > 0) return undefined;
  const found = namedIn(about.asked).find(({ called }) => called?.toLowerCase().endsWith(name.toLowerCase()));
  return (
    found &&
    said(
      `the ${found.text}, it says the ${name.toLowerCase()} is ${found.text}${found.counts === undefined ? '' : ` ${found.counts}`}`,
    )
  );
}

/** "Is there a step you might have forgotten?" */
function forgotten({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:forg[eo]t\w*|miss(?:ed|ing)|left out|skipped|leave out)\b/i.test(question) ||
    !/^(?:so |and )?(?:is|did|could|do|might|have|what|are)\b/i.test(question) ||
    numbersIn(question).length > 0
  )
    return undefined;
  const last = doneIn(about).at(-1);
  return said(
    'hm, I don’t think so',
    last && `the last thing I did was \`${last.line}\``,
    'do I have to do something after that?',
  );
}

/** "How could you check it by counting squares?" */
function checksBy({ question }: Ask, about: TalkCase): string | undefined {
  const [, doing = ''] =
    /\b(?:check|test|prove|make sure)\b[^?]*?\bby ((?:count|draw|add|subtract|multiply|divid|us|measur|put|try|work)ing? ?[a-z ]*?)\?/i.exec(
      question,
    ) ?? [];
  return doing === '' || /\bwhy\b/i.test(question)
    ? undefined
    : said(`I could try it by ${doing}, and see if I get ${bare(about)} again`);
}

/** "Does it make sense that 2 extra hours only adds 2 miles?": what the student has, put before it again. */
function soundsStrange({ question }: Ask, about: TalkCase): string | undefined {
  const [, claim = ''] = /\bdoes it (?:really )?make sense (?:that|to|for|if) (.+)\?/i.exec(question) ?? [];
  const rule = wrongRuleOf(about);
  if (claim === '' || rule === undefined) return undefined;
  return said('hm, when you say it like that it sounds a bit strange', `but I thought ${rule}`);
}

/** "And how is that different from this one?", after another calculation: both answers. */
function besideMine({ question, before = '' }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:different|same|compare)\b[^?]*\b(?:this|ours|yours|your (?:one|problem|answer)|the first|that one|that)\b|\bis (?:that|it) the same\b/i.test(
      question,
    )
  )
    return undefined;
  const [sum] = calculationsIn(figures(before));
  const own = ownAnswer(about).value;
  if (sum === undefined || own === undefined) return undefined;
  const answer = about.solve(sum.text)?.answer.replaceAll('`', '') ?? writtenValue(sum.value, /\//.test(sum.text));
  const rule = ruleOf(about);
  return near(numberOf(answer), own)
    ? said('I get the same for both', rule && !about.right ? `because ${rule}` : undefined)
    : said(`there it is ${answer}, and here ${gotIt(about)}`);
}

/** "If it was money, $3.70 and 15 cents, what have you got?" */
function moneySum({ text, question }: Ask, about: TalkCase): string | undefined {
  const [, dollars, cents] = /\$(\d+(?:\.\d{2})?)\s*(?:and|plus|\+)\s*(\d+) cents\b/i.exec(text) ?? [];
  if (dollars === undefined || cents === undefined || !/\b(?:what|how much)\b/i.test(question)) return undefined;
  const value = Number(dollars) + Number(cents) / 100;
  return said(`$${value.toFixed(2)}`, near(value, ownAnswer(about).value) ? undefined : `huh, but ${gotIt(about)}`);
}

export const factActs: readonly Act[] = [
  ['compare', biggerOrSmaller],
  ['compare', betweenWhich],
  ['general', whatFor],
  ['calculate', several],
  ['count', asGroups],
  ['meaning', whichIsCalled],
  ['own-work', forgotten],
  ['belief', checksBy],
  ['belief', soundsStrange],
  ['compare', besideMine],
  ['context', moneySum],
];
