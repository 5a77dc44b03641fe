import { diagnoseText } from '../diagnose/diagnose-text.ts';
import { valueText } from '../verify/judge.ts';
import { type NameStep, stepMisconception } from './step-misconception.ts';

/** Names a step as `stepMisconception` does and, where that finds nothing, by what the rules of all skills make of the first line. */
export const stepMisconceptionBySkills: NameStep = (before, after, texts) => {
  const seen = stepMisconception(before, after, texts);
  if (seen) return seen;
  const [question, answer] = texts;
  const [best] = diagnoseText({ question, correct: valueText(before) ?? question, answer });
  return best?.misconceptions[0];
};
