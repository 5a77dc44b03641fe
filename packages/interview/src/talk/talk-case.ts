import type { MathText, Picture, Step } from '@lemma/math';
import type { Temperament } from '@lemma/school/interview';
import { asReason } from '../think/reason-here.ts';

/** A problem with the student's answer, and everything that a student says about it is computed from. */
export type TalkCase = {
  /** The problem in words. */
  readonly asked: string;
  /** The expression or equation of the problem, if it has one. */
  readonly math?: MathText;
  /** An equation with a letter by which a problem in words is solved, if it is solved so. */
  readonly model?: MathText;
  /** The student's answer, as the student says it. */
  readonly given: string;
  /** The right answer, if it is known; the student does not say it. */
  readonly key?: MathText;
  readonly right: boolean;
  /** The misconception behind the answer, in words of a child; none if the student has none or has given it up. */
  readonly idea?: string;
  /** What lies behind the idea, for whoever asks once more why. */
  readonly deeper?: string;
  /** How often the reason has been asked for before. */
  readonly whys?: number;
  /** How the student is; talkative where nobody says. */
  readonly who?: Temperament;
  /** What the student has said so far. */
  readonly before?: readonly string[];
  /** What the student wrote, line by line. */
  readonly steps: readonly Step[];
  /** The picture that stands beside the problem. */
  readonly picture?: Picture;
  /** The lines by which the problem is solved, of which a child knows this or that when it is led there. */
  readonly solution?: readonly Step[];
  /** The lines by which somebody else comes to an answer: of the right way, or of another idea about the problem. */
  readonly reached?: (answer: string) => readonly Step[] | undefined;
  /** Solves another problem as the student does; undefined for one that is none of the skill's. */
  readonly solve: (text: string) => Solved | undefined;
  /** The problem with the numbers that a sentence gives its quantities; `always` whatever the sentence asks of it. */
  readonly vary?: (text: string, always?: boolean) => Solved | undefined;
  /** The problem with what a sentence changes in it, solved by the student's rule; where no skill knows the problem. */
  readonly again?: (text: string) => Solved | undefined;
  /** An easy problem of the same kind, solved as the student does. */
  readonly example?: () => Solved;
};

export type Solved = {
  readonly math: string;
  readonly answer: string;
  /** The idea in terms of that problem, and the lines that lead to the answer. */
  readonly rule?: string;
  readonly lines?: readonly string[];
};

export const small = (text: string): string =>
  /^(?:I\b|`|[A-Z]{2})/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export const large = (text: string): string =>
  /^[a-z](?:[(/]|\s*[=+^<>])/.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const ended = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** Sentences joined as one speaks. */
export const said = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part): part is string => part !== undefined && part.trim() !== '')
    .map((part) => ended(large(part.trim())))
    .join(' ');

/** What the student wrote, as one sentence: "`4 + 1 = 5`, then `6`". */
export const workOf = ({ steps, given }: TalkCase): string | undefined => {
  const lines = steps.map(({ line }) => line).filter((line, at, all) => line !== given && all.indexOf(line) === at);
  return lines.length === 0 ? undefined : lines.map((line) => `\`${line}\``).join(', then ');
};

/** The reason that the student has: the idea, or else what was done with the numbers. */
export const reasonOf = (about: TalkCase): string => {
  if (about.idea !== undefined)
    return asReason(about.idea.replace(/^(?:yes|no)\b[, ]*(?:always)?\s*/i, '').replace(/[.]$/, '') || about.idea);
  const work = workOf(about);
  return work === undefined ? 'that is how we learned it' : `I did ${work}`;
};

const isSentence = (text: string): boolean => /^(?:yes|no|they|it|the|you|always|never|I)\b/i.test(text);

/** The student's own answer as part of a sentence: "I got 12", "I said they are the same". */
export const gotIt = ({ given }: TalkCase): string =>
  /^I\b/.test(given) ? given : isSentence(given) ? `I said ${small(given)}` : `I got ${given}`;
