import type { StudentPath } from '@lemma/school/insight';
import { useText } from '../text/texts.ts';

const parts = ['now', 'next', 'later'] as const;

type PathListProps = {
  readonly path: StudentPath;
  readonly nameOf: (skill: string) => string;
  /** Whom the reasons speak to. */
  readonly reader: 'student' | 'adult';
};

/** What a student works on now, next and later, each with its reason in words. */
export function PathList({ path, nameOf, reader }: PathListProps) {
  const t = useText('path');
  if (path.now.length === 0) return <p className="text-muted">{t('nothing')}</p>;
  return (
    <div className="grid gap-6 md:grid-cols-3">
      {parts.map((part) =>
        path[part].length === 0 ? null : (
          <section key={part} aria-label={t(part)}>
            <h3 className="font-semibold">{t(part)}</h3>
            <ol className="mt-2 flex flex-col gap-3">
              {path[part].map(({ skill, why, of }) => (
                <li key={skill}>
                  <p className={part === 'now' ? 'text-lg' : undefined}>{nameOf(skill)}</p>
                  <p className="text-sm text-muted">
                    {t(`${reader}.${why}`, { of: of === undefined ? '' : nameOf(of) })}
                  </p>
                </li>
              ))}
            </ol>
          </section>
        ),
      )}
    </div>
  );
}
