import type { PlanPrompt } from '@lemma/school/plan';
import type { Ways } from '../lore/ways.ts';
import type { PhaseId } from './times-of.ts';

/** A drawing or a model of the hardest case: what it is, why, and for which problems. */
export type Tool = {
  readonly picture: string;
  readonly because: string;
  /** “Problem 3” or “Problems 1 and 2”: those of its case that students solve. */
  readonly at: string;
  /** Whether the first problem of the lesson is of that case too. */
  readonly fitsFirst: boolean;
};

/** What the texts of a phase may speak of. The names of problems are those on the student sheet. */
export type Told = {
  readonly ways: Pick<Ways, 'hook' | 'steps' | 'connect' | 'connects'>;
  /** What is drawn or built, with its reason, and where in the lesson it can be; undefined where it fits none of its problems. */
  readonly tool: Tool | undefined;
  /** What has to be understood in the hardest case, as a sentence. */
  readonly point: string;
  /** Two words of the lesson; undefined where it has fewer. */
  readonly terms: readonly [string, string] | undefined;
  /** “Problem 1” */
  readonly first: string;
  /** The first problem that students solve themselves, with its formula. */
  readonly next: string;
  /** What the problems of the lesson are, as far as a text speaks of it. */
  readonly facts: {
    /** Whether the first one has numbers in its words, so that it can be read without them. */
    readonly hasNumbers: boolean;
    /** Whether every answer has a unit, and whether every problem has a display. */
    readonly hasUnits: boolean;
    readonly hasDisplays: boolean;
    /** Whether the data of the first one are only numbers, without a word about what they are. */
    readonly hasBareData: boolean;
    /** What is done in the first one, step by step. */
    readonly steps: readonly string[];
    /** Whether a picture stands beside the two answers. */
    readonly hasClaimPicture: boolean;
    /** Whether the first one is about a figure that can be described and drawn. */
    readonly hasFigure: boolean;
    /** Where one points beside the first problem that students solve: “in the drawing”; undefined where nothing stands there. */
    readonly beside: string | undefined;
    /** Whether the same kind of thing stands beside every problem that students solve. */
    readonly besideAll: boolean;
    /** Whether students solve more than one problem. */
    readonly hasSeveral: boolean;
  };
  /** “Problems 1 to 3”: what students solve by themselves. */
  readonly core: string;
  /** “Problem 3”: the hardest of them. */
  readonly hard: string;
  /** The problem with two answers, with what the wrong one shows, if there is one. */
  readonly claim: string | undefined;
  /** “Problem 4” */
  readonly claimName: string;
  /** The tasks that are drawn or written, by name, if there are any. */
  readonly written: string | undefined;
  /** Where the sentence on the board can be seen. */
  readonly seenAt: string;
  /** What is shown of the task that is drawn or written, where that is the hardest part. */
  readonly shownTask: string | undefined;
  /** What there is time for: all ways or two of them, the problem with two answers, written sentences. */
  readonly hasTimeFor: {
    readonly allWays: boolean;
    readonly claim: boolean;
    readonly reasons: boolean;
    readonly closing: boolean;
  };
  /** “the cards”, if there are any. */
  readonly cards: string | undefined;
  /** A quiet answer to the opening question. */
  readonly think: string;
  /** What students say to the opening question at the end, and the room for it. */
  readonly answer: PlanPrompt;
  /** The same, where it is said and not written. */
  readonly said: string;
  /** Kindergarten to grade 2: drawing comes before writing. */
  readonly isYoung: boolean;
};

/**
 * One line of an activity: who or what, and what to do. With a room, students have the text on their sheet too, so that
 * plan and sheet say the same.
 */
export type Line = readonly [label: string, text: string, room?: PlanPrompt['room']];

/** The tasks that no problem of the set asks, then something that goes farther; the problem with two answers where the talk has no time for it. */
export const early = ({ cards, written, claim, claimName, hasTimeFor }: Told): Line[] => [
  ...(written === undefined ? [] : [['After these', written] satisfies Line]),
  ...(claim === undefined || hasTimeFor.claim ? [] : [['Then', `${claimName}, whoever gets there.`] satisfies Line]),
  ...(cards === undefined ? [] : [['Done early', `Choose one of ${cards}.`] satisfies Line]),
];

/** The places of the ways that are shown: all of them, or two that the connecting question is about. */
export function shownAt({ ways, hasTimeFor }: Pick<Told, 'ways' | 'hasTimeFor'>): readonly number[] {
  const [first = 1] = ways.connects;
  const last = ways.connects.at(-1) ?? ways.steps.length;
  return ways.steps.map((_, index) => index + 1).filter((at) => hasTimeFor.allWays || at === first || at === last);
}

/** The ways of students, in the order in which they are shown; then what was drawn. */
export const shown = (told: Told, words: readonly [string, string, string]): Line[] => [
  ...shownAt(told).map((at, index): Line => [words[index] ?? '', `Somebody who ${told.ways.steps[at - 1] ?? ''}.`]),
  ...(told.shownTask === undefined ? [] : [['The hardest part', told.shownTask] satisfies Line]),
];

/** Who shows what: as many students as ways are shown. */
export function presenters(told: Told): Line[] {
  const count = ['', '', 'Two', 'Three'][shownAt(told).length] ?? '';
  return count === '' ? [] : [['Choose', `${count} students with different ways at ${told.hard}, for the talk.`]];
}

const ordinals = ['', 'first', 'second', 'third'] as const;
/** The question that connects the ways, for those of them that have what it asks for. */
export function connectOf(told: Told): string {
  const { connects, connect } = told.ways;
  if (connect === '') return '';
  const all = shownAt(told);
  const asked = connects.filter((at) => all.includes(at));
  if (asked.length === all.length)
    return connect.replace('in each way', all.length === 2 ? 'in both ways' : 'in each way');
  const named = asked.map((at) => ordinals[at as 1 | 2 | 3]).join(' and the ');
  return `Of the ${named} way: ${connect.replace('in each way', 'in both')}`;
}

export const claimLine = ({ claim, hasTimeFor }: Told, label: string, text: string): Line[] =>
  claim === undefined || !hasTimeFor.claim ? [] : [[label, `${claim} ${text}`]];

/** The tool at the problems for which it is meant, with its reason. */
export const toolLine = ({ tool }: Told, label: string): Line[] =>
  tool === undefined ? [] : [[label, `At ${tool.at}: ${tool.picture}, because ${tool.because}.`]];

/** The tool at the first problem, where it fits that, and else what can be done at any. */
export const firstLine = ({ tool, first }: Told, label: string, otherwise: string): Line => [
  label,
  tool?.fitsFirst === true ? `${first}: ${tool.picture}, because ${tool.because}.` : otherwise,
];

const MOST_STEPS = 4;

/** The first problem solved in front of the class: its steps by name, where it has several. */
export const shownSteps = ({ first, facts: { steps } }: Told): string =>
  steps.length < 2 || steps.length > MOST_STEPS
    ? `Solve ${first} aloud.${steps.length === 1 ? ` ${steps[0]}` : ''}`
    : `Solve ${first}. Stop before each step: ${steps.join(' ')}`;

/** The opening situation and a quiet answer to it. */
export const opening = ({ ways, isYoung, think }: Told, label: string): Line[] => [
  [label, ways.hook, 'none'],
  ['Alone', isYoung ? 'Draw or say what you think.' : think, 'open'],
];

/** The sentence of the lesson, found in a problem of it, and the opening question answered. */
export const together = ({ point, seenAt, answer, said, hasTimeFor }: Told, label: string): Line[] => [
  [label, `Write on the board: “${point}” Where can one see that at ${seenAt}?`],
  hasTimeFor.closing ? ['Alone', answer.text, answer.room] : ['Aloud', `With a partner: ${said}`],
];

export type ActivityParts = Record<Exclude<PhaseId, 'ticket'>, (told: Told) => readonly Line[]>;
