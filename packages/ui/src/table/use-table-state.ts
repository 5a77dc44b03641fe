import { useState } from 'react';
import { useSearchParams } from '../lib/link.ts';
import type { Sort } from './column.ts';

/** `?sort=name` is ascending, `?sort=-name` descending. */
export function readSort(text: string | null): Sort | undefined {
  if (!text) return undefined;
  return text.startsWith('-') ? { column: text.slice(1), down: true } : { column: text, down: false };
}

const writeSort = ({ column, down }: Sort) => (down ? `-${column}` : column);

/** The sort and filter of one table, stored in the address under `key`, or in memory without a key. */
export function useTableState(key: string | undefined, first: Sort | undefined) {
  const [search, setSearch] = useSearchParams();
  const [memory, setMemory] = useState<{ readonly sort: Sort | undefined; readonly filter: string }>({
    sort: first,
    filter: '',
  });
  const sortKey = key ? `${key}-sort` : 'sort';
  const filterKey = key ? `${key}-q` : 'q';
  const inAddress = key !== undefined;

  const write = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    sort: inAddress ? (readSort(search.get(sortKey)) ?? first) : memory.sort,
    filter: inAddress ? (search.get(filterKey) ?? '') : memory.filter,
    setSort: (sort: Sort) => (inAddress ? write(sortKey, writeSort(sort)) : setMemory({ ...memory, sort })),
    setFilter: (filter: string) => (inAddress ? write(filterKey, filter) : setMemory({ ...memory, filter })),
  };
}
