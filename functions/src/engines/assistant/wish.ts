/** What a teacher may want of the assistant. `topic` is what is left of the words once the rest is understood. */
export type Wish =
  | { readonly kind: 'help' }
  | { readonly kind: 'plan'; readonly topic: string; readonly minutes: number }
  | { readonly kind: 'items'; readonly topic: string; readonly count: number; readonly level: 1 | 2 | 3 }
  | { readonly kind: 'explain'; readonly topic: string; readonly question?: string; readonly answer?: string }
  | { readonly kind: 'solve'; readonly task: string }
  | { readonly kind: 'check'; readonly text: string }
  | { readonly kind: 'missing' | 'common' | 'struggling' | 'next' | 'due' | 'summary' }
  | { readonly kind: 'results'; readonly about: string }
  | { readonly kind: 'student'; readonly about: string }
  | { readonly kind: 'unknown' };
