import { decayed, levelOf } from '@lemma/mastery';
import { findSkill } from '@lemma/math';
import {
  type CallOutput,
  type Desk,
  type DeskEntry,
  type MasteryLevel,
  openedEntries,
  type Progress,
} from '@lemma/school';

export type ChildOfLetter = {
  readonly name: string;
  readonly desk: Desk | undefined;
  readonly progress: Progress | undefined;
  readonly activity: CallOutput<'tryAtHome'>['activity'];
};
export type Letter = { readonly subject: string; readonly text: string; readonly html: string };
type Addresses = { readonly home: string; readonly unsubscribe: string };

const WEEK = 7 * 86_400_000;
/** What fits a letter. */
const MOST_SKILLS = 5;

const words: Record<MasteryLevel, string> = {
  beginning: 'just begun',
  developing: 'getting there',
  nearly: 'nearly there',
  secure: 'can do it',
  strong: 'can do it well',
};
const day = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);

const isDone = ({ state, submittedAt }: DeskEntry): boolean =>
  submittedAt !== undefined || state === 'returned' || state === 'graded' || state === 'excused';
const points = ({ score, maxScore, held }: DeskEntry): string =>
  held || maxScore === 0 ? '' : `, ${score} of ${maxScore} points`;

/** A heading and its lines: the letter in both forms is made of these. */
type Part = { readonly title: string; readonly lines: readonly string[] };

function workParts(desk: Desk | undefined, now: number): Part[] {
  const entries = openedEntries(desk ?? null, now);
  const open = entries.filter((entry) => !isDone(entry));
  const due = open.filter(({ dueAt }) => dueAt >= now);
  const missing = open.filter(({ dueAt }) => dueAt < now);
  const back = entries.filter((entry) => isDone(entry) && (entry.submittedAt ?? entry.dueAt) > now - WEEK);
  const notes = entries.flatMap(({ title, feedback }) =>
    feedback.filter(({ at }) => at > now - WEEK).map(({ byName, text }) => `${byName} on “${title}”: ${text}`),
  );
  return [
    { title: 'Due', lines: due.map(({ title, dueAt }) => `${title}, by ${day(dueAt)}`) },
    { title: 'Missing', lines: missing.map(({ title, dueAt }) => `${title}, was due ${day(dueAt)}`) },
    { title: 'Handed in this week', lines: back.map((entry) => `${entry.title}${points(entry)}`) },
    { title: 'From the teacher', lines: notes },
  ];
}

function skillPart(progress: Progress | undefined, now: number): Part {
  const lines = Object.entries(progress?.skills ?? {})
    .toSorted(([, one], [, other]) => other.lastAt - one.lastAt)
    .slice(0, MOST_SKILLS)
    .map(([skill, { estimate, lastAt, answers }]) => {
      const level = words[levelOf(decayed(estimate, lastAt, now), answers)];
      return `${findSkill(skill)?.name ?? skill}: ${level}`;
    });
  return { title: 'What was practised last', lines };
}

/** Formulas stand between backquotes in our texts; a letter shows them as they are typed. */
const spoken = (text: string): string => text.replaceAll('`', '');

const homePart = (activity: ChildOfLetter['activity']): Part => ({
  title: 'One thing to try at home',
  lines: activity
    ? [
        spoken(`${activity.prompt} ${activity.math ?? ''}`).trim(),
        ...(activity.ask === undefined ? [] : [spoken(activity.ask)]),
        `The answer is ${spoken(activity.answer)}.`,
      ]
    : [],
});

const partsOf = ({ desk, progress, activity }: ChildOfLetter, now: number): Part[] =>
  [...workParts(desk, now), skillPart(progress, now), homePart(activity)].filter(({ lines }) => lines.length > 0);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const STYLE = 'font: 16px/1.5 sans-serif; color: #1d2321; max-width: 34em; margin: 0 auto; padding: 16px';

function toHtml(children: readonly { name: string; parts: readonly Part[] }[], addresses: Addresses): string {
  const link = (to: string, label: string) => `<a href="${escapeHtml(to)}">${label}</a>`;
  const body = children.map(({ name, parts }) => {
    const sections = parts.map(
      ({ title, lines }) =>
        `<h2 style="font-size: 16px; margin: 16px 0 4px">${escapeHtml(title)}</h2><ul style="margin: 0; padding-left: 20px">` +
        `${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    );
    return `<h1 style="font-size: 20px; margin: 24px 0 0">${escapeHtml(name)}</h1>${sections.join('') || '<p>Nothing new.</p>'}`;
  });
  const foot = `<p>${link(addresses.home, 'Open your children’s page')}</p><p style="font-size: 14px">You asked for this letter. ${link(addresses.unsubscribe, 'Stop these letters')}: no sign-in needed.</p>`;
  return `<!doctype html><html lang="en"><body><div style="${STYLE}">${body.join('')}${foot}</div></body></html>`;
}

function toText(children: readonly { name: string; parts: readonly Part[] }[], addresses: Addresses): string {
  const body = children.map(({ name, parts }) => {
    const sections = parts.map(({ title, lines }) => `${title}\n${lines.map((line) => `- ${line}`).join('\n')}`);
    return [name, ...(sections.length === 0 ? ['Nothing new.'] : sections)].join('\n\n');
  });
  const foot = `Your children’s page: ${addresses.home}\nStop these letters (no sign-in needed): ${addresses.unsubscribe}`;
  return [...body, foot].join('\n\n');
}

/** The letter to one parent about the linked children, as text and as HTML. `now` in milliseconds. */
export function renderLetter(children: readonly ChildOfLetter[], addresses: Addresses, now: number): Letter {
  const shown = children.map((child) => ({ name: child.name, parts: partsOf(child, now) }));
  const names = new Intl.ListFormat('en').format(children.map(({ name }) => name.split(' ')[0] ?? name));
  return {
    subject: `${names}: this week in mathematics`,
    text: toText(shown, addresses),
    html: toHtml(shown, addresses),
  };
}
