import { type KnownArea, knownAreas, type ListedArea, pathsOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import { isSample, useAuth } from '@lemma/shared-auth';
import { toast } from '@lemma/toast';
import type { NavItem } from '@lemma/ui';
import {
  BookOpen,
  ChartNoAxesColumn,
  Circle,
  ClipboardList,
  FileUp,
  House,
  IdCard,
  LibraryBig,
  LogOut,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Search,
  Settings,
  TrendingUp,
  Users,
} from 'lucide-react';
import { paths } from '../app/paths.ts';
import { tellFault } from '../app/tell-fault.ts';
import { unsentAnswers } from '../app/wipe-device.ts';
import { useText } from '../text/texts.ts';
import { useAreaName, useWords } from './area-name.ts';
import { LanguageMenu } from './language-menu.tsx';
import { places } from './places.ts';

const icons: { readonly [Name in (typeof places)[KnownArea][number][1]]: LucideIcon } = {
  accounts: IdCard,
  analysis: Search,
  assignments: ClipboardList,
  assistant: MessageSquare,
  children: Users,
  handIn: FileUp,
  home: House,
  lessonPlan: NotebookPen,
  overview: House,
  plans: LibraryBig,
  progress: TrendingUp,
  settings: Settings,
  statistics: ChartNoAxesColumn,
  stories: BookOpen,
  students: Users,
  training: MessageSquare,
  upload: FileUp,
};

/** Milliseconds for which the question is shown. */
const STAYS_MS = 20_000;

const named: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(icons));

/** What one link of the navigation shows. `added` areas bring their words; those of the known ones are the shell's. */
function useLinks() {
  const t = useText('nav');
  const say = useWords();
  const nameOf = useAreaName();
  const iconOf = (name: string) => {
    const Icon = named.get(name) ?? Circle;
    return <Icon aria-hidden="true" />;
  };
  const own = (area: KnownArea): readonly NavItem[] =>
    places[area].map(([pattern, key, group]) => ({
      to: pathsOf(area)(pattern)(),
      label: t(key),
      icon: iconOf(key),
      end: pattern === '',
      ...(group === undefined ? {} : { group: t(group) }),
    }));
  const linksOf = ({ area, path, added }: ListedArea): readonly NavItem[] => {
    const known = knownAreas.find((each) => each === area);
    if (known !== undefined) return own(known);
    return (added?.nav ?? []).map(({ to, name, icon = '', group }) => ({
      to: to === '' ? path : `${path}/${to}`,
      label: say(name),
      icon: iconOf(icon),
      end: to === '',
      ...(group === undefined ? {} : { group: say(group) }),
    }));
  };
  const wayTo = (listed: ListedArea, isFirst: boolean): NavItem => ({
    to: listed.path,
    label: nameOf(listed),
    icon: iconOf(listed.added?.nav[0]?.icon ?? 'home'),
    ...(isFirst ? { group: t('moreAreas') } : {}),
  });
  return { linksOf, wayTo };
}

/**
 * The navigation and account menu in the shell's frame for one area. After the area's own links come those to the other
 * areas of the same role.
 */
export function useAreaFrame(area: ListedArea, areas: readonly ListedArea[]) {
  const t = useText('nav');
  const { linksOf, wayTo } = useLinks();
  const { profile, user, isWaiting, signOut } = useAuth();
  const navigate = useNavigate();
  const leave = () => signOut().then(() => navigate(paths.home(), { replace: true }), tellFault);
  // Signing out clears this device, and unsent answers would be lost with it.
  const askToLeave = async () => {
    const unsent = await unsentAnswers();
    if (unsent === 0) return leave();
    const action = { label: t('leaveAnyway'), onAct: leave };
    toast({
      title: t('unsent', { count: unsent }),
      description: t('unsentBody'),
      action,
      duration: STAYS_MS,
    });
  };
  const others = areas.filter((each) => each.role === area.role && each.area !== area.area);
  // Until the area opens, each link would lead to the same step that is still to be taken.
  const isOpen = profile !== null && !isWaiting;
  const nav = isOpen ? [...linksOf(area), ...others.map((each, at) => wayTo(each, at === 0))] : [];
  const name = profile?.fullName ?? user?.displayName ?? '';
  return {
    area: area.role,
    nav,
    switcher: area.role === 'parent' && isOpen && user ? <LanguageMenu uid={user.uid} /> : undefined,
    account: {
      name,
      items: [
        {
          label: t(isSample() ? 'leaveSample' : 'signOut'),
          icon: <LogOut aria-hidden="true" className="rtl:-scale-x-100" />,
          onSelect: isSample() ? leave : askToLeave,
        },
      ],
    },
  };
}
