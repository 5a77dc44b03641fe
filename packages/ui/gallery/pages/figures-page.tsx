import { Figure, PageHeader } from '../../src/index.ts';
import { pictures } from './pictures.ts';

export function FiguresPage() {
  return (
    <>
      <PageHeader title="Pictures" lead="Drawn from data, named in words." />
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {pictures.map((picture) => (
          <figure key={picture.alt} className="min-w-0 border-b border-line pb-6">
            <Figure picture={picture} />
            <figcaption className="mt-3 text-sm text-muted">
              {picture.kind}: {picture.alt}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
