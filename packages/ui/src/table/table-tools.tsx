import { Download, Search, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { inputClass } from '../forms/field.tsx';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import type { FileActions } from './use-table-file.ts';

type TableToolsProps = {
  readonly filter: { readonly value: string; readonly onChange: (value: string) => void } | undefined;
  readonly shown: number;
  readonly count: number;
  readonly picked: number;
  readonly bulk: ReactNode;
  readonly onClear: () => void;
  readonly file: FileActions | undefined;
  readonly offersXlsx: boolean;
  readonly offersCopy: boolean;
  readonly filterRef: Ref<HTMLInputElement>;
  readonly tools: ReactNode;
  readonly stickyTop: string;
};

/**
 * The line above a table: the filter and the download or, while rows are ticked, the actions for them. On a phone all but
 * the filter is behind one button, so that the first row is in sight.
 */
export function TableTools({
  filter,
  shown,
  count,
  picked,
  bulk,
  onClear,
  file,
  offersXlsx,
  offersCopy,
  filterRef,
  tools,
  stickyTop,
}: TableToolsProps) {
  const t = useText('table');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const folded = isOpen ? '' : 'max-sm:hidden';
  const download = file && <FileButtons file={file} offersXlsx={offersXlsx} offersCopy={offersCopy} />;
  if (picked > 0 && bulk !== undefined) {
    return (
      <div
        role="toolbar"
        aria-label={t('selected', { count: picked })}
        data-print="hide"
        style={{ top: stickyTop }}
        // Stays visible even if the last ticked row is far down.
        className="sticky z-20 flex min-h-13 flex-wrap items-center gap-2 border-b border-line-strong bg-paper py-1.5"
      >
        <IconButton label={t('clearSelection')} icon={<X aria-hidden="true" />} onClick={onClear} />
        <span role="status" className="me-2 font-semibold">
          {t('selected', { count: picked })}
        </span>
        {bulk}
        {download}
      </div>
    );
  }
  if (!filter && !download && tools === undefined) return null;
  return (
    <div data-print="hide" className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      {filter && (
        <label className="relative min-w-0 grow sm:w-64 sm:grow-0">
          <span className="sr-only">{t('filter')}</span>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
          />
          <input
            ref={filterRef}
            type="search"
            value={filter.value}
            placeholder={t('filterPlaceholder')}
            onChange={(event) => filter.onChange(event.target.value)}
            className={inputClass('ps-9')}
          />
        </label>
      )}
      {(tools !== undefined || download) && (
        <IconButton
          label={t('options')}
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          className="sm:hidden"
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      <div id={id} className={cx('contents', folded)}>
        {tools}
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-x-4">
        <span className="text-sm text-muted" role="status">
          {filter && filter.value !== '' ? t('shown', { shown, count }) : t('rows', { count })}
        </span>
        <div className={folded}>{download}</div>
      </div>
    </div>
  );
}

type FileButtonsProps = Pick<TableToolsProps, 'offersXlsx' | 'offersCopy'> & { readonly file: FileActions };

function FileButtons({ file, offersXlsx, offersCopy }: FileButtonsProps) {
  const t = useText('table');
  return (
    <div className="flex flex-wrap items-center">
      {file.fault && (
        <span role="alert" className="me-2 text-sm text-warm-strong">
          {t(file.fault)}
        </span>
      )}
      {offersCopy && (
        <Button kind="quiet" size="small" pending={file.pending === 'copy'} onClick={file.copy}>
          {t('copy')}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        pending={file.pending === 'download'}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={file.download}
      >
        {t('download')}
      </Button>
      {offersXlsx && (
        <Button kind="quiet" size="small" pending={file.pending === 'downloadXlsx'} onClick={file.downloadXlsx}>
          {t('downloadXlsx')}
        </Button>
      )}
    </div>
  );
}
