import { queryKeys } from '@lemma/contract';
import { useSearchParams } from '@lemma/router';
import { downloadFile } from '@lemma/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { readList } from './logic/read-list.ts';

/** The class list in the address, a file that was sent on the page for files. `list` is null if it cannot be read. */
export function useHandedList(uid: string) {
  const [search] = useSearchParams();
  const fileId = search.get('file') ?? '';
  const name = search.get('name') ?? '';
  const { data } = useQuery({
    queryKey: queryKeys.made(uid, 'handed-list', fileId, name),
    queryFn: async () => (await readList(new File([await downloadFile(fileId)], name))) ?? null,
    enabled: fileId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? undefined : { list: data, name };
}
