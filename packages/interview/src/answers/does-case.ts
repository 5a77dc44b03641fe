import { doneIn, ownAnswer } from '../reply/bind.ts';
import { formOf } from '../reply/form.ts';
import { rerun, type Swap } from '../speech/rerun.ts';
import { calculationsIn, figures, filled, plainAnswer, reckoned } from '../talk/calculate.ts';
import { type Solved, said, type TalkCase } from '../talk/talk-case.ts';
import { bare, wrongRuleOf } from '../think/named-in.ts';
import { near, numbersIn, shownValue, unmarked } from '../values.ts';
import { type Answer, thought, withOwnIn } from './answer.ts';

const lineOf = ({ lines = [], answer, math }: Solved): string | undefined => {
  const line = lines.findLast((one) => /[-+×÷*/=]/.test(one.slice(1)) && one !== unmarked(answer) && one !== math);
  return line === undefined ? undefined : `I did \`${line}\``;
};

/** A square where the problem has a rectangle: both sides are the one number that is named. */
function asSquare(text: string, about: TalkCase): Solved | undefined {
  const [side, ...more] = [...new Set(numbersIn(figures(text)))];
  const sides = numbersIn(about.asked);
  if (!/\bsquare\b/i.test(text) || side === undefined || more.length > 0 || sides.length !== 2) return undefined;
  return rerun(
    about,
    sides.map((from): Swap => [from, side]),
  );
}

const WRITTEN = /(?:[\d(]|(?<![a-z])[a-z](?![a-z]))[\d\sa-z().+×÷*^/=_?-]*[+×÷*^/=-][\d\sa-z().+×÷*^/=_?-]*[\d)_?]/i;
const LONG = 20;
const BLANK = /\b(?:the )?(?:box|blank)\b|\[\s*\]|_+/gi;

/** The problem that a sentence writes out, with a blank as the engine writes it. */
const writtenIn = (text: string): readonly string[] => {
  const plain = figures(text).replace(BLANK, '?');
  const found = WRITTEN.exec(plain.replace(/\b[a-z]{2,}\b/gi, ' ; '))?.[0]?.trim();
  return found === undefined
    ? [plain]
    : [found.replace(/\?+$/, (marks) => (/[=+×÷-]\s*\?+$/.test(found) ? marks : '')), plain];
};

/** "Times 3, times 2, times 1": more than one. */
const LISTED = /([-+×÷])\s*-?\d[\d.]*,\s*(?:and )?\1/;

const SIGN_CHANGED = /\bthe ([-+×÷]) (?:sign )?(?:was|were|is|were to be) (?:an? )?([-+×÷])/i;

/** The problem with another sign in it: "What if the plus was a times?" */
function signChanged(text: string, about: TalkCase): string | undefined {
  const [, from = '', to = ''] = SIGN_CHANGED.exec(figures(text)) ?? [];
  const math = from === '' || about.math === undefined ? undefined : figures(about.math);
  if (math === undefined || !math.includes(` ${from} `)) return undefined;
  const changed = math.replaceAll(` ${from} `, ` ${to} `);
  const answer = about.solve(changed)?.answer ?? plainAnswer(changed);
  return answer === undefined ? undefined : said(`\`${changed}\` is \`${unmarked(answer)}\``);
}

/** The problem with other numbers or another one, done by the student's own way. */
export const doesCase: Answer = ({ text, question }, about) => {
  if (formOf(question) === 'draw' || LISTED.test(figures(text))) return undefined;
  const changed = signChanged(text, about);
  if (changed !== undefined) return changed;
  const written = writtenIn(text);
  const solved =
    asSquare(text, about) ??
    written.reduce<Solved | undefined>((found, one) => found ?? about.solve(one), undefined) ??
    about.vary?.(text) ??
    about.again?.(figures(text));
  const isSame = /\bsame (?:way|thing|method)\b/i.test(question) ? 'yes, the same way' : undefined;
  if (solved !== undefined && unmarked(solved.answer) !== '') {
    const result = `\`${unmarked(solved.answer)}\``;
    const isMath = solved.math.length < LONG && !/[a-z]{2}|[?_=<>]/i.test(solved.math);
    return said(isSame, isMath ? `\`${solved.math}\` is ${result}` : `then I get ${result}`, lineOf(solved));
  }
  const [first = ''] = written;
  const plain =
    /\d/.test(first) && /[a-z]\s*=|=\s*\d/i.test(first)
      ? plainAnswer(`Solve ${first}`)
      : /^\(\d+[a-z]\)\^\d$/.test(first)
        ? plainAnswer(`Simplify ${first}`)
        : undefined;
  return plain === undefined ? undefined : said(`I get \`${unmarked(plain)}\``);
};

/** The calculations of a sentence. */
export const sumsUp: Answer = ({ text }) => {
  const sums = calculationsIn(figures(text)).filter(({ text: one }) => /\s[-+×÷]\s/.test(one));
  return sums.length === 0
    ? undefined
    : said(...sums.map(({ text: one, value }) => `\`${one}\` is ${shownValue(value)}`));
};

const POINT = /\(\s*-?\d+\s*,\s*-?\d+\s*\)/g;

/** The problem with its two parts the other way round, by the student's own way. */
function turnedRound(about: TalkCase): Solved | undefined {
  const text = about.math ?? about.asked;
  const points = text.match(POINT) ?? about.asked.match(POINT) ?? [];
  if (points.length === 2)
    return about.solve(
      about.asked
        .replace(points[0] ?? '', '#')
        .replace(points[1] ?? '', points[0] ?? '')
        .replace('#', points[1] ?? ''),
    );
  const [, one, sign, other] = /^(\S+)\s*([-+×÷])\s*(\S+)$/.exec(figures(about.math ?? '').trim()) ?? [];
  return one === undefined ? undefined : about.solve(`${other} ${sign} ${one}`);
}

const ORDER = /\b(?:matter|difference|order|first|on top|which (?:one|number|point))\b/i;
const ALWAYS = /\b(?:always|ever|every|true|works?|rule|never)\b/i;
const TAKES = /\b(?:subtract\w*|tak(?:e|ing) away|minus)\b/i;
const ADDED = /\badd(?:s|ed|ing)?\b/gi;

/** Whether it is always so, whether the order matters, whether it goes for another operation: by trying it. */
export const triesRule: Answer = ({ question, text }, about) => {
  const rule = wrongRuleOf(about);
  const claimed = /(?<!\S)(\d+)\s*=\s*(\d+(?:\s*[-+×÷]\s*\d+)?)(?!\s*[-+×÷]?\s*[\d_?])/.exec(
    figures(text.replace(/[?.!]+$/, '')),
  );
  if (claimed !== null && /\banswer\b/i.test(rule ?? ''))
    return said(
      `hm, \`${claimed[0].trim()}\` looks funny to me`,
      `there is nothing to work out in front of it, and I thought ${rule}`,
    );
  if (ORDER.test(question)) {
    const turned = turnedRound(about);
    if (turned !== undefined)
      return unmarked(turned.answer) === bare(about)
        ? said('no, I don’t think so', `the other way round I get \`${unmarked(turned.answer)}\` too`)
        : said(
            'yes, I think so',
            `the other way round I get \`${unmarked(turned.answer)}\`, and here I got ${about.given}`,
          );
    return rule === undefined ? undefined : said('I think so', `I always do it like this: ${rule}`);
  }
  if (rule === undefined) return undefined;
  if (TAKES.test(question) && ADDED.test(rule))
    return said('yes, I think it goes the same way', rule.replace(ADDED, 'subtract').replace(/\byou\b/, 'then you'));
  if (/^what\b/i.test(question)) return said(rule);
  if (!ALWAYS.test(question)) return undefined;
  const [line] = doneIn(about);
  return said('I think it always works like that', line && `here it was \`${line.line}\``, rule);
};

const SCALE = /\b(?:seesaw|balance|scale|level|flat|both sides)\b/i;

/** An equation with a blank on a balance: both sides with the own answer. */
export const balances: Answer = ({ text }, about) => {
  const [left, right] = withOwnIn(about.math ?? '', about).split('=');
  if (!SCALE.test(text) || left === undefined || right === undefined) return undefined;
  const [one, other] = [left, right].map((side) => reckoned(side.trim()));
  if (one === undefined || other === undefined) return undefined;
  return near(one, other)
    ? said(`it would stay level, there is ${shownValue(one)} on both sides`)
    : said(
        `no, there is ${shownValue(one)} on one side and ${shownValue(other)} on the other, so it would tip`,
        'hm, that is strange',
        thought(about),
      );
};

const TERMS = /\d*[a-z](?:\s*[-+](?:\s*(?:\d+[a-z]?|[a-z]))?(?![a-z]))*(?![a-z])/g;
const VALUE = /(?<![a-z])([a-z])\s*(?:=|is|was|were)\s*(-?\d+(?:\.\d+)?)/gi;

/** Two expressions with numbers put in: what each of them is. */
export const comparesLines: Answer = ({ text, before = '' }) => {
  const plain = figures(`${before} ${text}`);
  const values = [...plain.matchAll(VALUE)].map(([, letter = '', value = '']) => ({ letter, value }));
  const [first] = values;
  const terms = [...new Set(plain.match(TERMS) ?? [])].filter(
    (one) => /\d/.test(one) && one.includes(first?.letter ?? '#'),
  );
  if (first === undefined || terms.length !== 2) return undefined;
  const rows = values.map(({ letter, value }) => ({
    value,
    letter,
    results: terms.map((term) => filled(term, letter, Number(value))),
  }));
  if (rows.some(({ results }) => results.includes(undefined))) return undefined;
  const isSame = rows.every(({ results: [one, other] }) => near(one, other));
  return said(
    ...rows.map(
      ({ letter, value, results }) =>
        `with \`${letter} = ${value}\` ${terms.map((term, at) => `\`${term}\` is ${shownValue(results[at] ?? 0)}`).join(' and ')}`,
    ),
    isSame ? 'so they are the same' : 'huh, so they are not the same there. I thought they are',
  );
};

const TWICE = /\b(?:twice|two times|a second time|one more time|double|two batches|again)\b/i;

/** A recipe made twice: so much and so much of the first two amounts. */
export const doubles: Answer = ({ text }, about) => {
  const [one, other] = [...about.asked.matchAll(/(\d+) ([a-z]+) of ([a-z]+)/gi)];
  if (
    !TWICE.test(text) ||
    one === undefined ||
    other === undefined ||
    /\d/.test(figures(text.replace(/\b(?:once|one|two)\b/gi, '')))
  )
    return undefined;
  const [a, b] = [one, other].map(([, count = '', unit = '', of = '']) => `\`${2 * Number(count)}\` ${unit} of ${of}`);
  return said(`${a} and ${b}`);
};

const BACK = /\bback\b|\breturn/i;
const PLUS = /\badd|\bplus\b|\bput\b|\bback on\b/i;

/** The own answer and what was taken away put together again. */
export const putsBack: Answer = ({ text }, about) => {
  const own = ownAnswer(about).value;
  const [one, other, ...more] = numbersIn(figures(text));
  if (!BACK.test(text) || !PLUS.test(text) || own === undefined || more.length > 0) return undefined;
  const added = [one, other].find(
    (number) => number !== undefined && !near(Number(number), own) && about.asked.includes(number),
  );
  const start = numbersIn(about.asked).find((number) => number !== added);
  if (added === undefined || start === undefined) return undefined;
  const sum = own + Number(added);
  return said(
    `\`${bare(about)} + ${added}\` is ${shownValue(sum)}`,
    near(sum, Number(start)) ? `that is ${start} again` : `hm, that is not ${start}. That is strange`,
  );
};
