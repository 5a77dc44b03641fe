import type { MarkedLines } from '@lemma/school/work';
import { Formula } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useLinesText } from '../text/use-lines-text.ts';
import { LineList } from './line-list.tsx';

type WrittenViewProps = {
  readonly written: MarkedLines;
  /** The idea behind a line that does not follow, in words; left out where ideas are not named. */
  readonly ideaOf?: (misconception: string | undefined) => ReactNode;
};

/** The working that came with an answer: its lines, where they break, and what was corrected while it was written. */
export function WrittenView({ written, ideaOf }: WrittenViewProps) {
  const t = useLinesText('lines');
  const { lines, marks, broken, mended } = written;
  return (
    <div className="flex w-full max-w-md flex-col gap-1 py-1">
      <LineList lines={lines} marks={marks} />
      {broken && ideaOf && (
        <p className="text-sm text-muted">
          {t('brokeHere', { number: broken.at + 1 })} {ideaOf(broken.misconception)}
        </p>
      )}
      {ideaOf && mended.length > 0 && (
        <ul aria-label={t('mended')} className="text-sm text-muted">
          {mended.map(({ from, line, misconception }) => (
            <li key={`${from} ${line}`}>
              {t('mended')}: <Formula text={from} /> → <Formula text={line} /> {ideaOf(misconception)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
