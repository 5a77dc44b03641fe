import type { StudentPath } from '@lemma/school/insight';
import { useText } from '../text/texts.ts';

const parts = ['now', 'next', 'later'] as const;

type PathProps = { readonly path: StudentPath; readonly nameOf: (skill: string) => string };

/** What a student works on now, next and later, each with its reason in words for adults. */
export function PathList({ path, nameOf }: PathProps) {
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
                  <p className="text-sm text-muted">{t(`why.${why}`, { of: of === undefined ? '' : nameOf(of) })}</p>
                </li>
              ))}
            </ol>
          </section>
        ),
      )}
    </div>
  );
}

/** The same for the student: the few steps of now, and what comes after them where somebody asks. */
export function PathSteps({ path, nameOf }: PathProps) {
  const t = useText('path');
  if (path.now.length === 0) return <p className="text-muted">{t('nothing')}</p>;
  const after = [...path.next, ...path.later];
  return (
    <>
      <ol className="flex list-decimal flex-col gap-2 ps-6 text-lg">
        {path.now.map(({ skill }) => (
          <li key={skill}>{nameOf(skill)}</li>
        ))}
      </ol>
      {after.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
            {t('afterwards')}
          </summary>
          <ul className="flex list-disc flex-col gap-1 ps-6">
            {after.map(({ skill }) => (
              <li key={skill}>{nameOf(skill)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
