import type { Plan } from '@lemma/school/plan';
import { EngineText } from '@lemma/screens';
import { Prose, Section } from '@lemma/ui';
import { classShowed } from '#shared/logic/class-showed.ts';
import { useMisconceptionNames } from '#shared/queries/misconceptions-in-words.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';

/** What the class that a plan is for has shown of its topic, before anything else; or that nothing is known of it yet. */
export function ClassFirst({ plan }: { readonly plan: Plan }) {
  const t = usePlanText('plan');
  const named = useMisconceptionNames();
  const ofClass = classShowed(plan);
  if (ofClass === undefined) return null;
  const { name, showed } = ofClass;
  if (showed.length === 0) return <p className="measure py-3 text-muted">{t('classUnknown', { name })}</p>;
  return (
    <Section title={t('classShowed', { name })}>
      <ul className="flex flex-col">
        {showed.map(({ id, idea, title, seen }) => (
          <li key={id} className="border-b border-line py-2">
            {idea === undefined ? <EngineText text={title} /> : <Prose text={named(idea, title)} />}
            <span className="text-muted"> · {t('seen', seen)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
