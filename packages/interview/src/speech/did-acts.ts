import { contentOf, wordsShared } from '../asked/amounts-in.ts';
import { goalOf } from '../asked/goal.ts';
import { doneIn, ownAnswer } from '../reply/bind.ts';
import { askingClause } from '../reply/form.ts';
import { wordMeaning } from '../talk/meaning.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf, wrongRuleOf } from '../think/named-in.ts';
import { told } from '../think/where-from.ts';
import { near, numbersIn } from '../values.ts';
import type { Act } from './act.ts';

const DID_YOU =
  /^(?:so |and |but )?(?:did|have|do|were) you (?:ever |even |really |first |also |just )?(put|line|borrow|carr|regroup|round|order|simplif|find|found|check|count|reduc|convert|change|flip|move|keep|cross|rename|compare|look|draw|distribut|combin|square|divid|multipl|add|subtract|sort|arrang)(\w*)\b(.*)$/i;

/** "Did you put them in order first?": whether it is in the own lines. */
function didYou({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, verb = '', ending = '', rest = ''] = DID_YOU.exec(question.replace(/\?.*$/, '')) ?? [];
  if (verb === '' || /\bwhy\b|\bif\b|\bor\b/i.test(question) || numbersIn(plain).length > 0) return undefined;
  const wanted = contentOf(`${verb}${ending} ${rest}`);
  const shares = (text: string): number => wordsShared(text, wanted);
  const [mine] = doneIn(about).toSorted((a, b) => shares(`${b.line} ${b.why}`) - shares(`${a.line} ${a.why}`));
  const most = mine === undefined ? 0 : shares(`${mine.line} ${mine.why}`);
  const right = Math.max(0, ...(about.solution ?? []).map(({ line, why }) => shares(`${line} ${why}`)));
  if (mine !== undefined && most > 0 && most >= right) return said('yes', told(mine));
  const [first] = doneIn(about);
  return said('no, I didn’t do that', first && told(first));
}

const CUE_WORDS: readonly (readonly [word: RegExp, does: string])[] = [
  [
    /\boff\b|\bleft\b|\bfewer\b|\bless\b|\bgave away\b|\bhow many more\b|\bdifference\b|\bshorter\b|\blower\w*\b/i,
    'take away',
  ],
  [/\baltogether\b|\bin all\b|\btotal\b|\btogether\b|\bmore\b|\bboth\b/i, 'add'],
  [/\btimes\b|\bof\b/i, 'multiply'],
  [/\bshare\w*\b|\bsplit\b|\bper\b/i, 'divide'],
];

/** "What does 'off' tell you?", of a word of the problem. */
function cueMeans({ question }: Ask, about: TalkCase): string | undefined {
  const [, word = ''] =
    /\bwhat (?:does|do|did) (?:the words? )?["“'‘]([a-z ]+)["”'’] (?:tell|mean|say|make)/i.exec(question) ?? [];
  if (word === '' || !about.asked.toLowerCase().includes(word.toLowerCase())) return undefined;
  const does = CUE_WORDS.find(([cue]) => cue.test(word))?.[1];
  const rule = ruleOf(about);
  return does === undefined
    ? undefined
    : said(`it tells me to ${does}`, rule && !about.right && rule.length < 90 ? rule : undefined);
}

/** "What does it mean to solve an equation?", "What's a median?" */
function meansTo({ question }: Ask, about: TalkCase): string | undefined {
  const [, what = ''] =
    /^(?:so |and |but )?what does it mean (?:to|for|if|when|that) ([a-z ]+?),? ?(?:anyway|really|exactly)?\?/i.exec(
      question,
    ) ??
    /^(?:so |and |but )?what(?:'s| is| are) (?:an? |the word )?["“]?([a-z]+(?: [a-z]+)?)["”]?,?\?$/i.exec(question) ??
    [];
  if (what === '' || /\b(?:it|this|that|answer|question|problem|next|wrong|left|you|happening|going)\b/i.test(what))
    return undefined;
  return wordMeaning(what.startsWith('solve') ? `${what} mean` : what, about);
}

/** "What are you measuring when you go around like that?", "What did you find?" */
function measures({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bwhat (?:are|were|did|do) (?:you|we) (?:really |actually )?(?:measur\w*|find\w*|count\w*|figur\w* out)\b/i.test(
      question,
    ) ||
    numbersIn(plain).length > 0
  )
    return undefined;
  const rule = `${ruleOf(about) ?? ''} ${doneIn(about)
    .map(({ why }) => why)
    .join(' ')}`;
  const isAround = /\ball (?:the way around|four sides|(?:the )?sides)\b|\baround\b|\bperimeter\b/i.test(rule);
  const isInside = /\bmultiply the (?:two )?sides\b|\blength times width\b|\bsquares\b/i.test(rule);
  if (isAround !== isInside)
    return said(isAround ? 'how long it is all the way around' : 'how many squares fit inside', gotIt(about));
  const goal = goalOf(about)?.replace(/^I have to (?:find out )?/, '');
  return goal === undefined ? undefined : said(goal);
}

/** "Did adding 3 make it go up?": the own answer beside the number that the problem starts with. */
function wentUp({ question }: Ask, about: TalkCase): string | undefined {
  const [, how] =
    /\b(?:did|does|do|would|should) (?:adding|subtracting|multiplying|dividing|that|it|taking)\b[^?]*\b(up|down|bigger|smaller|larger|more|less|higher|lower|warmer|colder)\b/i.exec(
      question,
    ) ?? [];
  const own = ownAnswer(about).value;
  const start = /^\(?(-?\d+(?:\.\d+)?)/.exec((about.math ?? '').trim())?.[1];
  if (how === undefined || own === undefined || start === undefined || about.right || /\bwhy\b|\bif\b/i.test(question))
    return undefined;
  const isUp = own > Number(start);
  const isSo = isUp === /up|bigger|larger|more|higher|warmer/i.test(how) && !near(own, Number(start));
  return said(
    isSo ? 'yes' : 'no',
    `it goes from ${start} ${isUp ? 'up' : 'down'} to ${bare(about)}`,
    isSo ? undefined : 'hm, that is strange',
  );
}

/** "Which direction do you go when you add 3?" */
function direction({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:which|what) (?:way|direction)\b|\bleft or (?:to the )?right\b|\bright or (?:to the )?left\b|\bup or down\b/i.test(
      question,
    ) ||
    !/\b(?:go|move|jump|count|step|head)\b/i.test(askingClause(question))
  )
    return undefined;
  const own = ownAnswer(about).value;
  const start = /^\(?(-?\d+(?:\.\d+)?)\)?\s*[-+]/.exec((about.math ?? '').trim())?.[1];
  if (own === undefined || start === undefined || own === Number(start)) return undefined;
  const word = own > Number(start) ? 'right' : 'left';
  return said(
    /\bup or down\b/i.test(question) ? (word === 'right' ? 'up' : 'down') : `to the ${word}`,
    `from ${start} I end at ${bare(about)}`,
  );
}

const UNDO: Readonly<Record<string, string>> = {
  plus: 'take',
  minus: 'add',
  times: 'divide by',
  'divided by': 'multiply by',
};
/** "How do you undo a plus 5?" */
function undoes({ question, text }: Ask, about: TalkCase): string | undefined {
  const [, sign = '', number = ''] =
    /\bundo(?:es|ing)? (?:an? |the )?(plus|minus|times|divided by)\s*(?:the )?(\d+(?:\.\d+)?)/i.exec(
      question.replace(/\+\s*/g, 'plus ').replace(/×\s*/g, 'times '),
    ) ?? [];
  const opposite = UNDO[sign.toLowerCase()];
  if (opposite === undefined || !/\bhow\b|\bwhat\b/i.test(text)) return undefined;
  const rule = ruleOf(about);
  return said(
    sign.toLowerCase() === 'plus' ? `you take ${number} away, I think` : `you ${opposite} ${number}, I think`,
    rule && !about.right ? `hm, but I thought ${rule}` : undefined,
  );
}

/** "What does that little 2 up there mean to you?" */
function exponentMeans({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\^/.test(about.math ?? '') || !/\b(?:mean|tell|do|say|for)\w*\b/i.test(question)) return undefined;
  if (
    !/\b(?:little|small|tiny|raised)\b[^?]*\d|\bexponent\b|\bpower\b|\bsquared\b|\bup (?:there|top)\b/i.test(question)
  )
    return undefined;
  const rule = wrongRuleOf(about);
  return rule === undefined || /\bwhy\b|\bhow\b|\bif\b/i.test(question)
    ? undefined
    : said(`it tells me what to do: ${rule}`);
}

/** "How did you get the x squared?" */
function termFrom({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:how|where)\b[^?]*\b(?:get|got|find|come|came|from)\b/i.test(question) || /\bif\b/i.test(question))
    return undefined;
  const term = /(?<![a-z\d])-?\d*[a-z](?:\^\d+)?(?![a-z])(?=[^a-z]*$)/.exec(plain)?.[0];
  const line = term === undefined ? undefined : doneIn(about).find(({ result }) => result.replace(/\s/g, '') === term);
  return line && said(told(line));
}

export const didActs: readonly Act[] = [
  ['own-work', didYou],
  ['meaning', exponentMeans],
  ['own-work', termFrom],
  ['meaning', cueMeans],
  ['meaning', meansTo],
  ['meaning', measures],
  ['compare', wentUp],
  ['own-work', direction],
  ['own-work', undoes],
];
