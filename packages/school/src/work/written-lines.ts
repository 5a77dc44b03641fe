import { z } from 'zod';
import { LONGEST_CODE } from '../base/index.ts';

/** The most lines of working on one answer, characters of a line, and lines that the student mended. */
export const MOST_LINES = 16;
export const LONGEST_LINE = 100;
export const MOST_MENDED = 3;
/** The most times that a student asks for the next step of one problem; more are not counted. */
export const MOST_STEPS_ASKED = 20;

const lineSchema = z.string().max(LONGEST_LINE);

/** How a student is offered to write the working in lines, as an item of an assignment says it. */
export const workingChoices = ['none', 'offered', 'asked', 'graded'] as const;
export const workingChoiceSchema = z.enum(workingChoices);
export type WorkingChoice = z.infer<typeof workingChoiceSchema>;

/** What the student's device knows of it. `silent`: the lines are not marked while they are written, as in a test. */
export const writingSchema = z.object({
  ask: workingChoiceSchema.exclude(['none']),
  silent: z.boolean().optional(),
});
export type Writing = z.infer<typeof writingSchema>;

/** The working in lines as a device sends it with an answer; without lines if only the next step was asked for. */
export const writtenLinesSchema = z.object({
  lines: z.array(lineSchema).max(MOST_LINES),
  /** Lines that did not follow when they were written and were changed since: the line before, and what it said. */
  mended: z.array(z.object({ from: lineSchema, line: lineSchema })).max(MOST_MENDED),
  /** How often the student asked for the next step. */
  asked: z.number().int().min(0).max(MOST_STEPS_ASKED),
});
export type WrittenLines = z.infer<typeof writtenLinesSchema>;

/** What is said of a line: it follows from what is before it, it does not, or nothing can be said of it. */
export const lineVerdicts = ['follows', 'breaks', 'unread'] as const;

const misconceptionSchema = z.string().max(LONGEST_CODE.misconception).optional();

/** The working as it is stored with the answer. */
export const markedLinesSchema = writtenLinesSchema.extend({
  mended: z
    .array(z.object({ from: lineSchema, line: lineSchema, misconception: misconceptionSchema }))
    .max(MOST_MENDED),
  /** One for each line. Left out while results are withheld. */
  marks: z.array(z.enum(lineVerdicts)).max(MOST_LINES).optional(),
  /** The first line that does not follow, by its index from 0, the line before it, and the misconception behind it. */
  broken: z
    .object({
      at: z.number().int().min(0).max(MOST_LINES),
      from: lineSchema,
      misconception: misconceptionSchema,
    })
    .optional(),
});
export type MarkedLines = z.infer<typeof markedLinesSchema>;

const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/** Whether a line only repeats the answer: "x = 4" beside the answer 4. */
const repeats = (line: string, response: string): boolean => {
  const [said, wanted] = [squeezed(line), squeezed(response)];
  return said === wanted || said.endsWith(`=${wanted}`);
};

/**
 * The share of the working that follows, 0 to 1: the lines that follow, out of these and all lines from the first that
 * does not. Lines of which nothing can be said do not count, and neither does a single line that repeats the answer.
 */
export function shareThatFollows({ lines, marks = [], broken }: MarkedLines, response: string): number {
  const [only] = lines;
  if (lines.length === 1 && only !== undefined && repeats(only, response)) return 0;
  const follow = marks.filter((mark) => mark === 'follows').length;
  const lost = broken === undefined ? 0 : lines.length - broken.at;
  return follow === 0 ? 0 : follow / (follow + lost);
}
