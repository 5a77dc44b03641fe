import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Link } from '../lib/link.ts';
import { useDirection } from '../text/locale.ts';
import { ScreenPortal } from './portal.tsx';

/** One entry, which does something (`onSelect`) or is a link (`to`). A line is drawn above `separated` entries. */
export type MenuItem = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly separated?: boolean;
} & ({ readonly onSelect: () => void; readonly to?: never } | { readonly to: string; readonly onSelect?: never });

/**
 * A button that opens a list of actions. `trigger` is a `Button` or `IconButton`. Arrow keys, letters and Escape work.
 */
export type MenuProps = {
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  readonly label?: string;
  readonly align?: 'start' | 'end';
};

const entry =
  'flex min-h-9 max-md:min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-base no-underline outline-none data-highlighted:bg-wash data-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0';

export function Menu({ trigger, items, label, align = 'end' }: MenuProps) {
  return (
    <Radix.Root dir={useDirection()}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <ScreenPortal>
          <Radix.Content
            align={align}
            sideOffset={4}
            collisionPadding={8}
            {...(label !== undefined && { 'aria-label': label })}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-xs animate-arrive overflow-y-auto rounded-md border border-line bg-sheet p-1 text-ink shadow-raised"
          >
            {items.map((item) => (
              <Entry key={item.label} item={item} />
            ))}
          </Radix.Content>
        </ScreenPortal>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ item }: { readonly item: MenuItem }) {
  const words = (
    <>
      {item.icon}
      <span className="min-w-0 flex-1">
        {item.label}
        {item.hint !== undefined && <span className="block text-sm text-muted">{item.hint}</span>}
      </span>
    </>
  );
  return (
    <>
      {item.separated && <Radix.Separator className="my-1 h-px bg-line" />}
      <Radix.Item
        asChild={item.to !== undefined}
        disabled={item.disabled ?? false}
        {...(item.onSelect && { onSelect: item.onSelect })}
        className={cx(entry, item.danger && 'text-warm')}
      >
        {item.to === undefined ? words : <Link to={item.to}>{words}</Link>}
      </Radix.Item>
    </>
  );
}
