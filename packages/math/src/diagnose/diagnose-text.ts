import { checkAnswer } from '../check/index.ts';
import { problemFrom } from '../generate.ts';
import { skills } from '../registry.ts';
import type { Problem } from '../types.ts';
import { diagnoseWith } from './diagnose.ts';
import type { Explanation } from './explanation.ts';

/** A question in plain text with its right answer and the one that was given. */
export type PlainQuestion = { readonly question: string; readonly correct: string; readonly answer: string };

const ASKING =
  /^(?:solve(?: for \w)?|simplify|work out|calculate|evaluate|compute|find|expand|factor(?:ise|ize)?|add|subtract|multiply|divide|what is|how much is)\b[\s:,.]*/i;

/** The places of a question where the mathematics may stand: all of it, lines, what follows a colon, what stands between backticks. */
function candidates(question: string): string[] {
  const lines = question.split(/\n/).map((line) => line.trim());
  const formulas = [...question.matchAll(/`([^`]+)`|\$([^$]+)\$/g)].map(([, code, latex]) => code ?? latex ?? '');
  const bare = (text: string) =>
    text
      .replace(ASKING, '')
      .replace(/[=\s?.]+$/, '')
      .trim();
  const all = [question, ...lines, ...formulas, ...lines.flatMap((line) => line.split(':').slice(1))];
  return [...new Set(all.flatMap((text) => [text.trim(), bare(text)]))].filter((text) => text !== '');
}

/** What a written answer comes down to: the last line, and what stands right of its last equals sign. */
function bottomLines(answer: string): string[] {
  const last = answer.trim().split(/\n/).at(-1)?.trim() ?? '';
  const right = last.split('=').at(-1)?.trim() ?? '';
  return [...new Set([answer.trim(), last, right])].filter((text) => text !== '');
}

const agrees = ({ answer }: Problem, correct: string): boolean =>
  bottomLines(correct).some((line) => checkAnswer({ ...answer, forms: [] }, line).verdict === 'right');

/**
 * Explains an answer to a question that a person typed. Skills that can read the question and agree with its right answer are
 * asked; the explanations of all of them come together, likeliest first, each idea once. Empty: no skill reads it, or none knows.
 */
export function diagnoseText({ question, correct, answer }: PlainQuestion): Explanation[] {
  const texts = candidates(question);
  const explanations = skills.flatMap((skill) => {
    for (const text of texts) {
      const params = skill.read?.(text);
      if (params === undefined) continue;
      const problem = problemFrom(skill, params, 2, skill.cases[0]?.id ?? '', 0);
      if (correct.trim() !== '' && !agrees(problem, correct)) continue;
      for (const line of bottomLines(answer)) {
        const found = diagnoseWith(skill, problem, line);
        if (found.length > 0) return found;
      }
    }
    return [];
  });
  const seen = new Set<string>();
  return explanations
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ misconceptions, slip }) => {
      const key = [...misconceptions, slip].join();
      return !seen.has(key) && seen.add(key);
    });
}
