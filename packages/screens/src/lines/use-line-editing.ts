import { type AskedQuestion, readWorking, type WorkReading } from '@lemma/math/working';
import { LONGEST_LINE, MOST_LINES, MOST_MENDED, type WrittenLines } from '@lemma/school/work';
import { useMemo, useRef, useState } from 'react';
import type { Written } from './written.ts';

/** The lines without those left empty, as they are sent. */
const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

function withMended(value: WrittenLines, from: string, line: string): WrittenLines['mended'] {
  const known = value.mended.some((one) => one.from === from && one.line === line);
  return known || value.mended.length >= MOST_MENDED ? value.mended : [...value.mended, { from, line }];
}

/**
 * Writing lines one after the other. A line is read once it is left; until then it says nothing. A line that did not
 * follow and is changed is remembered as mended.
 */
export function useLineEditing(question: AskedQuestion, { value, onChange }: Written) {
  const [at, setAt] = useState(value.lines.length);
  const { lines } = value;
  const text = lines[at] ?? '';
  const settled = useMemo(() => lines.slice(0, at), [lines, at]);
  const reading: WorkReading = useMemo(() => readWorking(settled, question), [settled, question]);
  // The line as it was when it was pointed at.
  const pointed = useRef<{ readonly at: number; readonly from: string; readonly line: string } | undefined>(undefined);

  const write = (typed: string) => {
    const next = typed.slice(0, LONGEST_LINE);
    onChange({ ...value, lines: at < lines.length ? lines.with(at, next) : [...lines, next] });
  };

  const goTo = (index: number) => {
    const { broken } = reading;
    if (broken?.at === index) pointed.current = { at: index, from: broken.from, line: lines[index] ?? '' };
    setAt(index);
  };
  const remove = () => {
    onChange({ ...value, lines: lines.filter((_, index) => index !== at) });
    goTo(Math.max(0, at - 1));
  };
  /** Leaves the line: true if another one may follow. */
  const settle = (): boolean => {
    const was = pointed.current;
    const isMended = was?.at === at && was.line !== text;
    pointed.current = undefined;
    const next = filled(lines);
    onChange({ ...value, lines: next, ...(isMended && { mended: withMended(value, was.from, was.line) }) });
    setAt(next.length);
    return text.trim() !== '' && next.length < MOST_LINES;
  };
  return { at, text, settled, reading, write, goTo, remove, settle, isFull: at >= MOST_LINES };
}
