import { Camera, FileUp, X } from 'lucide-react';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { formatBytes } from '../format/numbers.ts';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import { checkFiles, type FileLimits, type FileRefusal } from './check-files.ts';
import { FieldError } from './field.tsx';

/**
 * Chooses files by drag and drop, from the device, or with the camera. The limits are stated before; a refusal names
 * the file.
 */
export type FileDropProps = {
  readonly label: string;
  readonly limits: FileLimits;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** Offers the camera on phones. */
  readonly camera?: boolean;
  readonly disabled?: boolean;
  /** Why the form cannot be sent as it is. */
  readonly error?: string | undefined;
};

export function FileDrop({ label, limits, files, onFiles, camera = false, disabled = false, error }: FileDropProps) {
  const t = useText('files');
  const id = useId();
  const browse = useRef<HTMLInputElement>(null);
  const shoot = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);

  const take = (more: readonly File[]) => {
    const { accepted, refusals } = checkFiles(more, limits, files);
    setRefused(refusals);
    if (accepted.length > 0) onFiles([...files, ...accepted]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };

  return (
    <div className="flex flex-col gap-2">
      <span id={id} className="font-semibold">
        {label}
      </span>
      <p id={`${id}-limits`} className="-mt-1 text-sm text-muted">
        {t('limits', {
          kinds: limits.kinds,
          size: formatBytes(limits.maxBytes),
          count: limits.maxFiles,
          pages: limits.maxPages ?? 0,
          inAll: limits.maxPagesInAll ?? 0,
        })}
      </p>
      <section
        aria-labelledby={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'flex flex-wrap items-center gap-3 rounded-md border border-dashed px-4 py-6 transition-colors',
          over ? 'border-accent bg-accent-wash' : 'border-line-strong',
        )}
      >
        <FileUp aria-hidden="true" className="size-5 text-muted max-md:hidden" />
        <span className="text-muted max-md:hidden">{t('drop')}</span>
        <Button
          disabled={disabled}
          aria-describedby={error ? `${id}-limits ${id}-error` : `${id}-limits`}
          onClick={() => browse.current?.click()}
        >
          {t('browse')}
        </Button>
        {camera && (
          <Button
            disabled={disabled}
            className="md:hidden"
            icon={<Camera aria-hidden="true" className="size-5" />}
            onClick={() => shoot.current?.click()}
          >
            {t('camera')}
          </Button>
        )}
        <HiddenInput ref={browse} label={label} accept={limits.accept} multiple={limits.maxFiles > 1} onTake={take} />
        {camera && <HiddenInput ref={shoot} label={t('camera')} accept="image/*" capture onTake={take} />}
      </section>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div role="alert" className="flex flex-col gap-1 empty:hidden">
        {refused.map((refusal) => (
          <FieldError key={`${refusal.reason}-${refusal.name}`} id={`${id}-${refusal.reason}-${refusal.name}`}>
            {refusal.reason === 'too-large'
              ? t('tooLarge', {
                  name: refusal.name,
                  size: formatBytes(refusal.size),
                  limit: formatBytes(limits.maxBytes),
                })
              : refusal.reason === 'wrong-kind'
                ? t('wrongKind', { name: refusal.name, kinds: limits.kinds })
                : refusal.reason === 'empty'
                  ? t('empty', { name: refusal.name })
                  : t('tooMany', { count: limits.maxFiles })}
          </FieldError>
        ))}
      </div>
      {files.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {files.map((file, index) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`} className="flex min-h-11 items-center gap-3">
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="figures-tabular text-sm text-muted">{formatBytes(file.size)}</span>
              <IconButton
                label={t('remove', { name: file.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => onFiles(files.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type HiddenInputProps = {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly capture?: boolean;
  readonly onTake: (files: readonly File[]) => void;
};

const HiddenInput = ({ ref, label, accept, multiple = false, capture = false, onTake }: HiddenInputProps) => (
  <input
    ref={ref}
    type="file"
    tabIndex={-1}
    aria-label={label}
    accept={accept}
    multiple={multiple}
    {...(capture && { capture: 'environment' as const })}
    className="sr-only"
    onChange={(event) => {
      onTake([...(event.target.files ?? [])]);
      // Otherwise the same file could not be chosen again after it was removed.
      event.target.value = '';
    }}
  />
);
