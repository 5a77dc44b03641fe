import { lazy, type ReactNode, Suspense } from 'react';

// Drawn after the heading, into a place that is kept for it.
const WorkPicture = lazy(async () => ({ default: (await import('@lemma/ui/pictures')).WorkPicture }));

type HeroProps = {
  readonly label: string;
  readonly title: string;
  readonly skill: string | undefined;
  readonly done: number;
  readonly total: number;
  readonly children: ReactNode;
};

/** The one thing on the page that is large: what comes next, with a picture of it. */
export function Hero({ label, title, skill, done, total, children }: HeroProps) {
  return (
    <section
      aria-label={label}
      className="grid items-center gap-x-10 gap-y-4 rounded-lg bg-tint-wash p-5 md:grid-cols-[1fr_17rem] md:p-8"
    >
      <div className="mx-auto aspect-3/2 w-56 max-w-full md:order-last md:w-full">
        <Suspense>
          <WorkPicture skill={skill} done={done} total={total} />
        </Suspense>
      </div>
      <div className="min-w-0">
        <h2 className="font-semibold text-tint">{label}</h2>
        <p className="mt-1 text-xl font-semibold text-balance">{title}</p>
        {children}
      </div>
    </section>
  );
}
