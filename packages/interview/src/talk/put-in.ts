import { near, numberOf, writtenValue } from '../values.ts';
import { figures, filled, quantitiesIn } from './calculate.ts';
import { relationOf, tried } from './relation.ts';
import { said, type TalkCase } from './talk-case.ts';

const letterOf = (math: string): string | undefined =>
  /(?<![a-z])([a-eg-z])(?![a-z])/.exec(math.replace(/^\s*(?:y|[a-z]\([a-z]\))\s*=/, ''))?.[1];

/** The equation, inequality, rule or expression that a case is about. */
export const mathOf = ({ math, asked }: TalkCase): string =>
  math ??
  figures(asked)
    .match(/[-+()\d\s.a-z^×÷/|]*(?:(?:<=|>=|<|>|=)[-+()\d\s.a-z^×÷/|]*)+/g)?.[0]
    ?.replace(/\b[a-z]{2,}\b/gi, '')
    .trim() ??
  asked;

/** What happens when a number is put in for the letter. */
export function putIn(about: TalkCase, value: number): string | undefined {
  const math = mathOf(about);
  const letter = letterOf(math);
  if (letter === undefined) return undefined;
  const relation = relationOf(math);
  if (relation === undefined) {
    const result = filled(math, letter, value);
    return result === undefined ? undefined : `with \`${letter} = ${value}\` I get \`${writtenValue(result, false)}\``;
  }
  const [left, right] = relation.parts;
  if (/^(?:y|[a-z]\([a-z]\))$/.test(left)) {
    const result = filled(right, letter, value);
    return result === undefined ? undefined : `when \`${letter}\` is ${value}, I get \`${writtenValue(result, true)}\``;
  }
  const found = tried(relation, new Map([[letter, value]]));
  if (found === undefined) return undefined;
  return said(
    `with \`${letter} = ${writtenValue(value, true)}\` ${found.words}`,
    found.fits
      ? 'so it works'
      : relation.signs.every((sign) => sign === '=')
        ? 'those are not the same, so it does not work'
        : `but ${found.line} is not true`,
  );
}

/** Numbers that fit the student's own answer: those that it names, or one on its side of an inequality. */
export function ownNumbers({ given }: TalkCase): number[] {
  const bound = quantitiesIn(given.replaceAll('`', '')).map(({ value }) => value);
  const [first] = bound;
  if (first === undefined) return [];
  const [last] = bound.toReversed();
  // Between two ends: the whole number in the middle, if the ends are in order.
  if (last !== undefined && bound.length > 1 && /[<≤>≥]/.test(given))
    return /[<≤]/.test(given) === first < last ? [Math.round((first + last) / 2)] : [];
  if (/[<≤]/.test(given)) return [Math.floor(first) - 1];
  if (/[>≥]/.test(given)) return [Math.ceil(first) + 1];
  return bound;
}

const PUTS =
  /\b(?:plug|substitut\w+|put (?:it|that|this|them|one|your|\S+) (?:back|in)|put .* (?:back )?in(?:to)?\b|try|test|check|does (?:it|that|\S+) (?:work|fit)|make it true|what if|what is|what's|what would|when|if|find|solution|work|fit)\b/i;
const NAMED = /(?<![a-z])([a-z])\s*(?:=|is|was|were|equals|be)\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)/i;
const OWN =
  /\b(?:your|that|the|own) (?:answer|number|solution|result|value)s?\b|\bone of (?:those|them|your)\b|\bit back\b|\bback in\b|\bplug (?:it|that|one|them)\b|\bpick (?:a|any) number\b|\bnumber that (?:fits|works)\b/i;

/** Replies to "try x = 4", "put it back in", "pick a number that fits and test it". */
export function putsIn(text: string, about: TalkCase): string | undefined {
  if (!PUTS.test(text)) return undefined;
  const fromTable = inTable(text, about) ?? called(text, about);
  if (fromTable !== undefined) return fromTable;
  const plain = figures(text).replace(/\b(?:zero)\b/gi, '0');
  const named = NAMED.exec(plain);
  const letter = letterOf(mathOf(about));
  if (named && letter !== undefined && (named[1] === letter || /^[xyn]$/.test(named[1] ?? ''))) {
    const value = numberOf(named[2] ?? '');
    const own = expressionsWith(plain, named[1] ?? '', value);
    const byIdea = about.solve(`evaluate ${mathOf(about)} when ${letter} = ${named[2]}`);
    if (own === undefined && byIdea !== undefined) return `with \`${letter} = ${named[2]}\` I get ${byIdea.answer}`;
    return own ?? (value === undefined ? undefined : putIn(about, value));
  }
  const asked =
    /\b(?:is|would|does|could|will) (-?\d+(?:\.\d+)?(?:\/\d+)?) (?:a solution|the solution|an answer|work|fit|be a solution|make it true)/i.exec(
      plain,
    )?.[1];
  const value_ = asked === undefined ? undefined : numberOf(asked);
  if (value_ !== undefined && letter !== undefined) return putIn(about, value_);
  if (!OWN.test(text) || letter === undefined) return undefined;
  const [value] = ownNumbers(about);
  return value === undefined ? undefined : putIn(about, value);
}

/** Expressions of the sentence itself with the number put in: "If x is 2, what is 3x + 4? And 7x?" */
function expressionsWith(plain: string, letter: string, value: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  const pieces = plain
    .replace(new RegExp(`(?<![a-z])${letter}\\s*(?:=|is|was|were|equals|be)\\s*-?[\\d./]+`, 'i'), ' ')
    .match(new RegExp(`(?:\\d+|\\()?\\s*(?<![a-z])${letter}(?![a-z])(?:\\s*[-+×÷^]\\s*\\d*${letter}?\\)?)*`, 'g'));
  const found = (pieces ?? []).flatMap((piece) => {
    const result = filled(piece, letter, value);
    return result === undefined || piece.trim() === letter ? [] : [{ piece: piece.trim(), result }];
  });
  if (found.length === 0) return undefined;
  const values = found.map(({ piece, result }) => `\`${piece}\` is \`${writtenValue(result, true)}\``).join(' and ');
  const [one, other] = found;
  return said(
    values,
    one && other ? (near(one.result, other.result) ? 'they are the same' : 'they are not the same. Huh') : undefined,
  );
}

/** "What would f(5) be?": the rule with another number, by the idea where the student has one. */
function called(text: string, about: TalkCase): string | undefined {
  const [call, name = '', number = ''] = /\b([a-z])\((-?\d+)\)/.exec(figures(text)) ?? [];
  const rule = new RegExp(`${name}\\(([a-z])\\)\\s*=\\s*([^,;]+)`).exec(`${about.math ?? ''}, ${about.asked}`);
  if (call === undefined || rule === null) return undefined;
  const own = about.solve(`${name}(${rule[1]}) = ${rule[2]}, ${call}`);
  const value = filled(rule[2] ?? '', rule[1] ?? '', Number(number));
  return own
    ? `\`${call}\` is ${own.answer}`
    : value === undefined
      ? undefined
      : `\`${call}\` is \`${writtenValue(value, true)}\`, because I put ${number} in`;
}

/** The next or the last row of a table whose rows go up evenly: "What would y be when x is 0?" */
function inTable(text: string, about: TalkCase): string | undefined {
  const [xs, ys] = ['x', 'y'].map((letter) =>
    new RegExp(`\\b${letter}\\s*:\\s*([-\\d.,\\s]+)`).exec(about.asked)?.[1]?.split(',').map(Number),
  );
  const at = /\bx\s*(?:=|is|was|were)\s*(-?\d+)/i.exec(figures(text).replace(/\bzero\b/gi, '0'))?.[1];
  const [x0, x1] = xs ?? [];
  const [y0, y1] = ys ?? [];
  if (at === undefined || x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined || x0 === x1)
    return undefined;
  const step = (y1 - y0) / (x1 - x0);
  return `it would be \`${writtenValue(y0 + step * (Number(at) - x0), true)}\`, because it goes ${step < 0 ? 'down' : 'up'} by ${writtenValue(Math.abs(step), true)} each time`;
}
