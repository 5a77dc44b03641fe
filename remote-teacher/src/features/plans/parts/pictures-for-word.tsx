import type { Plan, PlanRow } from '@lemma/school/plan';
import { Figure } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import { type PlanPicture, pictureKey, toPng, type WordPicture, type WordPictures } from '../logic/word-pictures.ts';

type PicturesForWordProps = { readonly plan: Plan; readonly onDrawn: (pictures: WordPictures) => void };

const picturesOf = (row: PlanRow): PlanPicture[] => [row.picture, row.item?.picture].flatMap((each) => each ?? []);

/** Draws every picture of a plan out of sight, in the colors of a light page, and hands them over as files. */
export function PicturesForWord({ plan, onDrawn }: PicturesForWordProps) {
  const place = useRef<HTMLDivElement>(null);
  const all = plan.blocks.flatMap(({ rows }) => rows.flatMap(picturesOf));
  const keys = [...new Map(all.map((picture) => [pictureKey(picture), picture]))];
  const begun = useRef(false);
  useEffect(() => {
    // Once: the file is saved when all are drawn, and a second run would save it again.
    if (begun.current) return;
    begun.current = true;
    const draw = async (): Promise<void> => {
      const drawn = new Map<string, WordPicture>();
      for (const [index, frame] of [...(place.current?.children ?? [])].entries()) {
        const svg = frame.querySelector('svg');
        const [key] = keys[index] ?? [];
        const file = svg && (await toPng(svg));
        if (key !== undefined && file) drawn.set(key, file);
      }
      onDrawn(drawn);
    };
    void draw();
  });
  return (
    <div ref={place} aria-hidden="true" className="fixed top-0 -left-[9999px] w-100" style={{ colorScheme: 'light' }}>
      {keys.map(([key, picture]) => (
        <div key={key}>
          <Figure picture={picture} />
        </div>
      ))}
    </div>
  );
}
