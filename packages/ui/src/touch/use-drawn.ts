import { useState } from 'react';

/**
 * What was drawn, for a text that does not tell all of it: an equation does not say by which points its line was drawn. It
 * is remembered while the text is its own.
 */
export function useDrawn<T>(
  value: string,
  read: (text: string) => T | undefined,
  write: (drawn: T) => string,
): readonly [T | undefined, (drawn: T) => void] {
  const [drawn, setDrawn] = useState<T | undefined>();
  return [drawn !== undefined && write(drawn) === value ? drawn : read(value), setDrawn];
}
