import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { Menu, type MenuItem } from '../overlays/menu.tsx';
import { useText } from '../text/catalogue.ts';

/** Who is signed in, and what they can do about it (settings, language, sign out). */
export type AccountMenu = { readonly name: string; readonly detail?: string; readonly items: readonly MenuItem[] };

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '')
    .join('');
};

const Initials = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden="true"
    // Drawn instead of written: the button's name is the full name, and visible text would have to be part of it.
    data-initials={initials(name)}
    className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-wash text-sm font-semibold text-accent-strong before:content-[attr(data-initials)]"
  />
);

export function AccountButton({ account, short = false }: { readonly account: AccountMenu; readonly short?: boolean }) {
  const t = useText('frame');
  const trigger = short ? (
    <IconButton label={`${t('account')}: ${account.name}`} icon={<Initials name={account.name} />} />
  ) : (
    <button
      type="button"
      aria-label={`${t('account')}: ${account.name}`}
      className={cx('flex min-h-11 w-full min-w-0 items-center gap-3 rounded-md p-1.5 text-start hover:bg-wash')}
    >
      <Initials name={account.name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm leading-tight font-semibold">{account.name}</span>
        {account.detail !== undefined && (
          <span className="block truncate text-sm leading-tight text-muted">{account.detail}</span>
        )}
      </span>
    </button>
  );
  return <Menu trigger={trigger} items={account.items} label={t('account')} align={short ? 'end' : 'start'} />;
}
