import { findMisconception, findSkill, verify } from '@lemma/math';
import type { AssistantRequest, ChatPart } from '@lemma/school/assistant';
import type { Asked } from '../answer-wish.ts';
import { requestOf } from '../form/request-of.ts';
import { quoted, shownForm } from '../form/shown-form.ts';
import { compute } from '../judge/compute.ts';
import { checkQuestion } from '../judge/explain.ts';
import { kindsIn } from '../ledger/kinds.ts';
import { minutesIn } from '../ledger/numbers.ts';
import { topicOf } from '../ledger/topic.ts';
import { equationsIn } from '../read/claim.ts';
import { lower, say, suggest } from '../say/parts.ts';
import { makeSheet } from '../sheet/make-sheet.ts';
import { solveTask } from '../solve/solve.ts';
import { makeLetter } from '../teach/letter.ts';
import { skillsWith } from '../topic/topic-misconception.ts';
import type { Memo, SheetWish, Slot } from '../wish/wish.ts';
import { type Done, done } from './done.ts';
import { type Change, changeIn, sentenceFor } from './grammar.ts';
import { stays } from './stays.ts';

/** What a text is to the answer above: a change that was made, a request on its topic, or nothing that can be done with it. */
export type Changed =
  | { readonly kind: 'answer'; readonly parts: readonly ChatPart[]; readonly memo: Memo }
  /** `shows`: the misconception that each problem is to show. */
  | { readonly kind: 'request'; readonly text: string; readonly shows?: string }
  /** `isOfAbove`: it can only mean what stands above. `press`: the part of it that can be done, as a sentence. */
  | {
      readonly kind: 'stays';
      readonly parts: readonly ChatPart[];
      readonly isOfAbove?: boolean;
      readonly press?: string;
    };

/** The name of what the answer above is about, as a request can say it. */
function topicName({ standard, skill, slots = [] }: Memo): string | undefined {
  const codes = [
    ...new Set([...slots.map((slot) => slot.skill), ...(slots.length === 0 && skill !== undefined ? [skill] : [])]),
  ];
  const names = codes
    .slice(0, 3)
    .flatMap((code) => findSkill(code)?.name ?? [])
    .map(lower);
  return names.length > 0 ? names.join(' and ') : standard;
}

const THAT =
  /\b(?:(?:on|about|for|of|to practi[cs]e|with) )?(?:(?:that|this|it)(?!['’])|the same|these|those|them|him|her)(?: (?:topic|skill|one|standard|kids?|students?))?\b/i;
/** The first of a list of standards: it is what the memo of that answer names. */
const FIRST =
  /\b(?:(?:on|about|for|of|to practi[cs]e|with) )?(?:the )?(?:(?:very )?(?:first|top|weakest|lowest|strongest)|number (?:1|one))(?: (?:one|standard|skill|topic))?\b/i;
/** A request for something on the topic of the answer above: "an exit ticket on that". */
function onThat(text: string, before: Memo): Changed | undefined {
  const kinds = kindsIn(text);
  const name = topicName(before);
  const [make] = kinds.makes;
  const pointing = before.wish.kind === 'class' && before.standard !== undefined && FIRST.test(text) ? FIRST : THAT;
  if (make === undefined || make.startsWith('class') || name === undefined || /\bmore\b/i.test(text)) return undefined;
  const own = topicOf(text, false);
  if (own.kind === 'named') return undefined;
  // A thing that is only called by its name goes on with the topic above.
  if (!pointing.test(text))
    return own.kind === 'none' && before.wish.kind !== 'class'
      ? { kind: 'request', text: `${text.trim().replace(/[.!?]+$/, '')} on ${name}` }
      : undefined;
  const shows = make.startsWith('sheet') ? findMisconception(before.misconception ?? '')?.name : undefined;
  return {
    kind: 'request',
    text: text.replace(pointing, ` on ${name}`).replace(/\s+/g, ' '),
    ...(shows !== undefined && { shows }),
  };
}

const FIELDS = ['count', 'level', 'form', 'theme', 'key', 'language', 'versions', 'conditions'] as const;
function shown({ parts, memo, note }: Done, before: Memo): Changed {
  const [request, was] = [requestFrom(memo), requestFrom(before)];
  if (memo === before || request === undefined || was === undefined) return { kind: 'answer', parts, memo };
  const changed = FIELDS.filter(
    (field) => field in request && JSON.stringify(request[field]) !== JSON.stringify(was[field]),
  );
  return {
    kind: 'answer',
    parts: [shownForm(request, { made: true, changed }), ...(note === undefined ? [] : [say(note)]), ...parts],
    memo,
  };
}
const requestFrom = ({ wish, slots = [], standard }: Memo): AssistantRequest | undefined =>
  wish.kind === 'sheet' ? requestOf(wish, [...new Set(slots.map(({ skill }) => skill))], standard) : undefined;

/** A change to a set of problems; one of which a word is left over is not made. */
function ofSheet(change: Change, before: Memo, wish: SheetWish, slots: readonly Slot[], seed: number): Changed {
  const [own, ...rest] = stays(before);
  const asSaid = (first: ChatPart | undefined, press?: string): Changed => ({
    ...{
      kind: 'stays',
      isOfAbove: change.act !== undefined,
      parts: [...(first ? [first] : []), ...(press === undefined ? rest : [suggest(press)])],
    },
    ...(press !== undefined && { press }),
  });
  if (change.act === undefined) return asSaid(own);
  if (change.left.length > 0) {
    const sentence = sentenceFor(change, slots.length);
    // What is offered can be done.
    const can =
      sentence !== undefined && typeof done(changeIn(sentence, slots.length), before, wish, slots, seed) !== 'string';
    const said = can ? sentence : undefined;
    const cannot = say(
      `I can’t: ${quoted(change.left)}. So it stays as it is.${said === undefined ? '' : ' Without that I can do this:'}`,
    );
    return asSaid(cannot, said);
  }
  const made = done(change, before, wish, slots, seed);
  return typeof made === 'string' ? asSaid(say(`${made} So it stays as it is.`)) : shown(made, before);
}

const STILL =
  /\b(?:how (?:would|do|will|can|could) (?:i|we) (?:know|tell|check|see)|still (?:think|do|believe|have|get))\b/i;
const WHAT_TO_DO =
  /\bwhat (?:should|do|can|would|could) i (?:do|say|tell|ask)\b|\bhow (?:do|can|should|would) i (?:fix|help|address|reteach|respond)\b|\bwhat question could i ask\b/i;
/** What can be asked about a misconception that was explained. */
function ofMisconception(text: string, before: Memo): Changed | undefined {
  const known = findMisconception(before.misconception ?? '');
  if (known === undefined || !(STILL.test(text) || WHAT_TO_DO.test(text))) return undefined;
  const where = skillsWith(known.id);
  const skill = where.find(({ code }) => code === before.skill) ?? where[0];
  const parts = STILL.test(text)
    ? [
        say(
          `To see whether “${known.name}” is still there: a question on which this thinking gives an answer of its own.`,
        ),
        ...checkQuestion(skill, known),
        say('Two such answers on different numbers are evidence; one may be a slip.'),
      ]
    : [
        say(`A question that does not give the answer away: “${known.feedback}”`),
        say(`What to do: ${known.move}`),
        ...checkQuestion(skill, known),
      ];
  return {
    kind: 'answer',
    parts: [...parts, ...(skill ? [suggest(`Make 4 problems on ${lower(skill.name)}`)] : [])],
    memo: before,
  };
}

const PROPERTY =
  /^(?:and |now |what about |also |its |the |find )*(?:its |the )?(roots?|zeros?|solutions?|vertex|discriminant|x-? ?intercepts?|y-? ?intercepts?|intercepts)\W*$/i;
/** Something else of the equation that was worked out: "x intercept?". */
function ofTask(text: string, task: string): Changed | undefined {
  const property = PROPERTY.exec(text.trim())?.[1]
    ?.toLowerCase()
    .replace(/^([xy])-? ?/, '$1-');
  const [equation] = equationsIn(task);
  const expression = equation ?? /[-\d(a-z][-+*/^().\da-z\s]*$/i.exec(task.replace(/^\s*(?:\p{L}{3,} )+/u, ''))?.[0];
  if (property === undefined || expression === undefined) return undefined;
  const wish = { kind: 'compute' as const, task: `${property} of ${expression.trim()}`, brief: false };
  const made = compute(wish);
  return made.memo ? { kind: 'answer', parts: made.parts, memo: made.memo } : undefined;
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
  return isProved ? { kind: 'answer', parts: said.map(say), memo: before } : undefined;
}

const LETTER =
  /^(?:(?:and|now|ok|can you|could you|please|make it|write it|do it|a|bit|little|it|too|so i can check it|friendlier|more) ?[,]? ?)*(in spanish|in english|shorter|short|longer)?(?: (?:and friendlier|too|also|please|so i can check it))*\W*$/i;
function ofLetter(text: string, before: Memo, seed: number): Changed | undefined {
  const { wish } = before;
  const said = LETTER.exec(text.trim())?.[1]?.toLowerCase();
  if (wish.kind !== 'letter' || said === undefined) return undefined;
  const next = said.startsWith('in ')
    ? { ...wish, language: said.endsWith('spanish') ? ('es' as const) : ('en' as const) }
    : { ...wish, short: said !== 'longer' };
  const made = makeLetter(next, seed);
  return made.memo ? { kind: 'answer', parts: made.parts, memo: made.memo } : undefined;
}

/** A text after an answer, read as something that is done with it; undefined where nothing of it refers there. */
export function changed({ text, seed }: Asked, before: Memo): Changed | undefined {
  const { wish } = before;
  const read = wish.kind === 'sheet' && before.slots ? changeIn(text, before.slots.length) : undefined;
  // What is read whole as a change of the problems above is no request for others.
  if (wish.kind === 'sheet' && before.slots && read?.act !== undefined && read.left.length === 0)
    return ofSheet(read, before, wish, before.slots, seed);
  const found =
    ofMisconception(text, before) ??
    (wish.kind === 'compute' ? (ofTask(text, wish.task) ?? checkOf(text, before, wish.task)) : undefined) ??
    ofLetter(text, before, seed) ??
    onThat(text, before);
  if (found) return found;
  const minutes = minutesIn(text).value;
  const name = topicName(before);
  if (wish.kind === 'plan' && minutes !== undefined && name !== undefined && kindsIn(text).makes.length === 0)
    return { kind: 'request', text: `Plan a ${minutes}-minute lesson on ${before.standard ?? name}` };
  // A form that was only shown is changed as if it had been made.
  const memo = wish.kind === 'sheet' && before.slots === undefined ? (makeSheet(wish, seed).memo ?? before) : before;
  return wish.kind === 'sheet' && memo.slots
    ? ofSheet(read ?? changeIn(text, memo.slots.length), memo, wish, memo.slots, seed)
    : { kind: 'stays', parts: stays(before) };
}
