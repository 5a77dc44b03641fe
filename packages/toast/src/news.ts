/** A line of news for the second toaster: something that happened and asks for nothing. */
export type News = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'good' | 'problem';
};

type Listener = (news: News) => void;
let listener: Listener | undefined;
let waiting: News[] = [];
let bringToaster: (() => void) | undefined;

/** Shows news. Before the second toaster has arrived it waits. */
export function news(item: News): void {
  if (listener) listener(item);
  else {
    waiting.push(item);
    bringToaster?.();
  }
}

/** Calls back when there is news and no second toaster to show it, or has been. Returns the way to leave. */
export function onFirstNews(call: () => void): () => void {
  bringToaster = call;
  if (waiting.length > 0) call();
  return () => {
    if (bringToaster === call) bringToaster = undefined;
  };
}

/** The second toaster says that it is there. Returns the way to leave. */
export function onNews(next: Listener): () => void {
  listener = next;
  for (const item of waiting) next(item);
  waiting = [];
  return () => {
    if (listener === next) listener = undefined;
  };
}
