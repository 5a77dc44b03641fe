import { type Node, parse } from './check/index.ts';
import type { Problem } from './types.ts';

/** What is known of a question where its answer is judged. */
export type Question = Pick<Problem, 'answer' | 'prompt'> & Partial<Pick<Problem, 'math'>>;

/** A formula of a question, as it stands there and as it is read. */
type Formula = { readonly text: string; readonly tree: Node };

/** The mathematics of a question: what stands large, and what stands between backticks. */
export const formulasOf = ({ prompt, math }: Question): Formula[] =>
  [...(math === undefined ? [] : [math]), ...[...prompt.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '')].flatMap(
    (text) => {
      const read = parse(text, { units: true });
      return read.ok ? [{ text, tree: read.tree }] : [];
    },
  );
