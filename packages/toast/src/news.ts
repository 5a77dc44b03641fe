/** A line of news for the second toaster: something that happened and asks for nothing. */
export type News = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'good' | 'problem';
};

type Listener = (news: News) => void;
let listener: Listener | undefined;
let waiting: News[] = [];

/** Shows news. Before the second toaster has arrived it waits. */
export function news(item: News): void {
  if (listener) listener(item);
  else waiting.push(item);
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
