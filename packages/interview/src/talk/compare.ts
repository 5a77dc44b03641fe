import { near, numberOf, order, writtenValue } from '../values.ts';
import { calculationsIn, type Quantity, quantitiesIn } from './calculate.ts';
import { said, type TalkCase } from './talk-case.ts';

const MORE =
  /\b(?:bigger|larger|greater|more|higher|warmer|rather have|smaller|less|lower|fewer|closer|nearer|between|the same as|same|equal)\b/i;
const FAR =
  /\bhow far (?:is|are|from|apart|away|would|to|between|off)\b|\bhow much (?:more|less|bigger|smaller) (?:is|than)\b|\bdistance (?:from|between)\b/i;

const name = ({ text, value }: Quantity): string =>
  /[-+×÷^]|of/.test(text.slice(1)) ? `\`${text}\` is \`${writtenValue(value, /\//.test(text))}\`` : `\`${text}\``;
const amount = (value: number, like: string): string =>
  `\`${writtenValue(Math.abs(value), /\//.test(like) && !/\./.test(like))}\``;

/** Two picks with one value are no pair. */
const apart = (named: readonly Quantity[]): readonly Quantity[] =>
  named.filter(({ text }, at) => named.findIndex((other) => other.text === text) === at);

/** The number that "your answer" or "it" stands for. */
const own = ({ given }: TalkCase): Quantity | undefined => quantitiesIn(given.replaceAll('`', ''))[0];

/** Which of two numbers a third one is closer to, with both distances. */
function closer(named: readonly Quantity[], about: TalkCase): string | undefined {
  const [middle, one, other] = named.length >= 3 ? named : [own(about), ...named];
  if (middle === undefined || one === undefined || other === undefined) return undefined;
  const [near_, far] = [Math.abs(middle.value - one.value), Math.abs(middle.value - other.value)];
  const all = `${one.text}${other.text}${middle.text}`;
  const verdict = near(near_, far)
    ? 'it is just as far from both'
    : `so \`${middle.text}\` is closer to \`${near_ < far ? one.text : other.text}\``;
  return said(
    `from \`${middle.text}\` to \`${one.text}\` it is ${amount(near_, all)}, and to \`${other.text}\` it is ${amount(far, all)}`,
    verdict,
  );
}

/** What the student notices when the comparison does not go with its own answer. */
function notices(bigger: Quantity, smaller: Quantity, about: TalkCase): string | undefined {
  const [mine, key] = [own(about), about.key === undefined ? undefined : numberOf(about.key)];
  if (mine === undefined || about.right || key === undefined) return undefined;
  const other = near(mine.value, bigger.value) ? smaller : near(mine.value, smaller.value) ? bigger : undefined;
  return other !== undefined && order(mine.value, other.value) !== order(key, other.value)
    ? 'Hm, that is strange with what I got'
    : undefined;
}

/** Replies to "which is bigger", "is 12 + 5 the same as 8 + 4", "how far is 3/4 from 1". */
export function compares(text: string, about: TalkCase): string | undefined {
  // With letters in it, it is no question of size.
  if (/\d[a-z]\b/i.test(text)) return undefined;
  const calculations = calculationsIn(text);
  const named = apart(quantitiesIn(text));
  if (FAR.test(text) && !/\bcloser\b/i.test(text)) {
    const [one = own(about), other] =
      named.length >= 2 ? named : [named[0], /\bzero\b/i.test(text) ? { text: '0', value: 0 } : own(about)];
    if (one === undefined || other === undefined || near(one.value, other.value)) return undefined;
    return `from \`${one.text}\` to \`${other.text}\` it is ${amount(one.value - other.value, one.text + other.text)}`;
  }
  if (!MORE.test(text)) return undefined;
  if (/\bcloser|nearer\b/i.test(text)) return closer(named, about);
  const [one, other] = named.length >= 2 ? named : [own(about), named[0]];
  if (
    one === undefined ||
    other === undefined ||
    (named.length < 2 && !/\b(?:your answer|that|it|you got)\b/i.test(text))
  )
    return undefined;
  const facts = calculations.map(name).join(' and ');
  if (near(one.value, other.value)) return said(facts, `\`${one.text}\` and \`${other.text}\` are the same`);
  const [bigger, smaller] = one.value > other.value ? [one, other] : [other, one];
  if (/\bsame|equal\b/i.test(text) && !/\bbigger|more\b/i.test(text))
    return said(
      `no, they are not the same: ${[one, other].map((each) => (/[-+×÷^]/.test(each.text.slice(1)) ? name(each) : `\`${each.text}\``)).join(' and ')}`,
      notices(bigger, smaller, about),
    );
  return said(
    facts,
    one === bigger
      ? `\`${one.text}\` is bigger than \`${other.text}\``
      : `\`${one.text}\` is smaller than \`${other.text}\``,
    notices(bigger, smaller, about),
  );
}
