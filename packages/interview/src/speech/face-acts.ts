import { doneIn, ownAnswer, quantitiesNamed, quantitiesOf } from '../reply/bind.ts';
import { askingClause, optionsIn } from '../reply/form.ts';
import { calculationsIn, figures, quantitiesIn } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf, wrongRuleOf } from '../think/named-in.ts';
import { firstValue, near, numberOf, shownValue, writtenValue } from '../values.ts';
import type { Act } from './act.ts';

const strange = (about: TalkCase): string | undefined => {
  const rule = wrongRuleOf(about);
  return rule === undefined ? undefined : `hm, that is strange. I thought ${rule}`;
};

const CLAIMS =
  /\b(?:is(?:n't| not)?|are(?:n't| not)?|was(?:n't| not)?|equals?|makes?|gives?|comes? (?:out )?to|does(?:n't| not)? (?:equal|make|give))\s+(?:just |only |really |the same as |equal to )?\$?(-?\d+(?:\.\d+)?(?:\/\d+)?)\b(?!\s*[-+×÷*/^]\s*\d)/i;

/** "60 minus 12 isn't 50, is it?", "Is 35 plus 27 equal to 52?": what comes out beside what is claimed. */
function claimed({ question }: Ask, about: TalkCase): string | undefined {
  if (/\b(?:what|how|why|which|where|who)\b/i.test(askingClause(question)) || !question.includes('?')) return undefined;
  const plain = figures(question);
  const [sum, ...more] = calculationsIn(plain).filter(({ text }) => /\d\s*[-+×÷]\s*\(?-?\d|of/.test(text));
  const value = numberOf(CLAIMS.exec(plain.slice(plain.indexOf(sum?.text ?? '') + (sum?.text.length ?? 0)))?.[1] ?? '');
  if (sum === undefined || more.length > 0 || value === undefined || about.solve(sum.text) !== undefined)
    return undefined;
  const own = ownAnswer(about).value;
  if (near(sum.value, value))
    return said(
      `yes, \`${sum.text} = ${writtenValue(value, /\//.test(sum.text))}\``,
      near(value, own) ? undefined : strange(about),
    );
  return said(
    `no, \`${sum.text}\` is ${shownValue(sum.value, /\//.test(sum.text))}`,
    near(value, own) || near(sum.value, own) ? strange(about) : undefined,
  );
}

const SHOULD_SAME =
  /\bshould(?:n't)?\b[^?]*\b(?:same|equal|match|agree)\b|\b(?:supposed|have|need) to (?:be the same|match|be equal|agree)\b/i;

/** "25 and 13, should those be the same?": yes, and then something is strange. */
function shouldBeSame({ question, before = '', text }: Ask, about: TalkCase): string | undefined {
  if (!SHOULD_SAME.test(question) || /\bwhy\b|\bhow\b/i.test(askingClause(question))) return undefined;
  const [one, other] = quantitiesIn(`${before} ${text}`);
  const differ = one !== undefined && other !== undefined && !near(one.value, other.value);
  return said('yes, I think they should be the same', differ ? strange(about) : undefined);
}

const BOTHERS =
  /\bdoes (?:that|this|it) (?:bother|surprise|worry|bug|seem (?:odd|strange|weird|funny)|look (?:odd|strange|right)|make sense)\b|\bwhat do you make of (?:that|this|it)\b|\bwhat(?:'s| is) (?:going on|up|happening) (?:there|here|with that)\b|\bdo you see (?:a|the|any) (?:problem|issue)\b|\bis (?:that|this) (?:strange|weird|odd|surprising|a problem)\b|\bhow can that be\b|\bhow is that possible\b|\bwhat(?:'s| is) (?:strange|odd|weird|wrong)\b/i;

/** "My calculator says 11. What do you make of that?", "Does that bother you?" */
function bothered({ question, text, before = '' }: Ask, about: TalkCase): string | undefined {
  const led = `${before} ${text}`.replace(question, ' ');
  if (!BOTHERS.test(question) || !/\d/.test(figures(led)) || about.right) return undefined;
  const own = ownAnswer(about).value;
  const others = quantitiesIn(figures(led)).filter(
    ({ value }) => !near(value, own) && !`${about.asked} ${about.math ?? ''}`.includes(String(value)),
  );
  const other = others.at(-1);
  const rule = ruleOf(about);
  return said(
    'hm, yes, a bit',
    other === undefined
      ? 'I don’t know why that is'
      : `there it is ${shownValue(other.value, /\//.test(other.text))}, and ${gotIt(about)}`,
    rule && `I thought ${rule}`,
  );
}

const END_UP =
  /\b(?:can|could|should|would|does|do|is|did|how can)\b[^?]*\b(less|more|fewer|smaller|bigger|larger|greater|longer|shorter|higher|lower)\b[^?]*\bthan\b/i;

/** "So can they end up with less than Tom ate by himself?": the own answer beside an amount of the problem. */
function endsUp({ question, plain }: Ask, about: TalkCase): string | undefined {
  const how = END_UP.exec(question)?.[1];
  const own = ownAnswer(about).value;
  if (
    how === undefined ||
    own === undefined ||
    about.right ||
    /\bif\b|\bwhy\b|\bhow much\b|\bhow many\b/i.test(question)
  )
    return undefined;
  if (!/\b(?:can|could|should|make sense|possible|end up)\b/i.test(question)) return undefined;
  const [named, ...more] = partNamed(question, about).filter(({ value }) => !near(value, own));
  if (named === undefined || more.length > 0 || /[+×÷]/.test(plain)) return undefined;
  const key = firstValue(about.key ?? '');
  const isLess = /less|fewer|smaller|shorter|lower/i.test(how);
  const isSo = isLess ? own < named.value : own > named.value;
  const canBe = key === undefined || (isLess ? key < named.value : key > named.value);
  const mine = `${bare(about)} is ${own < named.value ? 'less' : 'more'} than ${named.text}`;
  return canBe
    ? said(isSo ? 'yes, I think so' : 'hm, maybe', mine)
    : said('no, not really', isSo ? `but ${mine}. Hm, that is strange` : undefined);
}

type Part = { readonly value: number; readonly text: string };

/** An amount that words name, fractions and "half" too. */
function partNamed(question: string, about: TalkCase): readonly Part[] {
  const numbers = quantitiesIn(figures(question)).map(({ value, text }) => ({ value, text: `\`${text}\`` }));
  if (numbers.length > 0) return numbers;
  const names = question.match(/\b[A-Z][a-z]+\b/g) ?? [];
  const clause = about.asked
    .split(/[,.;]|\band\b/)
    .find((part) => names.some((name) => new RegExp(`\\b${name}\\b`).test(part)) && /\d/.test(part));
  const there = clause === undefined ? undefined : /\d+(?: \d+\/\d+|\/\d+|\.\d+)?/.exec(clause)?.[0];
  const value = numberOf(there ?? '');
  if (there !== undefined && value !== undefined) return [{ value, text: `\`${there}\`` }];
  return quantitiesNamed(question, about).map(({ value: amount, text }) => ({ value: amount, text }));
}

const BEFORE = /\b(?:to start with|at the start|at first|to begin with|originally|before|in the beginning)\b/i;
/** "100 and 101 is almost half and half. Was it half and half to start with?": the first two amounts beside each other. */
function halfAtFirst({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/^(?:was|were|is|are|did)\b/i.test(askingClause(question)) ||
    !BEFORE.test(question) ||
    !/\bhalf\b|\bsame\b|\bequal\b|\bas much\b/i.test(question)
  )
    return undefined;
  const [one, other] = quantitiesOf(about);
  if (one === undefined || other === undefined) return undefined;
  return one.value === other.value
    ? said('yes, they were the same')
    : said(`no, at first it was ${one.text} and ${other.text}`, strange(about));
}

/** "Would it be more blue, more yellow or the same?", "same thing or different?": the same, where the idea is that it stays so. */
function staysSame({ question }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  if (rule === undefined || !/\bsame\b/i.test(question) || !/\b(?:or|is|would|will|does|do)\b/i.test(question))
    return undefined;
  const isChoice =
    optionsIn(question) !== undefined ||
    /\bsame\b[^?]*\bor\b|\bor\b[^?]*\bsame\b/i.test(question) ||
    /\bfirst\b[^?]*\bsecond\b|\bsecond\b[^?]*\bfirst\b/i.test(question);
  if (
    !isChoice ||
    /\bwhy\b|\bhow\b/i.test(question) ||
    (/^what (?!if\b)/i.test(askingClause(question)) && !/\bsame (?:thing )?or\b/i.test(question)) ||
    /\d\s*[-+×÷]\s*\d/.test(figures(question))
  )
    return undefined;
  return /\bsame\b|\bcancel\b|\balways\b|\bevery time\b|\bstays?\b|\bboth\b/i.test(rule)
    ? said('the same, I think', `because ${rule}`)
    : undefined;
}

/** "Could both of you be right?" */
const bothRight = ({ question }: Ask, about: TalkCase): string | undefined =>
  /\bboth\b[^?]*\bright\b|\bboth (?:be )?correct\b|\btwo (?:right )?answers\b/i.test(question) &&
  !/\bwhy\b|\bhow\b/i.test(askingClause(question))
    ? said('no, I don’t think so, only one can be right', `I think it is mine, ${bare(about)}`)
    : undefined;

/** "What do you think I'm wondering about?": the step that somebody else might ask about. */
export function guessesTeacher({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bwhat\b[^?]*\b(?:i'm|i am|am i|i might be|would i be)\b[^?]*\b(?:wondering|thinking|asking|curious|worried|looking|getting at)\b/i.test(
      question,
    )
  )
    return undefined;
  const [first] = doneIn(about);
  return said(
    first === undefined
      ? `maybe if ${bare(about)} is right?`
      : `maybe why I did \`${first.line}\` first? Or if ${bare(about)} is right?`,
  );
}

export const faceActs: readonly Act[] = [
  ['own-work', claimed],
  ['own-work', shouldBeSame],
  ['other-answer', bothRight],
  ['belief', bothered],
  ['compare', halfAtFirst],
  ['compare', endsUp],
  ['compare', staysSame],
  ['belief', guessesTeacher],
];
