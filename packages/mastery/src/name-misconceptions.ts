import { type Answer, type AnswerRef, countsForMastery, inOrder, observedFrom, refOf } from './answer.ts';
import { type EasinessOf, shippedEasiness, traceStudent } from './knowledge.ts';
import {
  type ByMisconception,
  byMisconception,
  type ExpectedOf,
  evidenceIn,
  type Likelihoods,
  likelihoodsOf,
  saysSomething,
} from './log-evidence.ts';
import { logistic, logitOf } from './logistic.ts';
import { ownWork } from './own-work.ts';
import { commonOf, type SchoolMisconceptions, SHIPPED_MISCONCEPTIONS } from './school-rates.ts';

/**
 * The wrong answers that a misconception needs before it is named: two typed ones, or three that were picked from
 * options, since such a one counts `picked`; and how many of them must differ.
 */
const SUPPORT = { answers: 2, picked: 0.7, different: 2 } as const;
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

/** Answers by misconception, in their order. */
type Listed = ReadonlyMap<string, readonly Answer[]>;

/** What the answers are compared by: those that are the student's own work, and what is expected of each skill. */
type Basis = {
  readonly byId: ByMisconception;
  /** The own first tries that may show a misconception, and those that do. */
  readonly may: Listed;
  readonly shown: Listed;
  readonly expectedOf: ExpectedOf;
  readonly ideas: SchoolMisconceptions;
};

type Weighed = {
  readonly id: string;
  readonly likelihoods: Likelihoods;
  /** The logarithm of the odds that the student has it: how common it is, times how much likelier it makes the answers. */
  readonly odds: number;
  readonly own: readonly Answer[];
  readonly shown: readonly Answer[];
};

const oddsOf = (id: string, likelihoods: Likelihoods, ideas: SchoolMisconceptions): number =>
  logitOf(commonOf(id, ideas)) + evidenceIn(likelihoods, ideas);

function weigh(id: string, { byId, may, shown, expectedOf, ideas }: Basis): Weighed {
  const likelihoods = likelihoodsOf(id, byId, expectedOf);
  const odds = oddsOf(id, likelihoods, ideas);
  return { id, likelihoods, odds, own: may.get(id) ?? [], shown: shown.get(id) ?? [] };
}

function listed(answers: readonly Answer[], idsOf: (answer: Answer) => readonly string[]): Listed {
  const found = new Map<string, Answer[]>();
  for (const answer of answers)
    for (const id of new Set(idsOf(answer))) {
      const had = found.get(id);
      if (had === undefined) found.set(id, [answer]);
      else had.push(answer);
    }
  return found;
}

/** Typed answers differ by what was written; options have few texts, so picked ones differ by their question. */
const differentBy = ({ skill, response, choice, itemId, assignmentId }: Answer): string =>
  choice === true ? `${assignmentId} ${itemId}` : `${skill} ${response}`;

/** Whether the evidence is broad enough: several items, and not one answer over and over. */
export const isBroad = ({ shown }: Weighed): boolean =>
  shown.reduce((sum, { choice }) => sum + (choice === true ? SUPPORT.picked : 1), 0) >= SUPPORT.answers &&
  new Set(shown.map(differentBy)).size >= SUPPORT.different;

/**
 * The probability that a student has a misconception, and neither none nor one of the others that explain some of the
 * same answers; or by the answers that the others do not explain, if that is more.
 */
function posteriorAmong(one: Weighed, others: readonly Weighed[], { byId, expectedOf, ideas }: Basis): number {
  const beside = new Set(one.shown.flatMap(({ shown }) => shown));
  const rivals = others.filter(({ id }) => id !== one.id && beside.has(id));
  const among = 1 / (1 + Math.exp(-one.odds) + rivals.reduce((sum, { odds }) => sum + Math.exp(odds - one.odds), 0));
  if (rivals.length === 0) return among;
  const apart = [...(byId.get(one.id)?.values() ?? [])]
    .flat()
    .filter((answer) => !(answer.shown.includes(one.id) && rivals.some(({ id }) => answer.shown.includes(id))));
  return Math.max(
    among,
    logistic(oddsOf(one.id, likelihoodsOf(one.id, byMisconception(apart, one.id), expectedOf), ideas)),
  );
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

/** What the answers say of one misconception, in the end: what those that are named explain is taken from the others. */
export type JudgedMisconception = Weighed & { readonly posterior: number };
type Judged = {
  readonly named: readonly JudgedMisconception[];
  readonly open: readonly Weighed[];
  /** How probable one of `open` is. */
  readonly posteriorOf: (one: Weighed) => number;
};

/** The first that is probable enough; of the others behind it nothing is computed. */
function firstNamed(
  likelyFirst: readonly Weighed[],
  posteriorOf: (one: Weighed) => number,
  namedFrom: number,
): JudgedMisconception | undefined {
  for (const one of likelyFirst) {
    const posterior = posteriorOf(one);
    if (posterior >= namedFrom) return { ...one, posterior };
  }
}

/** What the answers say of all misconceptions: those that are named, and those that some of the other answers show. */
export function judge(answers: readonly Answer[], easinessOf: EasinessOf): Judged {
  const ordered = inOrder(answers);
  const own = ownWork(ordered, easinessOf);
  const { expectedAt: expectedOf } = traceStudent(observedFrom(own.filter(countsForMastery)), easinessOf);
  const refused = notTheirOwn(ordered, own);
  const ideas = easinessOf.ideas ?? SHIPPED_MISCONCEPTIONS;
  const named: JudgedMisconception[] = [];
  let all = own;
  let before = new Map<string, Weighed>();
  for (;;) {
    const telling = all.filter(saysSomething);
    const may = listed(telling, ({ chances }) => chances);
    const shown = listed(telling, ({ chances, shown }) => shown.filter((id) => chances.includes(id)));
    const basis: Basis = { byId: byMisconception(all), may, shown, expectedOf, ideas };
    const ids = [...new Set(all.flatMap((answer) => answer.shown))].filter((id) => !named.some((one) => one.id === id));
    const weighed = ids.map((id) => before.get(id) ?? weigh(id, basis));
    const open = weighed.filter(({ id }) => !refused.has(id));
    const posteriorOf = (one: Weighed) => posteriorAmong(one, weighed, basis);
    const likelyFirst = open
      .filter(isBroad)
      .sort((one, other) => other.odds - one.odds || one.id.localeCompare(other.id));
    const best = firstNamed(likelyFirst, posteriorOf, ideas.namedFrom);
    if (best === undefined) return { named, open, posteriorOf };
    named.push(best);
    // What is taken away changes only what is said of misconceptions that skills of these answers may show.
    const changed = new Set(all.filter(({ shown }) => shown.includes(best.id)).map(({ skill }) => skill));
    before = new Map(
      weighed
        .filter(({ id }) => ![...(basis.byId.get(id)?.keys() ?? [])].some((skill) => changed.has(skill)))
        .map((one) => [one.id, one]),
    );
    all = all.filter((answer) => !answer.shown.includes(best.id));
  }
}

/**
 * The misconceptions that may be named for a student, most likely first. This is the one definition for all screens:
 * by the student's own answers it is as probable as the school asks for names, at least two typed or three picked ones
 * show it, and no other explains them as well. An answer supports only one misconception: the most likely one takes it from the others
 * (explaining away, Pearl 1988). Of two that explain the same answers equally well, neither is named.
 */
export const nameMisconceptions = (
  answers: readonly Answer[],
  easinessOf: EasinessOf = shippedEasiness,
): NamedMisconception[] =>
  judge(answers, easinessOf).named.map(({ id, posterior, own, shown }) => ({
    ...{ id, posterior, chances: own.length, shown: shown.length },
    lastAt: shown.at(-1)?.at ?? 0,
    evidence: shown.slice(-MOST_EVIDENCE).map(refOf),
  }));

/**
 * From this probability on, of what one in ten students has, a question that tells is worth asking. How common a misconception is does not
 * count here, unlike for a name: to ask costs little, and of what is rare a few answers that tell are what is missing.
 */
const SUSPECTED_FROM = 0.3;
const ENOUGH_TO_ASK = logitOf(SUSPECTED_FROM) - logitOf(SHIPPED_MISCONCEPTIONS.common);
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
  const ideas = easinessOf.ideas ?? SHIPPED_MISCONCEPTIONS;
  return judge(answers, easinessOf)
    .open.filter(({ id, likelihoods }) => evidenceIn(likelihoods, ideas) >= ENOUGH_TO_ASK && !aside.includes(id))
    .toSorted((one, other) => other.odds - one.odds || one.id.localeCompare(other.id))
    .slice(0, MOST_SUSPECTED)
    .flatMap(({ id, shown }) => shown.slice(-1).map(({ skill }) => ({ id, skill })));
}
