import { useSearchParams } from '@lemma/router';

/** The filters of the statistics, all stored in the address. Dates as `YYYY-MM-DD`, in this device's time zone. */
export type Filters = {
  readonly from: string;
  readonly to: string;
  /** The id of a group, '' for the whole class. */
  readonly group: string;
  /** A Common Core code, '' for all. */
  readonly standard: string;
  /** True: names are replaced, for projecting. */
  readonly anonymous: boolean;
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const dateOf = (text: string | null): string => (text !== null && DATE.test(text) ? text : '');

export const readFilters = (search: URLSearchParams): Filters => ({
  from: dateOf(search.get('from')),
  to: dateOf(search.get('to')),
  group: search.get('group') ?? '',
  standard: search.get('standard') ?? '',
  anonymous: search.get('anonymous') === '1',
});

/** The first and last millisecond of the days; open-ended where a date is left out. */
export function rangeOf({ from, to }: Pick<Filters, 'from' | 'to'>): { readonly start: number; readonly end: number } {
  const start = from === '' ? Number.NEGATIVE_INFINITY : new Date(`${from}T00:00:00`).getTime();
  const end = to === '' ? Number.POSITIVE_INFINITY : new Date(`${to}T23:59:59.999`).getTime();
  return { start, end };
}

/** The filters in the address, and a function that changes some of them. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Partial<Filters>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '' || value === false) after.delete(name);
          else after.set(name, value === true ? '1' : value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filters: readFilters(search), set };
}
