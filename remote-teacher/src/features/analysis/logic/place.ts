import { useSearchParams } from '@lemma/router';
import { isAlone, type TeachTopic } from '@lemma/school/insight';

/** The kinds of topics, as the filter lists them. */
export const KINDS = ['misconception', 'prerequisite', 'struggle'] as const satisfies readonly TeachTopic['kind'][];

/** The level of detail: class, group, student, attempt. All of it is in the address, beside the filters. */
export type Place = {
  readonly kind: TeachTopic['kind'] | '';
  readonly standard: string;
  readonly compare: boolean;
  readonly group: string | null;
  readonly student: string | null;
  readonly work: string | null;
  readonly item: string | null;
};

export const readPlace = (search: URLSearchParams): Place => {
  const kind = search.get('kind');
  return {
    kind: KINDS.find((one) => one === kind) ?? '',
    standard: search.get('standard') ?? '',
    compare: search.get('compare') === '1',
    group: search.get('group'),
    student: search.get('student'),
    work: search.get('work'),
    item: search.get('item'),
  };
};

/** From the outermost to the innermost level. Going up drops the levels below, and nothing else. */
export const DEPTHS = ['group', 'student', 'work', 'item'] as const;
type Depth = (typeof DEPTHS)[number];
type Change = { readonly [name in Depth | 'kind' | 'standard' | 'compare']?: string | null };

/** An address on this page with some parameters changed and the filters kept. */
export function addressWith(search: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '' || value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

type AnswerRef = { readonly studentId: string; readonly assignmentId: string; readonly itemId: string };

/** The place of an answer: in the student's work, or with the student where it was given alone, in practice. */
export const placeOfAnswer = ({ studentId, assignmentId, itemId }: AnswerRef): Change =>
  isAlone(assignmentId) ? { student: studentId } : { student: studentId, work: assignmentId, item: itemId };

/** The address of a higher level; `undefined` is the class. */
export function addressUpTo(search: URLSearchParams, depth: Depth | undefined): string {
  const next = new URLSearchParams(search);
  const shownDepths = depth === undefined ? 0 : DEPTHS.indexOf(depth) + 1;
  for (const name of DEPTHS.slice(shownDepths)) next.delete(name);
  return `?${next}`;
}

export function usePlace() {
  const [search, setSearch] = useSearchParams();
  return {
    place: readPlace(search),
    to: (change: Change) => addressWith(search, change),
    upTo: (depth: Depth | undefined) => addressUpTo(search, depth),
    /** Filters replace the history entry, so that Back leaves the page instead of undoing each filter. */
    set: (change: Change) =>
      setSearch(new URLSearchParams(addressWith(search, change)), { replace: true, preventScrollReset: true }),
  };
}
