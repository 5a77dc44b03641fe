import type { WorkItem } from '@lemma/school/work';
import { Button, Loading } from '@lemma/ui';
import { PenLine } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLinesText } from '../text/use-lines-text.ts';
import { LineList } from './line-list.tsx';
import type { LinesEditorProps } from './lines-editor.tsx';

/** The engine that reads lines comes only when somebody writes some. */
const Editor = lazy(async () => ({ default: (await import('./lines-editor.tsx')).LinesEditor }));

export const WorkingEditor = (props: LinesEditorProps) => (
  <Suspense fallback={<Loading />}>
    <Editor {...props} />
  </Suspense>
);

/** The button that opens the working: beside the hint on a phone, above the answer where Tab counts its stops. */
export function OpenWorking({ onOpen, docked }: { readonly onOpen: () => void; readonly docked: boolean }) {
  const t = useLinesText('lines');
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<PenLine aria-hidden="true" className="size-5" />}
      className={docked ? 'hidden docked:inline-flex' : 'self-start docked:hidden'}
      onClick={onOpen}
    >
      {t('write')}
    </Button>
  );
}

type AskedForProps = Pick<WorkItem, 'writing'> & {
  readonly lines: readonly string[];
  readonly reminded: boolean;
  readonly onOpen: () => void;
};

/** The lines written so far above the answer, and what the teacher wants of them. */
export function AskedFor({ writing, lines, reminded, onOpen }: AskedForProps) {
  const t = useLinesText('lines');
  return (
    <>
      {writing?.ask === 'graded' && <p className="text-sm text-muted">{t('graded')}</p>}
      {writing?.ask === 'asked' && lines.length === 0 && <p className="text-sm text-muted">{t('asked')}</p>}
      {reminded && lines.length === 0 && <p className="font-semibold">{t('askFirst')}</p>}
      {lines.length > 0 && (
        <div className="docked:max-h-24 docked:overflow-y-auto">
          <LineList lines={lines} />
        </div>
      )}
      <OpenWorking onOpen={onOpen} docked={false} />
    </>
  );
}
