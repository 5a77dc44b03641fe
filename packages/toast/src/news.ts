/** A line of news for the second toaster: something that happened and needs no answer. */
export type News = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'good' | 'problem';
};

type Listener = (news: News) => void;
let listener: Listener | undefined;
let waiting: News[] = [];
let bringToaster: (() => void) | undefined;

/** Shows news, or stores it until the second toaster is there. */
export function news(item: News): void {
  if (listener) listener(item);
  else {
    waiting.push(item);
    bringToaster?.();
  }
}

/**
 * Calls back when there is news but no second toaster to show it, including news from before. Returns a function that
 * unsubscribes.
 */
export function onFirstNews(call: () => void): () => void {
  bringToaster = call;
  if (waiting.length > 0) call();
  return () => {
    if (bringToaster === call) bringToaster = undefined;
  };
}

/** Registers the second toaster. Returns a function that unregisters it. */
export function onNews(next: Listener): () => void {
  listener = next;
  for (const item of waiting) next(item);
  waiting = [];
  return () => {
    if (listener === next) listener = undefined;
  };
}
