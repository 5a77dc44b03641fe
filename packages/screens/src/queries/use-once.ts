import { useRef } from 'react';

/**
 * Runs `work` once for the same input while it is under way. A screen knows that it has asked only once it is drawn again, and
 * the second click of a double click is faster.
 */
export function useOnce<Input, Output>(work: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  const underWay = useRef(new Map<string, Promise<Output>>());
  return (input) => {
    const what = JSON.stringify(input);
    const before = underWay.current.get(what);
    if (before) return before;
    const started = work(input).finally(() => underWay.current.delete(what));
    underWay.current.set(what, started);
    return started;
  };
}
