import { solveAsked, verify } from '@lemma/math';
import { escaped } from '../../models/may-tell.ts';
import { isKnownTheme } from '../frames/worlds.ts';
import { compute } from '../judge/compute.ts';
import { asTyped, equationsIn } from '../read/claim.ts';
import { numberOf } from '../read/numbers.ts';
import { say } from '../say/parts.ts';
import { solveTask } from '../solve/solve.ts';
import { taskStory } from '../teach/task-story.ts';
import type { Memo } from '../wish/wish.ts';
import { spanOf, spansOf } from '../words/words.ts';
import { type Changed, ofAll } from './stays.ts';

const PROPERTY =
  /^(?:and |now |what about |also |its |the |find )*(?:its |the )?(roots?|zeros?|solutions?|vertex|discriminant|x-? ?intercepts?|y-? ?intercepts?|intercepts)\W*$/i;
/** Something else of the equation that was worked out: "x intercept?". */
function otherOf(text: string, task: string): Changed | undefined {
  const property = PROPERTY.exec(text.trim())?.[1]
    ?.toLowerCase()
    .replace(/^([xy])-? ?/, '$1-');
  const [equation] = equationsIn(task);
  const expression = equation ?? /[-\d(a-z][-+*/^().\da-z\s]*$/i.exec(task.replace(/^\s*(?:\p{L}{3,} )+/u, ''))?.[0];
  if (property === undefined || expression === undefined) return undefined;
  const wish = { kind: 'compute' as const, task: `${property} of ${expression.trim()}`, brief: false };
  const made = compute(wish);
  return made.memo ? { kind: 'answer', parts: made.parts, memo: made.memo, ...ofAll(text) } : undefined;
}

const PLACES = ['tenth', 'hundredth', 'thousandth'];
/** So many places stand behind the point, two where none are said. */
const placesOf = (said: string | undefined): number =>
  said === undefined ? 2 : PLACES.indexOf(said.toLowerCase()) + 1;
const LEAD = `^(?:(?:and|now|ok|then|also|please|show|do|solve|give|write|can you|could you|me|it|that|this|the answer|what is|in|as) )*`;
const IN_FORM = new RegExp(
  `${LEAD}(?:an? )?(decimal|fraction|mixed number|improper fraction|percent)s?\\b(?:,?(?: rounded)?(?: to)? (\\d|one|two|three) (?:decimal )?places?|,?(?: rounded)?(?: to)?(?: the)? nearest (tenth|hundredth|thousandth))?`,
  'i',
);
const BY_WAY = new RegExp(
  `${LEAD}(?:by|using|with|use) (elimination|substitution|completing the square|partial quotients)\\b`,
  'i',
);
/** The exact values of an answer with roots as decimals, rounded to so many places; undefined where it has no roots. */
function inDecimals(task: string, places: number): string | undefined {
  const answer = solveTask(task)?.answer.replaceAll('`', '') ?? '';
  const values = answer.split(' or ').map((each) => {
    const [name, value = ''] = each.split(' = ');
    const plain = value.replace(/sqrt\((\d+)\)/g, (_, number) => String(Math.sqrt(Number(number))));
    return { name, value: Number(solveAsked(plain)?.answer.replaceAll('`', '')) };
  });
  return /sqrt/.test(answer) && values.every(({ value }) => Number.isFinite(value))
    ? values.map(({ name, value }) => `\`${name} ≈ ${value.toFixed(places)}\``).join(' or ')
    : undefined;
}

/** What was worked out, in another form or in another way: "as a decimal, 3 places", "show it by elimination". */
function againAs(text: string, task: string): Changed | undefined {
  const typed = text.trim();
  const [said, form, count, place] = IN_FORM.exec(typed) ?? [];
  const [saidWay, way] = BY_WAY.exec(typed) ?? [];
  const at = count === undefined ? undefined : PLACES[numberOf(count.toLowerCase()) - 1];
  const asked =
    form === undefined ? way && `by ${way}` : `as a ${form}${(at ?? place) ? ` to the nearest ${at ?? place}` : ''}`;
  if (asked === undefined) return undefined;
  const rounded = form?.toLowerCase() === 'decimal' ? inDecimals(task, placesOf(at ?? place)) : undefined;
  const read = { used: spanOf(text, said ?? saidWay ?? ''), asks: asked };
  if (rounded !== undefined)
    return {
      ...{ kind: 'answer', parts: [say(`Answer: ${rounded}`)], ...read },
      memo: { wish: { kind: 'compute', task, brief: false } },
    };
  const bare = task.replace(/\b(?:as an? .*|by (?:elimination|substitution).*)$/i, '').trim();
  const made = compute({ kind: 'compute', task: `${bare} ${asked}`, brief: false });
  return made.memo && { kind: 'answer', parts: made.parts, memo: made.memo, ...read };
}

const VALUE = '-?\\$?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:/\\d+)?%?';
const SWAP = new RegExp(
  `\\b(?:what (?:if|about|happens (?:if|when))|suppose|say|if|change|make|replace|switch|swap)(?: (?:the|an?|that|it|number))* (?<![\\d./])(${VALUE})(?: (?:was|were|is|to|into|became|becomes|with|for|by|had been|instead))+ (?:an? |only )?(${VALUE})(?![\\d/])`,
  'i',
);
const INSTEAD = new RegExp(`(?<![\\d./])(${VALUE}) instead of (?:the |an? )?(${VALUE})(?![\\d/])`, 'i');
const SAME_WITH =
  /^\W*(?:(?:and|ok|okay|now|then|also|so|what about|how about|what if it(?:'s| was| is| were)|(?:the )?same(?: thing| question| one)?|try|do|solve|for|with|it|if|that)(?: ?, ?| )?)+(?=[-$(\d]|[a-z]\b)/i;
/** How a number is written: a percent, a fraction, a decimal, money, a whole number. */
const shapeOf = (value: string): string => value.replace(/[\d,]+/g, 'n');
const valuesOf = (task: string): string[] => task.match(new RegExp(`(?<![\\w.])${VALUE}`, 'g')) ?? [];
/** The task with another number, or another expression, in the place of its own; undefined where the place isn't sure. */
function swapped(text: string, task: string): string | undefined {
  const [, was, is] = SWAP.exec(text) ?? [];
  const [, other, old] = INSTEAD.exec(text) ?? [];
  const [from, to] = was === undefined ? [old, other] : [was, is];
  const values = valuesOf(task);
  if (from !== undefined && to !== undefined)
    return values.filter((each) => each === from).length === 1
      ? task.replace(new RegExp(`(?<![\\d.])${escaped(from)}(?![\\d.])`), to)
      : undefined;
  const lead = SAME_WITH.exec(text)?.[0];
  const rest = lead === undefined ? undefined : text.slice(lead.length).replace(/[?.!\s]+$/, '');
  if (rest === undefined) return undefined;
  if (new RegExp(`^${VALUE}$`).test(rest)) {
    const alike = values.filter((each) => shapeOf(each) === shapeOf(rest));
    const [only] = alike.length === 1 ? alike : values.length === 1 ? values : [];
    return only === undefined ? undefined : task.replace(only, rest);
  }
  const verb = /^\W*(?:solve|factor|simplify|expand|evaluate|round|convert)\b(?: for [a-z]\b)?/i.exec(task)?.[0];
  return verb !== undefined &&
    /^[-\d(a-z][-+−*×÷/^=<>≤≥().,\d\sa-z²³]*$/i.test(rest) &&
    /\d/.test(rest) &&
    !/[a-z]{3}/i.test(rest)
    ? `${verb} ${rest}`
    : undefined;
}
const THEN = /\bwhat (?:happens|changes|comes out|would (?:happen|change))(?: then)?\b|\bthen\b/gi;
/** What was worked out, once more with another number: "what if the 98 was a 48", "and 20%?". */
function withOther(text: string, task: string): Changed | undefined {
  const next = swapped(asTyped(text.trim()), asTyped(task));
  const made = next === undefined ? undefined : compute({ kind: 'compute', task: next, brief: false });
  const said = [...spansOf(text, SWAP), ...spansOf(text, INSTEAD)];
  return (
    made?.memo && {
      ...{ kind: 'answer', parts: [say(`With that it is: ${next}`), ...made.parts], memo: made.memo },
      ...(said.length === 0
        ? ofAll(text)
        : { used: [...said, ...spansOf(text, THEN)], asks: text.slice(said[0]?.from, said[0]?.to) }),
    }
  );
}

const AS_STORY = new RegExp(
  `${LEAD}(?:make|turn|put|tell|write|create|give)(?: me)?(?: it| that| this)?(?: in(?:to)?)?(?: a| an)? ?(?:([\\p{L} ]{3,24}?) )?(?:word |story )?(?:problem|story|situation)\\b(?: (?:about|with|for) ([\\p{L} ]{3,24}))?|${LEAD}(?:an? )?(?:([\\p{L}]{3,16}) )?(?:word|story) problem\\b(?: (?:about|with|for) ([\\p{L} ]{3,24}))?`,
  'iu',
);
/** The calculation that was worked out, told as a story. */
function toldAs(text: string, task: string, seed: number): Changed | undefined {
  const [said, ...named] = AS_STORY.exec(text.trim()) ?? [];
  const theme = named.find(
    (each) => each !== undefined && !/^(?:word|story|it|real|real life|real world)$/i.test(each.trim()),
  );
  const made = said === undefined ? undefined : taskStory(task, theme?.trim(), seed);
  // A setting that isn't known may be any word.
  const used = theme === undefined || isKnownTheme(theme.trim()) ? (said ?? '') : 'problem';
  const asks = used === 'problem' ? 'make it a word problem' : used;
  return made?.memo && { kind: 'answer', parts: made.parts, memo: made.memo, used: spanOf(text, used), asks };
}

const CHECK =
  /^(?:(?:can|could) you |please |now |ok |and |then )*(?:check|verify|prove)(?: (?:it|that|this|them|(?:the|your) (?:answers?|solutions?)))?(?: (?:for me|please|too))*\W*$/i;
/** The values of an answer, each set of them by itself: `x = 1, y = -2`, or `x = -3` or `x = 1/2`. */
const valuesIn = (answer: string): ReadonlyMap<string, string>[] =>
  answer
    .replaceAll('`', '')
    .split(' or ')
    .map(
      (each) =>
        new Map(
          [...each.matchAll(/\b([a-z]) = (-?\d+(?:\/\d+|\.\d+)?)/gi)].map(([, name = '', value = '']) => [name, value]),
        ),
    );
/** What was solved, with its values put in: each equation comes out true. */
function checkOf(text: string, before: Memo, task: string): Changed | undefined {
  if (!CHECK.test(text.trim())) return undefined;
  const equations = equationsIn(task);
  const all = valuesIn(solveTask(task)?.answer ?? '');
  const put = (equation: string, values: ReadonlyMap<string, string>): string =>
    equation.replace(/(?<=[\d)])(?=[a-z(])/gi, ' × ').replace(/[a-z]/gi, (name) => `(${values.get(name) ?? name})`);
  const lines = all.flatMap((values) =>
    equations.map((equation) => ({ equation, values, line: put(equation, values) })),
  );
  const isProved =
    lines.length > 0 &&
    lines.every(({ line }) => !/[a-z]/i.test(line) && verify(`\`${line}\``).claims[0]?.verdict === 'right');
  const said = lines.map(
    ({ equation, values, line }) =>
      `Put ${[...values].map(([name, value]) => `\`${name} = ${value}\``).join(' and ')} into \`${equation}\`: \`${line}\`, which is true.`,
  );
  return isProved ? { kind: 'answer', parts: said.map(say), memo: before, ...ofAll(text) } : undefined;
}

/** What is asked about a task that was worked out: something else of it, a check, another form or way, a story. */
export const ofTask = (text: string, before: Memo, task: string, seed: number): Changed | undefined =>
  otherOf(text, task) ??
  checkOf(text, before, task) ??
  withOther(text, task) ??
  againAs(text, task) ??
  toldAs(text, task, seed);
