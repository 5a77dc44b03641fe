import type { AssignmentItem, CallOutput } from '@lemma/school';
import { IconButton, Section, Select } from '@lemma/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useText } from '../../../text/texts.ts';

export type SkillSummary = CallOutput<'listSkills'>['skills'][number];

type ItemListProps = {
  readonly items: readonly AssignmentItem[];
  readonly skills: readonly SkillSummary[];
  readonly onChange: (items: AssignmentItem[]) => void;
};

const tries = [1, 2, 3, 5, 0] as const;
const points = [1, 2, 3, 4, 5, 10] as const;
const levels = { '1': 1, '2': 2, '3': 3 } as const;
const isLevel = (value: string): value is keyof typeof levels => Object.hasOwn(levels, value);

const moved = (items: readonly AssignmentItem[], from: number, to: number): AssignmentItem[] => {
  const item = items[from];
  return item && to >= 0 && to < items.length ? items.toSpliced(from, 1).toSpliced(to, 0, item) : [...items];
};

/** The items in their order, each with what a teacher sets for it. */
export function ItemList({ items, skills, onChange }: ItemListProps) {
  const t = useText('builder');
  if (items.length === 0) return null;
  const set = (id: string, part: Partial<AssignmentItem>) =>
    onChange(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  return (
    <Section ruled title={t('items', { count: items.length })}>
      <ol className="flex flex-col">
        {items.map((item, index) => {
          const skill = skills.find(({ code }) => code === item.skill);
          const name = skill?.name ?? item.skill;
          return (
            <li
              key={item.id}
              aria-label={name}
              className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-64 flex-1">
                <p className="font-semibold">
                  <span className="figures-tabular text-muted">{index + 1}.</span> {name}
                </p>
                <p className="text-sm text-muted">
                  {t('gradeOf', { grade: skill?.grade ?? 0, standards: (skill?.standards ?? []).join(', ') })}
                </p>
              </div>
              <Select
                label={t('level')}
                value={String(item.level)}
                onChange={({ currentTarget: { value } }) => isLevel(value) && set(item.id, { level: levels[value] })}
                options={(['1', '2', '3'] as const).map((value) => ({ value, label: t(`levels.${value}`) }))}
              />
              <Select
                label={t('tries')}
                value={String(item.tries)}
                onChange={({ currentTarget: { value } }) => set(item.id, { tries: Number(value) })}
                options={tries.map((count) => ({ value: String(count), label: t('triesOf', { count }) }))}
              />
              <Select
                label={t('points')}
                value={String(item.points)}
                onChange={({ currentTarget: { value } }) => set(item.id, { points: Number(value) })}
                options={points.map((count) => ({ value: String(count), label: String(count) }))}
              />
              <Select
                label={t('hints')}
                value={item.hints}
                onChange={({ currentTarget: { value } }) => set(item.id, { hints: value === 'off' ? 'off' : 'free' })}
                options={[
                  { value: 'free', label: t('hintsFree') },
                  { value: 'off', label: t('hintsOff') },
                ]}
              />
              <div className="flex">
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
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
