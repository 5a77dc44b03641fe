import { useEffect, useRef } from 'react';

/**
 * Browser functions for all rows of a table of which only some are in the page. Ctrl+F goes to the filter first (a
 * second Ctrl+F opens the browser's search), and copying a selection of the whole table copies every row, if it has a file.
 */
export function useWholeTable(isMany: boolean, copyAll: (() => void) | undefined) {
  const table = useRef<HTMLTableElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const latest = useRef(copyAll);
  useEffect(() => {
    latest.current = copyAll;
  });
  useEffect(() => {
    if (!isMany) return;
    const find = (event: KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const field = filter.current;
      if (!isFind || !field || document.activeElement === field) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    const copy = (event: ClipboardEvent) => {
      const body = table.current?.tBodies[0];
      if (!body || !latest.current || getSelection()?.containsNode(body, false) !== true) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', find);
    document.addEventListener('copy', copy);
    return () => {
      document.removeEventListener('keydown', find);
      document.removeEventListener('copy', copy);
    };
  }, [isMany]);
  return { table, filter };
}
