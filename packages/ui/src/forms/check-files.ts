/** The files that may be chosen. The server checks the content again; this check only saves the person a wait. */
export type FileLimits = {
  /** As in `<input accept>`: `.pdf,image/*`. */
  readonly accept: string;
  /** The same in words for people: "PDF or photo". */
  readonly kinds: string;
  readonly maxBytes: number;
  readonly maxFiles: number;
  /** How many of them were sent already; left out: none. */
  readonly sent?: number;
  /**
   * The most pages of one file, and of all together. They are stated before choosing and counted by the code that opens
   * the file.
   */
  readonly maxPages?: number;
  readonly maxPagesInAll?: number;
};

export type FileRefusal = {
  readonly name: string;
  readonly size: number;
  readonly reason: 'too-large' | 'wrong-kind' | 'too-many' | 'empty';
};

/** Whether a name or type is within an `accept` list. An empty list takes everything. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const wanted = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  if (wanted.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return wanted.some((part) =>
    part.startsWith('.')
      ? name.endsWith(part)
      : part.endsWith('/*')
        ? type.startsWith(part.slice(0, -1))
        : type === part,
  );
}

/** Separates chosen files into accepted ones and refused ones with the reason. `already` counts towards the limit. */
export function checkFiles(chosen: readonly File[], limits: FileLimits, already: readonly File[] = []) {
  const accepted: File[] = [];
  const refusals: FileRefusal[] = [];
  for (const file of chosen) {
    const refuse = (reason: FileRefusal['reason']) => refusals.push({ name: file.name, size: file.size, reason });
    if (!isAccepted(file, limits.accept)) refuse('wrong-kind');
    else if (file.size === 0) refuse('empty');
    else if (file.size > limits.maxBytes) refuse('too-large');
    else if ((limits.sent ?? 0) + already.length + accepted.length >= limits.maxFiles) refuse('too-many');
    else accepted.push(file);
  }
  return { accepted, refusals } as const;
}
