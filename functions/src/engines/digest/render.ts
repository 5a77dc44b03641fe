import { masteryLevelAt } from '@lemma/mastery';
import { type Desk, type DeskEntry, hasPoints, openedEntries, standingOf } from '@lemma/school/desk';
import type { Guardian, HomeActivity, LetterLanguage } from '@lemma/school/family';
import type { Progress } from '@lemma/school/insight';
import { dayIn, type LetterWords, letterWords } from '@lemma/school/letters';
import { WEEK } from '@lemma/school/time';
import { escapeHtml, type Letter, pageOf } from './letter.ts';
import { homeLines, plainComment, skillNameIn } from './mathematics.ts';

export type ChildOfLetter = {
  readonly name: string;
  readonly desk: Desk | undefined;
  readonly progress: Progress | undefined;
  readonly activity: HomeActivity | undefined;
  /** What teachers wrote about the child in general. */
  readonly notes?: Guardian['notes'];
};
export type Addresses = { readonly home: string; readonly unsubscribe: string };
/** The language of a letter, and the time at which it is written, in milliseconds. */
export type Writing = { readonly language: LetterLanguage; readonly now: number };

/** As many as fit into a letter. */
const MOST_SKILLS = 5;

const withPoints = (entry: DeskEntry, words: LetterWords, now: number): string =>
  hasPoints(entry, now) ? `${entry.title}, ${words.points(entry.score, entry.maxScore)}` : entry.title;

/** A heading and its lines; both forms of the letter are built from these. */
type Part = { readonly title: string; readonly lines: readonly string[] };

function workParts(
  { desk, notes: general = [] }: ChildOfLetter,
  words: LetterWords,
  { language, now }: Writing,
): Part[] {
  const entries = openedEntries(desk ?? null, now);
  const due = entries.filter((entry) => standingOf(entry, now) === 'due');
  const missing = entries.filter((entry) => standingOf(entry, now) === 'missing');
  const back = entries.filter(
    (entry) => standingOf(entry, now) === 'done' && (entry.submittedAt ?? entry.dueAt) > now - WEEK,
  );
  const own = general
    .filter(({ at }) => at > now - WEEK)
    .map(({ byName, text }) => words.generalNote(byName, plainComment(text, language)));
  const notes = entries.flatMap(({ title, feedback }) =>
    feedback
      .filter(({ at }) => at > now - WEEK)
      .map(({ byName, text, question }) => words.noteLine(byName, title, plainComment(text, language), question)),
  );
  return [
    { title: words.due, lines: due.map(({ title, dueAt }) => words.dueLine(title, dayIn(words, dueAt))) },
    { title: words.missing, lines: missing.map(({ title, dueAt }) => words.missingLine(title, dayIn(words, dueAt))) },
    { title: words.handedIn, lines: back.map((entry) => withPoints(entry, words, now)) },
    { title: words.fromTeacher, lines: [...own, ...notes] },
  ];
}

function skillPart(progress: Progress | undefined, words: LetterWords, { language, now }: Writing): Part {
  const lines = Object.entries(progress?.skills ?? {})
    .toSorted(([, one], [, other]) => other.lastAt - one.lastAt)
    .slice(0, MOST_SKILLS)
    .map(([skill, had]) => `${skillNameIn(language, skill)}: ${words.levels[masteryLevelAt(had, now)]}`);
  return { title: words.practised, lines };
}

function partsOf(child: ChildOfLetter, words: LetterWords, writing: Writing): Part[] {
  const { progress, activity } = child;
  const home = activity ? homeLines(activity, words, writing.language) : [];
  return [
    ...workParts(child, words, writing),
    skillPart(progress, words, writing),
    { title: words.atHome, lines: home },
  ].filter(({ lines }) => lines.length > 0);
}

type Shown = readonly { readonly name: string; readonly parts: readonly Part[] }[];

export function toHtml(children: Shown, addresses: Addresses, words: LetterWords): string {
  const link = (to: string, label: string) => `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`;
  const body = children.map(({ name, parts }) => {
    const sections = parts.map(
      ({ title, lines }) =>
        `<h2 style="font-size: 16px; margin: 16px 0 4px">${escapeHtml(title)}</h2><ul style="margin: 0; padding-left: 20px">` +
        `${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    );
    const nothing = `<p>${escapeHtml(words.nothingNew)}</p>`;
    return `<h1 style="font-size: 20px; margin: 24px 0 0">${escapeHtml(name)}</h1>${sections.join('') || nothing}`;
  });
  const stop = `${escapeHtml(words.askedFor)} ${link(addresses.unsubscribe, words.stop)} (${escapeHtml(words.noSignIn)}).`;
  const foot = `<p>${link(addresses.home, words.open)}</p><p style="font-size: 14px">${stop}</p>`;
  return pageOf(words.locale, `${body.join('')}${foot}`);
}

export function toText(children: Shown, addresses: Addresses, words: LetterWords): string {
  const body = children.map(({ name, parts }) => {
    const sections = parts.map(({ title, lines }) => `${title}\n${lines.map((line) => `- ${line}`).join('\n')}`);
    return [name, ...(sections.length === 0 ? [words.nothingNew] : sections)].join('\n\n');
  });
  const foot = `${words.open}: ${addresses.home}\n${words.stop} (${words.noSignIn}): ${addresses.unsubscribe}`;
  return [...body, foot].join('\n\n');
}

/** The letter to one parent about all linked children, as text and as HTML. */
export function renderLetter(children: readonly ChildOfLetter[], addresses: Addresses, writing: Writing): Letter {
  const words = letterWords[writing.language];
  const shown = children.map((child) => ({ name: child.name, parts: partsOf(child, words, writing) }));
  const names = new Intl.ListFormat(words.locale).format(children.map(({ name }) => name.split(' ')[0] ?? name));
  return {
    subject: words.subject(names),
    text: toText(shown, addresses, words),
    html: toHtml(shown, addresses, words),
  };
}

type About = { readonly title: string; readonly dueAt: number; readonly byName: string };

/** A reminder to one parent that a child's work is missing. */
export function renderReminder(name: string, about: About, addresses: Addresses, language: LetterLanguage): Letter {
  const words = letterWords[language];
  const { title, dueAt, byName } = about;
  const lines = [words.missingLine(title, dayIn(words, dueAt)), words.reminds(byName)];
  const children = [{ name, parts: [{ title: words.missing, lines }] }];
  return {
    subject: words.reminderSubject(name.split(' ')[0] ?? name, title),
    text: toText(children, addresses, words),
    html: toHtml(children, addresses, words),
  };
}
