import { stemOf } from '../asked/amounts-in.ts';
import { changesIn } from '../asked/varied.ts';
import { ownAnswer, quantitiesNamed, quantitiesOf } from '../reply/bind.ts';
import { askingClause, formOf } from '../reply/form.ts';
import { figures } from '../talk/calculate.ts';
import { gotIt, type Solved, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { near, numberOf, unmarked, writtenValue } from '../values.ts';
import type { Act } from './act.ts';
import { rerun, type Swap } from './rerun.ts';

const valueIn = (answer: string): number | undefined =>
  numberOf(/-?\d+(?: \d+\/\d+|\/\d+|\.\d+)?/.exec(unmarked(answer))?.[0] ?? '');

/** The line by which a changed problem was done, unless it is only its answer. */
const wayOf = ({ lines = [], answer, math }: Solved): string | undefined => {
  const line = lines.findLast((one) => /[-+×÷*/=]/.test(one.slice(1)) && one !== unmarked(answer) && one !== math);
  return line === undefined ? undefined : `I did \`${line}\``;
};

const SUPPOSES =
  /\bif\b|\bsuppose\b|\bimagine\b|\bpretend\b|\blet's say\b|\bsay\b|\binstead\b|\bwhat about\b|\bhow about\b|\btry\b|\bchange\w*\b|\bthis time\b|\bnow\b|\bhad been\b/i;

/** "If June had 140 passengers instead, what would you get?": the student's own way with the other numbers. */
function applied({ text, question }: Ask, about: TalkCase): string | undefined {
  const form = formOf(question);
  if (!SUPPOSES.test(text) || /^(?:why|where|draw|point)$/.test(form)) return undefined;
  if (form === 'yes-no' && !/\bsame (?:way|thing|method)\b|\btoo\b|\balso\b|\bstill\b/i.test(question))
    return undefined;
  if (
    /\bstory\b|\bdraw\b|\bpicture\b|\bmean\b|\byour (?:answer|way)\b.*\bright\b|\bhow (?:do|would) you know\b/i.test(
      question,
    )
  )
    return undefined;
  // A calculation that is written out is a problem of its own.
  if (/\d\)?\s*[-+×÷*/^=<>]\s*\(?-?[\da-z]/i.test(figures(text))) return undefined;
  const swaps = changesIn(about.asked, text);
  if (swaps === undefined || swaps.length === 0) return undefined;
  const again = rerun(about, swaps);
  const isSame = /\bsame (?:way|thing|method)\b/i.test(question) ? 'yes, the same way' : undefined;
  return again === undefined ? undefined : said(isSame, `then I get \`${unmarked(again.answer)}\``, wayOf(again));
}

const FEWER = /\b(?:gave|gives?|give|lost|loses?|lose|threw|ate|sold|took|dropped|one fewer|one less|missing)\b/i;
const EXTRA = /\b(?:another|one more|an extra|bought|found|got|added|more)\b/i;

/** "If she gave one bag away, how many would she have?": the own way with one fewer or more of what is named. */
function oneFewer({ text, question }: Ask, about: TalkCase): string | undefined {
  if (!/\bif\b|\bsuppose\b|\bimagine\b|\bsay\b/i.test(text) || !/^(?:how|what)\b/i.test(askingClause(question)))
    return undefined;
  const [, many = '', thing = ''] =
    /\b(one|a|another|1|2|two|3|three) (?:of (?:the|her|his|their) |more |extra |fewer |less )?([a-z]+?)s?\b(?= away|\b)/i.exec(
      text.replace(/^.*?\b(?:if|suppose|imagine|say)\b/i, ''),
    ) ?? [];
  const all = quantitiesOf(about);
  const [one, ...more] = all.filter(({ unit }) => unit !== '' && stemOf(thing) === unit);
  const isFewer = FEWER.test(text);
  if (one === undefined || more.length > 0 || all.length < 2 || (!isFewer && !EXTRA.test(text))) return undefined;
  const count = { one: 1, a: 1, another: 1, two: 2, three: 3 }[many.toLowerCase()] ?? Number(many);
  const again = rerun(about, [[one.text, String(one.value + (isFewer ? -count : count))]]);
  return again && said(`then I get \`${unmarked(again.answer)}\``, wayOf(again));
}

const TIMES: readonly (readonly [words: RegExp, by: number])[] = [
  [/\bdoubl\w*\b|\btwice\b|\btwo times as\b/i, 2],
  [/\btripl\w*\b|\bthree times as\b/i, 3],
  [/\bten times (?:as|bigger|more)\b/i, 10],
  [/\b(?:cut|split|divided)? ?in half\b|\bhalf as\b|\bhalved?\b|\bhalf of (?:that|it)\b/i, 0.5],
];
const HAPPENS = /\bhappen\w*\b|\bchange\w*\b|\bif\b|\bwhen\b|\bwould\b|\beffect\b/i;

/** "What happens to the perimeter if each side doubled?": the own way with numbers so many times as large. */
function scaled({ text, question, plain: figuresIn }: Ask, about: TalkCase): string | undefined {
  const by = TIMES.find(([words]) => words.test(question) || words.test(text))?.[1];
  if (by === undefined || !HAPPENS.test(question) || /\bwhy\b|\bhow did\b|\d/.test(figuresIn)) return undefined;
  const named = quantitiesNamed(text, about);
  const all = quantitiesOf(about);
  const isAll = /\b(?:both|all|each|every|everything|numbers|sides|recipe|batch)\b/i.test(text);
  const scaledOnes = named.length > 0 && !isAll ? named : all.length === 1 || isAll ? all : [];
  const numbers =
    scaledOnes.length > 0
      ? [...new Set(scaledOnes.map(({ text: number }) => number))]
      : [...new Set((about.math ?? '').match(/(?<![\d./])\d+(?:\.\d+)?(?![\d./])/g) ?? [])].slice(0, isAll ? 4 : 1);
  const swaps = numbers.map((number): Swap => [number, writtenValue(Number(number) * by, false)]);
  const again = swaps.length === 0 ? undefined : rerun(about, swaps);
  const [own, value] = [ownAnswer(about).value, again && valueIn(again.answer)];
  if (again === undefined || own === undefined || value === undefined) return undefined;
  const ratio = value / own;
  const much = near(value, own)
    ? 'it stays the same'
    : near(ratio, by)
      ? `it gets ${by < 1 ? 'half as big' : by === 2 ? 'twice as big' : `${by} times as big`} too`
      : Number.isInteger(ratio) && ratio > 1
        ? `it gets ${ratio} times as big`
        : `it goes from ${writtenValue(own, true)} to ${writtenValue(value, true)}`;
  return said(`then I get \`${unmarked(again.answer)}\`, so ${much}`, wayOf(again));
}

const BIGGER =
  /\b(?:more|bigger|larger|longer|taller|higher|greater|heavier|farther|extra|another|increase\w*|grew|goes up|went up|added)\b/i;
const SMALLER = /\b(?:less|fewer|smaller|shorter|lower|lighter|decrease\w*|shrank|goes down|went down|took away)\b/i;

/** "If the fish were longer, would the answer be bigger or smaller?": tried with a number a bit larger. */
function moved({ text, question, plain: figuresIn }: Ask, about: TalkCase): string | undefined {
  const [, supposed = ''] = /\b(?:if|when|suppose|as)\b([^,?]*)/i.exec(text) ?? [];
  if (supposed === '' || /\d/.test(figuresIn) || !/\b(?:what|how|would|will|does|do)\b/i.test(question))
    return undefined;
  if (
    !/\banswer\b|\bbigger or smaller\b|\bmore or less\b|\bgo up or down\b|\bhappen\w*\b|\bchange\b|\blonger or shorter\b|\bdifference\b/i.test(
      question,
    )
  )
    return undefined;
  const isUp = BIGGER.test(supposed);
  const named = quantitiesNamed(supposed, about);
  const [one, ...more] = named.length > 0 ? named : quantitiesOf(about).length === 1 ? quantitiesOf(about) : [];
  if (one === undefined || more.length > 0 || isUp === SMALLER.test(supposed)) return undefined;
  const other = one.value + (isUp ? 1 : -1) * Math.max(1, Math.round(one.value / 10));
  const again = rerun(about, [[one.text, String(other)]]);
  const [own, value] = [ownAnswer(about).value, again && valueIn(again.answer)];
  if (again === undefined || own === undefined || value === undefined) return undefined;
  const word = near(value, own) ? 'the same' : value > own ? 'bigger' : 'smaller';
  return said(`${word}, I think`, `with ${other} I get \`${unmarked(again.answer)}\`, and here ${gotIt(about)}`);
}

export const changeActs: readonly Act[] = [
  ['calculate', oneFewer],
  ['calculate', scaled],
  ['calculate', moved],
  ['calculate', applied],
];
