import { type Answer, type AnswerRef, countsForMastery, inOrder, observedFrom, refOf } from './answer.ts';
import { type EasinessOf, shippedEasiness, traceStudent } from './knowledge.ts';
import { type ExpectedOf, logEvidence, posteriorOf, saysSomething } from './log-evidence.ts';
import { ownWork } from './own-work.ts';

/**
 * A misconception is named when the answers are this many times as likely with it as without it: strong evidence by
 * Kass & Raftery 1995. It is looked for after every answer; under the model, a student without it ever reaches this with
 * a probability of at most one in fifty (Ville's inequality). It must also be this much likelier than any other that
 * explains the same answers.
 */
export const LIKELIER = 50;
const BOUND = Math.log(LIKELIER);
/**
 * The wrong answers that a misconception needs before it is named: two typed ones, or four that were picked from
 * options, since such a one counts `picked`; and how many of them must differ.
 */
const SUPPORT = { answers: 2, picked: 0.5, different: 2 } as const;
/** How many answers are shown as evidence. */
export const MOST_EVIDENCE = 4;

export type NamedMisconception = {
  readonly id: string;
  readonly posterior: number;
  readonly chances: number;
  readonly shown: number;
  readonly lastAt: number;
  readonly evidence: readonly AnswerRef[];
};

/** What the answers are compared by: those that are the student's own work, and what is expected of each skill. */
type Basis = { readonly all: readonly Answer[]; readonly expectedOf: ExpectedOf };

type Weighed = {
  readonly id: string;
  readonly evidence: number;
  readonly own: readonly Answer[];
  readonly shown: readonly Answer[];
};

function weigh(id: string, { all, expectedOf }: Basis): Weighed {
  const own = all.filter((answer) => answer.chances.includes(id) && saysSomething(answer));
  return {
    id,
    evidence: logEvidence(id, all, expectedOf),
    own,
    shown: own.filter((answer) => answer.shown.includes(id)),
  };
}

/** Typed answers differ by what was written; options have few texts, so picked ones differ by their question. */
const differentBy = ({ skill, response, choice, itemId, assignmentId }: Answer): string =>
  choice === true ? `${assignmentId} ${itemId}` : `${skill} ${response}`;

/** Whether the evidence is strong and broad enough: several items, and not one answer over and over. */
const isSupported = ({ evidence, shown }: Weighed): boolean =>
  evidence >= BOUND &&
  shown.reduce((sum, { choice }) => sum + (choice === true ? SUPPORT.picked : 1), 0) >= SUPPORT.answers &&
  new Set(shown.map(differentBy)).size >= SUPPORT.different;

/**
 * Whether a misconception is more likely than every other that explains some of the same answers, or is likely by the
 * answers that the others do not explain.
 */
function standsOut(one: Weighed, others: readonly Weighed[], { all, expectedOf }: Basis): boolean {
  return others.every((other) => {
    const shared = one.shown.filter((answer) => answer.shown.includes(other.id));
    if (other.id === one.id || shared.length === 0 || one.evidence - other.evidence >= BOUND) return true;
    const apart = all.filter((answer) => !shared.includes(answer));
    return logEvidence(one.id, apart, expectedOf) >= BOUND;
  });
}

/** The misconceptions of which most of the answers that show them are hurried or copied. */
function notTheirOwn(all: readonly Answer[], own: readonly Answer[]): ReadonlySet<string> {
  const count = (answers: readonly Answer[]) => {
    const shown = Map.groupBy(
      answers.flatMap((answer) => answer.shown),
      (id) => id,
    );
    return (id: string): number => shown.get(id)?.length ?? 0;
  };
  const [inAll, inOwn] = [count(all), count(own)];
  return new Set(all.flatMap(({ shown }) => shown).filter((id) => inAll(id) > 2 * inOwn(id)));
}

type Judged = { readonly named: readonly NamedMisconception[]; readonly open: readonly Weighed[] };

/** What the answers say of all misconceptions: those that are named, and those that some of the other answers show. */
function judge(answers: readonly Answer[], easinessOf: EasinessOf): Judged {
  const ordered = inOrder(answers);
  const own = ownWork(ordered, easinessOf);
  const { expectedAt: expectedOf } = traceStudent(observedFrom(own.filter(countsForMastery)), easinessOf);
  const refused = notTheirOwn(ordered, own);
  const named: NamedMisconception[] = [];
  let all = own;
  for (;;) {
    const basis: Basis = { all, expectedOf };
    const ids = [...new Set(all.flatMap(({ shown }) => shown))].filter((id) => !named.some((one) => one.id === id));
    const weighed = ids.map((id) => weigh(id, basis));
    const open = weighed.filter(({ id }) => !refused.has(id));
    const [best] = open
      .filter((one) => isSupported(one) && standsOut(one, weighed, basis))
      .sort((one, other) => other.evidence - one.evidence || one.id.localeCompare(other.id));
    if (best === undefined) return { named, open };
    named.push({
      id: best.id,
      posterior: posteriorOf(best.evidence),
      chances: best.own.length,
      shown: best.shown.length,
      lastAt: best.shown.at(-1)?.at ?? 0,
      evidence: best.shown.slice(-MOST_EVIDENCE).map(refOf),
    });
    all = all.filter((answer) => !answer.shown.includes(best.id));
  }
}

/**
 * The misconceptions that may be named for a student, most likely first. This is the one definition for all screens:
 * the student's own answers are fifty times as likely with it as without it, at least two typed or four picked ones
 * show it, and no other explains them as well. An answer supports only one misconception: the most likely one takes it from the others
 * (explaining away, Pearl 1988). Of two that explain the same answers equally well, neither is named.
 */
export const nameMisconceptions = (
  answers: readonly Answer[],
  easinessOf: EasinessOf = shippedEasiness,
): NamedMisconception[] => [...judge(answers, easinessOf).named];

/** From this probability on, a question that tells is worth asking. */
const SUSPECTED_FROM = 0.3;
/** More are not followed at a time, the likeliest first. */
const MOST_SUSPECTED = 3;

/** A misconception that some answers look like, and the skill of the last of them. Nobody is shown it. */
export type SuspectedMisconception = { readonly id: string; readonly skill: string };

/**
 * The misconceptions that may not be named, but are likely enough to ask about: a few questions on which they lead to
 * an answer of their own tell; without those in `aside`, which a teacher set aside. Of those that the same answers show, all are suspected, since such a question tells them apart.
 */
export function suspectedMisconceptions(
  answers: readonly Answer[],
  easinessOf: EasinessOf = shippedEasiness,
  aside: readonly string[] = [],
): SuspectedMisconception[] {
  return judge(answers, easinessOf)
    .open.filter(({ id, evidence }) => posteriorOf(evidence) >= SUSPECTED_FROM && !aside.includes(id))
    .toSorted((one, other) => other.evidence - one.evidence || one.id.localeCompare(other.id))
    .slice(0, MOST_SUSPECTED)
    .flatMap(({ id, shown }) => shown.slice(-1).map(({ skill }) => ({ id, skill })));
}
