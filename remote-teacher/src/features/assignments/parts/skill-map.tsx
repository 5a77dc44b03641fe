import { IconButton } from '@lemma/ui';
import { ChevronRight, Plus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { StandardText } from '#shared/parts/standard-text.tsx';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { builderTexts } from '#shared/text/en-builder.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { MapDomain, MapStandard } from '../logic/skill-map.ts';

export type SkillChoice = {
  /** The code of the skill whose problem is shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
  readonly onAdd: (code: string) => void;
  /** How many questions of a skill the assignment has. */
  readonly countOf: (code: string) => number;
  readonly isFull: boolean;
};

const { domains } = builderTexts.builder;
const isDomain = (domain: string): domain is keyof typeof domains => Object.hasOwn(domains, domain);

/** A domain in words. */
export function useDomainName() {
  const t = useAssignmentText('builder');
  return (domain: string): string => (isDomain(domain) ? t(`domains.${domain}`) : domain);
}

type SkillMapProps = SkillChoice & { readonly map: readonly MapDomain[] };

/** The skills of a grade by domain and standard; one domain or several are unfolded. */
export function SkillMap({ map, ...choice }: SkillMapProps) {
  const t = useAssignmentText('builder');
  const nameOf = useDomainName();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(map.slice(0, 1).map(({ domain }) => domain)));
  const toggle = (domain: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(domain)) next.add(domain);
      return next;
    });
  return (
    <ul aria-label={t('map')} className="flex flex-col">
      {map.map(({ domain, count, standards }) => {
        const isOpen = open.has(domain);
        return (
          <li key={domain} className="border-b border-line">
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => toggle(domain)}
              className="focus-inset flex min-h-10 w-full items-center gap-2 rounded-sm py-2 text-start hover:bg-wash max-md:min-h-11"
            >
              <ChevronRight
                aria-hidden="true"
                className={`size-5 shrink-0 text-muted transition-transform ${isOpen ? 'rotate-90' : 'rtl:-scale-x-100'}`}
              />
              <span className="flex-1 font-semibold">{nameOf(domain)}</span>
              <span className="figures-tabular text-sm text-muted">{t('skillCount', { count })}</span>
            </button>
            {isOpen && (
              <ul className="flex flex-col gap-3 pb-4">
                {standards.map((standard) => (
                  <Standard key={standard.code} standard={standard} {...choice} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Standard({ standard: { code, text, skills }, ...choice }: SkillChoice & { readonly standard: MapStandard }) {
  return (
    <li>
      <p className="mb-1 text-sm leading-snug text-muted">
        <span className="font-semibold">{code}</span> <StandardText code={code} text={text} />
      </p>
      <ul aria-label={code}>
        {skills.map((skill) => (
          <SkillLine key={skill.code} skill={skill} {...choice} />
        ))}
      </ul>
    </li>
  );
}

type SkillLineProps = SkillChoice & {
  readonly skill: SkillInWords;
  /** True: with its grade and standards. */
  readonly placed?: boolean;
};

/** A skill: its name shows a problem of it, and the plus adds a question. */
export function SkillLine({ skill, placed = false, chosen, onChoose, onAdd, countOf, isFull }: SkillLineProps) {
  const t = useAssignmentText('builder');
  const { code, name, grade, standards } = skill;
  const count = countOf(code);
  // The second click of a double click adds nothing.
  const handleAdd = (event: MouseEvent) => event.detail < 2 && onAdd(code);
  return (
    <li data-chosen={code === chosen} className="flex items-center gap-1 rounded-md data-[chosen=true]:bg-accent-wash">
      <button
        type="button"
        aria-pressed={code === chosen}
        onClick={() => onChoose(code)}
        className="focus-inset min-h-9 min-w-0 flex-1 rounded-md px-2 py-1.5 text-start leading-snug hover:bg-wash max-md:min-h-11"
      >
        {name}
        {placed && (
          <span className="block text-sm text-muted">{t('gradeOf', { grade, standards: standards.join(', ') })}</span>
        )}
        {count > 0 && (
          <span className="figures-tabular block text-sm font-semibold text-accent">{t('inBasket', { count })}</span>
        )}
      </button>
      <IconButton
        label={t('addNamed', { name })}
        icon={<Plus aria-hidden="true" />}
        aria-disabled={isFull}
        onClick={handleAdd}
      />
    </li>
  );
}
