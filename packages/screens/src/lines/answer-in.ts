import type { WorkItem } from '@lemma/school/work';

/** The answer that the last line of the work states: "4" of "x = 4", "3, -3" of "x = 3 or x = -3". */
export function answerIn(line: string, { kind }: Pick<WorkItem['field'], 'kind'>): string {
  const text = line
    .trim()
    .replace(/^(?:so|then)\s+/i, '')
    .replace(/^=\s*/, '');
  if (kind === 'equation' || kind === 'inequality') return text;
  const parts = text.split(/\s+or\s+/).map((part) => part.slice(part.lastIndexOf('=') + 1).trim());
  return /[<>≤≥]/.test(text) ? '' : parts.join(', ');
}
