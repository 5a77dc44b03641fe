import { type AssignmentItem, MOST_ITEMS } from '@lemma/school/assignment';
import { IconButton, Notice, Section } from '@lemma/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { ItemSettings } from './item-settings.tsx';
import { OwnQuestionFields } from './own-question.tsx';
import { SaveToBank } from './save-to-bank.tsx';

export type SkillSummary = SkillInWords;

type ItemListProps = {
  readonly items: readonly AssignmentItem[];
  readonly skills: readonly SkillSummary[];
  /** The failed checks, by item. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (items: AssignmentItem[]) => void;
};

const moved = (items: readonly AssignmentItem[], from: number, to: number): AssignmentItem[] => {
  const item = items[from];
  return item && to >= 0 && to < items.length ? items.toSpliced(from, 1).toSpliced(to, 0, item) : [...items];
};

/** The items in their order, each with its settings. */
export function ItemList({ items, skills, faults, onChange }: ItemListProps) {
  const t = useAssignmentText('builder');
  if (items.length === 0) return null;
  const set = (next: AssignmentItem) => onChange(items.map((item) => (item.id === next.id ? next : item)));
  return (
    <Section
      ruled
      title={t('items', { count: items.length, most: MOST_ITEMS })}
      lead={items.length >= MOST_ITEMS ? t('full') : undefined}
    >
      <ol className="flex flex-col">
        {items.map((item, index) => {
          const skill = skills.find(({ code }) => code === item.skill);
          const name = item.own ? t('ownItem', { number: index + 1 }) : (skill?.name ?? item.skill);
          const fault = faults.get(item.id);
          const { own } = item;
          return (
            <li key={item.id} id={`item-${item.id}`} aria-label={name} className="border-b border-line py-3">
              <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
                <div className="min-w-64 flex-1">
                  <p className="font-semibold">
                    <span className="figures-tabular text-muted">{index + 1}.</span> {name}
                  </p>
                  {!own && skill && (
                    <p className="text-sm text-muted">
                      {t('gradeOf', { grade: skill.grade, standards: skill.standards.join(', ') })}
                    </p>
                  )}
                </div>
                <ItemSettings item={item} onChange={set} />
                <div className="flex">
                  <SaveToBank item={item} name={name} />
                  <IconButton
                    label={t('up', { name })}
                    icon={<ArrowUp aria-hidden="true" />}
                    disabled={index === 0}
                    onClick={() => onChange(moved(items, index, index - 1))}
                  />
                  <IconButton
                    label={t('down', { name })}
                    icon={<ArrowDown aria-hidden="true" />}
                    disabled={index === items.length - 1}
                    onClick={() => onChange(moved(items, index, index + 1))}
                  />
                  <IconButton
                    label={t('remove', { name })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
                  />
                </div>
              </div>
              {own && <OwnQuestionFields item={item} own={own} onChange={(next) => set({ ...item, own: next })} />}
              {fault !== undefined && (
                <div className="mt-3">
                  <Notice tone="warm" title={t('fault')}>
                    {fault}
                  </Notice>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
