import type { AnswerSpec } from '../types.ts';

const CHECKING = /^check(?:ing|ed)?\b/i;
const ASSIGNMENT = /^([a-z])\s*=\s*([^=<>]+)$/i;
const NUMBER = /-?\$?\d[\d,]*(?:\.\d+)?(?:\s+\d+\/\d+|\/\d+)?%?/g;

/** The parser of answers reads no longer line. */
const LONGEST_LINE = 500;
const MOST_LINES = 40;

/** The lines of a written answer, without those in which the student checks it. */
export function workLines(answer: string): string[] {
  const lines = answer
    .replace(/[−–]/g, '-')
    .split(/\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= LONGEST_LINE)
    .slice(0, MOST_LINES);
  const checking = lines.findIndex((line, index) => index > 0 && CHECKING.test(line));
  return checking < 0 ? lines : lines.slice(0, checking);
}

/** The one number of a line with words: "57 items" is 57. */
function loneNumber(line: string): string[] {
  const found = line.match(NUMBER) ?? [];
  return found.length === 1 && /[a-z]{2}/i.test(line) ? found : [];
}

/**
 * The ways in which a written answer can be read: a value of the letter, the last line, what stands right of its last
 * equal sign.
 */
export function answerReadings(answer: string): string[] {
  const lines = workLines(answer);
  const last = lines.at(-1) ?? '';
  const assigned = lines.findLast((line) => ASSIGNMENT.test(line));
  // The sign of an inequality is no equal sign.
  const right = (line: string): string =>
    line
      .split(/(?<![<>])=/)
      .at(-1)
      ?.trim() ?? '';
  const readings =
    assigned === undefined
      ? [...(lines.length === 1 ? [answer.trim()] : []), last, right(last), ...loneNumber(last)]
      : [assigned, right(assigned)];
  return [...new Set(readings)].filter((text) => text !== '' && text.length <= LONGEST_LINE);
}

const squeezed = (text: string): string => text.replace(/[`\s]/g, '');

/** For a choice, the option that a written answer means, so that "0.4 > 0.35" picks the option with these words. */
export function asOption(spec: AnswerSpec, response: string): string {
  const option = spec.options?.find(({ id, label }) => id === response || squeezed(label) === squeezed(response));
  return option?.id ?? response;
}
