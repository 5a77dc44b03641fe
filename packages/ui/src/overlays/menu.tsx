import {
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../lib/cx.ts';
import { Link } from '../lib/link.ts';
import { useDirection } from '../text/locale.ts';
import { ScreenPortal } from './portal.tsx';
import { loadRadix, useRadix } from './radix.ts';

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
  readonly trigger: ReactElement<Readonly<Record<string, unknown>>>;
  readonly items: readonly MenuItem[];
  readonly label?: string;
  readonly align?: 'start' | 'end';
};

const entry =
  'flex min-h-9 max-md:min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-base no-underline outline-none data-highlighted:bg-wash data-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0';

/** Keys that open a menu from its trigger. */
const OPENING = ['Enter', ' ', 'ArrowDown'];

type Opened = { readonly from: HTMLElement; readonly byKey: boolean };

export function Menu({ trigger, items, label, align = 'end' }: MenuProps) {
  const [opened, setOpened] = useState<Opened>();
  const open = (event: PointerEvent<HTMLElement> | KeyboardEvent<HTMLElement>, byKey: boolean) => {
    // The focus goes into the menu, and not to the trigger after it.
    event.preventDefault();
    setOpened({ from: event.currentTarget, byKey });
  };
  const expect = () => void loadRadix().catch(() => undefined);
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        onPointerEnter: expect,
        onFocus: expect,
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          if (event.button === 0 && !event.ctrlKey) open(event, false);
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (OPENING.includes(event.key)) open(event, true);
        },
      })}
      {opened && <List {...opened} items={items} label={label} align={align} onClose={() => setOpened(undefined)} />}
    </>
  );
}

type ListProps = Opened & {
  readonly items: readonly MenuItem[];
  readonly label: string | undefined;
  readonly align: 'start' | 'end';
  readonly onClose: () => void;
};

/** The open menu. It stands beside its trigger without being its child, so that the trigger stays the same element. */
function List({ from, byKey, items, label, align, onClose }: ListProps) {
  const dir = useDirection();
  const Radix = useRadix(true)?.DropdownMenu;
  if (Radix === undefined) return null;
  const { left, top, width, height } = from.getBoundingClientRect();
  return (
    <Radix.Root dir={dir} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ScreenPortal>
        <Radix.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
        </Radix.Trigger>
      </ScreenPortal>
      <Radix.Portal>
        <ScreenPortal>
          <Radix.Content
            align={align}
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              from.focus({ preventScroll: true });
            }}
            aria-labelledby={undefined}
            aria-label={label ?? from.getAttribute('aria-label') ?? from.textContent}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-xs animate-arrive overflow-y-auto rounded-md border border-line bg-sheet p-1 text-ink shadow-raised"
          >
            {items.map((item) => (
              <Entry key={item.label} item={item} menu={Radix} />
            ))}
            {byKey && <FocusFirst />}
            <RestOut />
          </Radix.Content>
        </ScreenPortal>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What the open menu hides from screen readers cannot be reached by any other means either. */
function RestOut() {
  useEffect(() => {
    const hidden: HTMLElement[] = [];
    // The menu hides the rest of the page in an effect of its own, after this one.
    const frame = requestAnimationFrame(() => {
      hidden.push(...document.querySelectorAll<HTMLElement>('[data-aria-hidden="true"]'));
      for (const element of hidden) element.inert = true;
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const element of hidden) element.inert = false;
    };
  }, []);
  return null;
}

/** Whoever opened the menu by a key is at its first entry. */
function FocusFirst() {
  const own = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = own.current?.closest('[role=menu]');
    menu?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  }, []);
  return <span ref={own} hidden />;
}

type EntryProps = { readonly item: MenuItem; readonly menu: NonNullable<ReturnType<typeof useRadix>>['DropdownMenu'] };

function Entry({ item, menu: Radix }: EntryProps) {
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
