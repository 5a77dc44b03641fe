import { type AssignmentItem, MOST_ITEMS, MOST_PROBLEMS, problemsIn } from '@lemma/school/assignment';
import { toast, UNDO_MS } from '@lemma/toast';
import { Empty } from '@lemma/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { duplicated, moved, restored } from '../logic/moved.ts';
import type { Usual } from '../logic/usual.ts';
import { QuestionCard } from './question-card.tsx';
import { useDragOrder } from './use-drag-order.ts';

type BasketProps = {
  readonly items: readonly AssignmentItem[];
  readonly skills: readonly SkillInWords[];
  readonly usual: Usual;
  /** The failed checks, by item. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (change: (items: readonly AssignmentItem[]) => AssignmentItem[]) => void;
};

/** The questions of the assignment in their order. */
export function Basket({ items, skills, usual, faults, onChange }: BasketProps) {
  const t = useAssignmentText('builder');
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const nameOf = (item: AssignmentItem, index: number) =>
    item.own
      ? t('ownItem', { number: index + 1 })
      : (skills.find(({ code }) => code === item.skill)?.name ?? item.skill);

  /** Moves a card and keeps the focus on its handle, which leaves the page for a moment when its card moves. */
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || to === from) return;
    flushSync(() => {
      onChange((before) => moved(before, from, to));
      setSaid(t('cards.movedTo', { name: nameOf(item, from), place: to + 1, count: items.length }));
    });
    const card = list.current?.children[to];
    card?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  };
  const remove = (item: AssignmentItem, index: number) => {
    flushSync(() => onChange((before) => before.filter(({ id }) => id !== item.id)));
    const next = list.current?.children[Math.min(index, items.length - 2)];
    (next?.querySelector<HTMLElement>('[data-remove]') ?? heading.current)?.focus({ preventScroll: true });
    const undo = () => onChange((before) => restored(before, item, index));
    toast({
      title: t('cards.removed', { name: nameOf(item, index) }),
      action: { label: t('cards.undo'), onAct: undo },
      duration: UNDO_MS,
    });
  };
  const drag = useDragOrder(list, items, move);
  const problems = problemsIn(items);
  return (
    <section aria-label={t('items', { count: items.length, most: MOST_ITEMS })} className="border-t border-line pt-2">
      <h3
        ref={heading}
        tabIndex={-1}
        className="bg-sheet pb-1 text-lg font-semibold outline-none xl:sticky xl:-top-4 xl:z-10 xl:pt-2"
      >
        {t('items', { count: items.length, most: MOST_ITEMS })}
      </h3>
      {items.length >= MOST_ITEMS && <p className="text-sm text-warm">{t('full')}</p>}
      {problems > items.length && (
        <p className={problems > MOST_PROBLEMS ? 'text-sm text-warm' : 'text-sm text-muted'}>
          {t('problemsAtMost', { count: problems, most: MOST_PROBLEMS })}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {items.length === 0 && (
        <Empty drawing="line" title={t('noItems')}>
          <p>{t('noItemsBody')}</p>
        </Empty>
      )}
      <ol ref={list} className="flex flex-col" {...drag.onList}>
        {items.map((item, index) => {
          const name = nameOf(item, index);
          return (
            <li
              key={item.id}
              id={`item-${item.id}`}
              aria-label={name}
              data-held={drag.held === item.id}
              className="border-b border-line py-3 last:border-b-0 data-[held=true]:bg-accent-wash"
            >
              <QuestionCard
                {...{ item, name, usual }}
                skill={skills.find(({ code }) => code === item.skill)}
                fault={faults.get(item.id)}
                isFull={items.length >= MOST_ITEMS}
                place={{
                  ...{ index, count: items.length, isHeld: drag.held === item.id },
                  onMove: (to) => move(index, to),
                  onGrab: (event) => drag.grab(event, item.id),
                }}
                onChange={(next) => onChange((before) => before.map((one) => (one.id === next.id ? next : one)))}
                onDuplicate={() => onChange((before) => duplicated(before, item.id))}
                onRemove={() => remove(item, index)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
