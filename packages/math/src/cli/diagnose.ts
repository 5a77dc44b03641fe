import { diagnose } from '../diagnose/diagnose.ts';
import { diagnoseText } from '../diagnose/diagnose-text.ts';
import type { Explanation } from '../diagnose/explanation.ts';
import { generateProblem } from '../generate.ts';
import { findMisconception, findSkill } from '../registry.ts';
import type { Level, MisconceptionId } from '../types.ts';
import { answerLines } from './answer-lines.ts';
import type { Command } from './command.ts';

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLevel = (value: unknown): value is Level => value === 1 || value === 2 || value === 3;

const described = (id: MisconceptionId) => {
  const found = findMisconception(id);
  return found ? { id, name: found.name, idea: found.idea, why: found.why, sources: found.sources } : { id, name: id };
};

const named = ({ misconceptions, slip }: Explanation) => ({
  misconceptions: misconceptions.map(described),
  ...(slip !== undefined && { slip }),
});

function explain(fields: ReadonlyMap<string, unknown>, answer: string): readonly Explanation[] | string {
  const code = fields.get('skill');
  if (typeof code === 'string') {
    const skill = findSkill(code);
    const [level, seed, caseId] = [fields.get('level') ?? 2, fields.get('seed'), fields.get('case')];
    if (!skill) return `no skill ${code}`;
    if (!isLevel(level) || typeof seed !== 'number') return 'an item has a level from 1 to 3 and a seed';
    if (typeof caseId === 'string' && !skill.cases.some(({ id }) => id === caseId))
      return `${code} has no case ${caseId}`;
    return diagnose(generateProblem(skill, level, seed, typeof caseId === 'string' ? caseId : undefined), answer);
  }
  const [question, correct] = [fields.get('question'), fields.get('correct') ?? ''];
  if (typeof question !== 'string' || typeof correct !== 'string')
    return 'a line has question, correct and answer, or skill, level, seed and answer';
  return diagnoseText({ question, correct, answer });
}

/** Answers one line of `diagnose`. `known` is false if no misconception and no slip explains the answer. */
export function diagnoseLine(line: unknown): unknown {
  if (!isRecord(line)) return { verdict: 'invalid', reason: 'a line is one JSON object' };
  const fields = new Map<string, unknown>(Object.entries(line));
  const answer = fields.get('answer');
  if (typeof answer !== 'string') return { verdict: 'invalid', reason: 'answer must be a text' };
  const found = explain(fields, answer);
  return typeof found === 'string'
    ? { verdict: 'invalid', reason: found }
    : { known: found.length > 0, explanations: found.map(named) };
}

export const diagnoseAnswers: Command = {
  name: 'diagnose',
  summary:
    'names the ideas behind answers: {"question","correct","answer"} or {"skill","level","seed","case"?,"answer"} a line in',
  usage: '< answers.jsonl',
  run: async () => {
    await answerLines(diagnoseLine);
    return 0;
  },
};
