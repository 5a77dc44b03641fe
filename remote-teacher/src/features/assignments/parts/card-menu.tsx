import type { AssignmentItem } from '@lemma/school/assignment';
import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { IconButton, Menu } from '@lemma/ui';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { isFinished, tidyItem } from '../logic/draft.ts';

/** Where a card stands, and what moves it. */
export type Place = {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
  readonly isHeld: boolean;
};

type CardHandleProps = { readonly name: string; readonly place: Place };

/** What the card is dragged by; the arrow keys move it too. */
export function CardHandle({ name, place }: CardHandleProps) {
  const t = useAssignmentText('builder');
  const { index, count, onMove, onGrab, isHeld } = place;
  const handleKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <button
      type="button"
      data-handle=""
      aria-label={t('cards.move', { name })}
      onKeyDown={handleKey}
      onPointerDown={onGrab}
      className="inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-muted hover:bg-wash hover:text-ink data-[held=true]:cursor-grabbing max-md:size-11"
      data-held={isHeld}
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
}

type CardMenuProps = CardHandleProps & {
  readonly item: AssignmentItem;
  readonly isFull: boolean;
  readonly onDuplicate: () => void;
};

/** What is done less often with a card: a copy, keeping it for later, and moving it without dragging. */
export function CardMenu({ item, name, place, isFull, onDuplicate }: CardMenuProps) {
  const t = useAssignmentText('builder');
  const save = useCall('keepItem');
  const { index, count, onMove } = place;
  const store = () =>
    save.mutate(
      { keptId: item.id, item: tidyItem(item) },
      { onSuccess: () => news({ title: t('kept'), tone: 'good' }) },
    );
  const moves = [
    { key: 'top', to: 0 },
    { key: 'up', to: index - 1 },
    { key: 'down', to: index + 1 },
    { key: 'bottom', to: count - 1 },
  ] as const;
  return (
    <Menu
      label={t('cards.more', { name })}
      trigger={<IconButton label={t('cards.more', { name })} icon={<EllipsisVertical aria-hidden="true" />} />}
      items={[
        { label: t('cards.duplicate'), disabled: isFull, onSelect: onDuplicate },
        { label: t('keep'), disabled: !isFinished(item) || save.isPending, onSelect: store },
        ...moves.map(({ key, to }, at) => ({
          label: t(`cards.${key}`),
          disabled: to < 0 || to >= count || to === index,
          separated: at === 0,
          onSelect: () => onMove(to),
        })),
      ]}
    />
  );
}
