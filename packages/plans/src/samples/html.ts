import type { Picture } from '@lemma/math';
import { parse } from '@lemma/math/check';
import { toMathML } from '@lemma/math/render';
import type { Plan, PlanBlockKind, PlanItem, PlanPrompt, PlanRow } from '@lemma/school/plan';
import type { Story, StoryScene } from '@lemma/school/story';
import { amountText } from '../plan/items.ts';
import { namesIn, pilesOf, type Room, roomAt, roomOf, type SheetPart, sheetPages } from '../sheet/sheet-pages.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const mathematics = (text: string): string => {
  const read = parse(text);
  return read.ok ? toMathML(read.tree) : escaped(text);
};

/** Words with mathematics between backticks, as HTML with MathML. */
const prose = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? mathematics(part) : escaped(part)))
    .join('')
    .replaceAll('\n', '<br>');

/** The colors and fonts of a printed page; drawings use the names of packages/ui. */
const style = `
:root { --ink: #1b1b18; --muted: #5c5950; --line: #ddd8cb; --strong: #868072; --accent: #0d5a5c; --wash: #dcebe8; --paper: #fff }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper) }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem } h2 { font-size: 1.2rem; color: var(--accent); border-bottom: 2px solid var(--accent); padding-bottom: .2rem; margin: 2rem 0 .75rem }
h3 { font-size: 1rem; margin: 1rem 0 0 } p { margin: .25rem 0 } dl { margin: .25rem 0; display: grid; grid-template-columns: 8rem 1fr; gap: .15rem 1rem }
dt, .quiet { color: var(--muted) } dd { margin: 0 } .item { border-left: 3px solid var(--wash); padding-left: 1rem; margin: .5rem 0; break-inside: avoid }
.sheet { border-top: 4px solid var(--ink); margin-top: 3rem; padding-top: 1rem } .who { display: flex; gap: 2rem } .who span { flex: 1; border-bottom: 1px solid var(--strong) } .who span + span { flex: 0 0 10rem }
.words { border: 1px solid var(--line); border-radius: .4rem; padding: .5rem .75rem; columns: 2 } .words p { break-inside: avoid } .problem { break-inside: avoid; margin: 1rem 0 } .rule { border-bottom: 1px solid var(--strong) } .box { border: 1px solid var(--line); border-radius: .4rem; margin: .25rem 0 .75rem; break-inside: avoid }
figure { margin: .5rem 0; max-width: 26rem; break-inside: avoid } figure td, figure th { border: 1px solid var(--line); padding: .2rem .6rem; text-align: center }
table { border-collapse: collapse; width: 100% } .observe td { border-bottom: 1px solid var(--line); vertical-align: top; padding: .5rem .75rem .5rem 0; height: 6rem } .observe td + td { width: 38%; border-left: 1px solid var(--line) }
svg { display: block; height: auto; overflow: visible } .text-ink, .fill-ink { fill: var(--ink) } svg { fill: var(--ink) } .fill-sheet, .fill-paper, .fill-wash { fill: #fff } .fill-muted { fill: var(--muted) } .fill-accent, .fill-accent-strong { fill: var(--accent) } .fill-accent-wash { fill: var(--wash) } .fill-none { fill: none }
.stroke-ink { stroke: var(--ink) } .stroke-accent { stroke: var(--accent) } .stroke-muted { stroke: var(--muted) } .stroke-line { stroke: var(--line) } .stroke-line-strong { stroke: var(--strong) } .stroke-paper { stroke: #fff } .\\[paint-order\\:stroke\\] { paint-order: stroke }
@page { margin: 16mm } @media print { body { margin: 0; max-width: none } h2, h3 { break-after: avoid } .sheet, .new-page { break-before: page; margin-top: 0 } }
`;

/** Draws a picture as SVG or HTML. */
export type Draw = (picture: Picture) => string;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
<h1>${escaped(title)}</h1>
${body}
</html>
`;

const keyOf = ({ key, options }: PlanItem): string => {
  const chosen = options?.find(({ id }) => id === key)?.label;
  return prose(chosen ?? amountText(key));
};

const figure = (picture: Picture, draw: Draw): string => `<figure>${draw(picture)}</figure>`;

const choicesHtml = (options: PlanItem['options']): string =>
  options === undefined ? '' : `<p>${options.map(({ label }) => `○ ${prose(label)}`).join(' &nbsp; ')}</p>`;

function taskHtml({ prompt, math, options, picture }: PlanItem, draw: Draw): string {
  const task = math === undefined ? prose(prompt) : `${prose(prompt)} ${mathematics(math)}`;
  return `<p>${task}</p>${choicesHtml(options)}${picture ? figure(picture, draw) : ''}`;
}

const itemHtml = (item: PlanItem, draw: Draw): string =>
  `<div class="item">${taskHtml(item, draw)}<p><span class="quiet">Answer:</span> ${keyOf(item)}</p></div>`;

const partsHtml = (parts: PlanRow['parts']): string =>
  parts.length === 0
    ? ''
    : `<dl>${parts.map((part) => `<dt>${escaped(part.label)}</dt><dd>${prose(part.text)}</dd>`).join('')}</dl>`;

/** What students read too, where no part says it already. */
const saidHtml = ({ parts, student = [] }: PlanRow): string => {
  const said = student.filter(({ text }) => !parts.some((part) => part.text.includes(text)));
  return said.map(({ text }) => `<p><span class="quiet">On the sheet:</span> ${prose(text)}</p>`).join('');
};

function rowHtml(row: PlanRow, name: string | undefined, draw: Draw): string {
  const { id, title, text, parts, minutes, item, idea, picture } = row;
  const named = `${name === undefined ? '' : `${name}: `}${prose(title)}`;
  const heading = minutes === undefined ? named : `${named} <span class="quiet">${minutes} min</span>`;
  const isOwn = item !== undefined && (idea === undefined || item.id === id);
  return `<h3>${heading}</h3>${text === '' ? '' : `<p>${prose(text)}</p>`}${picture ? figure(picture, draw) : ''}${
    isOwn ? itemHtml(item, draw) : ''
  }${saidHtml(row)}${partsHtml(parts)}`;
}

const spaceHtml = (kind: PlanPrompt['room'], room: Room): string => {
  if (kind === 'none') return '';
  if (kind === 'open') return `<div class="box" style="height:${room.open}rem"></div>`;
  return `<div class="rule" style="height:${room.ruled}rem"></div>`.repeat(room.lines);
};
const promptsHtml = (prompts: readonly PlanPrompt[], room: Room): string =>
  prompts.map(({ text, room: kind }) => `<p>${prose(text)}</p>${spaceHtml(kind, room)}`).join('');

function sheetPartHtml(part: SheetPart, room: Room, draw: Draw): string {
  if (part.kind === 'words')
    return `<div class="words">${part.terms.map(({ term, meaning }) => `<p><b>${escaped(term)}</b> ${prose(meaning)}</p>`).join('')}</div>`;
  if (part.kind === 'say')
    return `${part.name === undefined ? '' : `<p class="quiet"><b>${escaped(part.name)}</b></p>`}${promptsHtml(part.prompts, room)}`;
  const own = part.prompts.some(({ room: kind }) => kind === 'open');
  return `<div class="problem"><p class="quiet"><b>${part.name}</b></p>${taskHtml(part.item, draw)}${own ? '' : spaceHtml('open', room)}${promptsHtml(part.prompts, room)}</div>`;
}

const pageNames = { lesson: 'Today', ticket: 'Exit ticket', cards: 'Choose a card', later: 'More practice' } as const;

const sheetsHtml = ({ blocks, grade }: Pick<Plan, 'blocks' | 'grade'>, draw: Draw): string =>
  sheetPages(blocks)
    .map(
      ({ kind, parts }) =>
        `<section class="sheet"><p class="who"><span>Name</span><span>Date</span></p><h2>${pageNames[kind]}</h2>${parts.map((part) => sheetPartHtml(part, roomAt(part, roomOf(grade)), draw)).join('\n')}</section>`,
    )
    .join('\n');

function observationHtml(blocks: Plan['blocks']): string {
  const rowsOf = (kind: PlanBlockKind) => blocks.filter((block) => block.kind === kind).flatMap(({ rows }) => rows);
  const table = (rows: readonly PlanRow[]): string =>
    `<table class="observe">${rows.map(({ title, text, parts }) => `<tr><td><b>${prose(title)}</b>${text === '' ? '' : `<p>${prose(text)}</p>`}${partsHtml(parts)}</td><td class="quiet">Names</td></tr>`).join('')}</table>`;
  return `<section class="sheet"><h2>Observation sheet</h2>${table(rowsOf('look-fors'))}<h2>Sort the exit tickets</h2>${table(pilesOf(blocks))}</section>`;
}

const names: Record<PlanBlockKind, string> = {
  standard: 'Standard',
  timing: 'Timing',
  goal: 'Goal',
  prerequisites: 'Before this',
  terms: 'Words',
  misconceptions: 'What students may think',
  phases: 'The lesson',
  'look-fors': 'Look for',
  problems: 'Problem set',
  tiers: 'Cards to choose, by difficulty',
  'exit-ticket': 'Exit ticket',
  needs: 'Access and next steps',
};

const ownPage: readonly PlanBlockKind[] = ['misconceptions', 'phases', 'problems'];

/** A plan as a complete page: the plan, the student sheet and the observation sheet. */
export const planHtml = (plan: Pick<Plan, 'title' | 'grade' | 'blocks'>, draw: Draw): string =>
  page(
    plan.title,
    plan.blocks
      .map(({ kind, rows }) => {
        const called = namesIn({ kind, rows });
        const body =
          kind === 'terms'
            ? partsHtml(rows.map(({ title, text }) => ({ label: title, text, kind: 'fact' })))
            : rows.map((row) => rowHtml(row, called.get(row.id), draw)).join('\n');
        return `<h2${ownPage.includes(kind) ? ' class="new-page"' : ''}>${names[kind]}</h2>${body}`;
      })
      .join('\n') +
      sheetsHtml(plan, draw) +
      observationHtml(plan.blocks),
  );

type Told = Pick<Story, 'title' | 'scenes' | 'readingLevel' | 'skillName' | 'grade'>;

const sceneHtml = ({ title, text, item, picture }: StoryScene, room: Room, draw: Draw): string =>
  `<section class="new-page"><h2>${prose(title)}</h2><p>${prose(text)}</p>${picture ? figure(picture, draw) : ''}${
    item
      ? `<div class="problem"><p><b>${prose(item.prompt)}</b></p>${choicesHtml(item.options)}${spaceHtml('open', room)}</div>`
      : ''
  }</section>`;

/** The ways of a choice: its labels, its scenes and their endings. */
function waysOf(scenes: readonly StoryScene[]) {
  const find = (id: string | undefined) => scenes.find((scene) => scene.id === id);
  const options = scenes.flatMap(({ choice }) => choice?.options ?? []);
  return options.map(({ label, next }, index) => {
    const scene = find(next);
    const end = find(scene?.branches.find(({ on }) => on === 'right')?.next);
    return { next, label: `${'AB'.charAt(index)}: ${label}`, end: end?.text ?? '' };
  });
}

/** A story as a booklet for students: a scene a page, both ways of its choice, and no answer. */
export const storyHtml = ({ title, scenes, grade }: Told, draw: Draw): string => {
  const ways = waysOf(scenes);
  const labelOf = (id: string): string | undefined => ways.find(({ next }) => next === id)?.label;
  const pages = scenes
    .filter(({ kind }) => kind === 'main')
    .map((scene) => {
      const label = labelOf(scene.id);
      const labels = scene.choice ? ways.map((way) => `<p><b>${prose(way.label)}</b></p>`).join('') : '';
      const page = sceneHtml(label === undefined ? scene : { ...scene, title: label }, roomOf(grade), draw);
      return labels === ''
        ? page
        : page.replace(
            '</section>',
            `${labels}<p>Choose a way and turn to its page. You can try the other one afterward.</p></section>`,
          );
    });
  const ends = ways.map(({ label, end }) => `<h3>${prose(label)}</h3><p>${prose(end)}</p>`).join('');
  const last = `<section class="new-page"><h2>How it ends</h2>${ends}<p>Would you go the same way again? Say why.</p>${spaceHtml('lines', roomOf(grade))}</section>`;
  return page(title, `<p class="who"><span>Name</span><span>Date</span></p>${pages.join('\n')}${last}`);
};

/** The teacher's sheet of a story: every problem with its key, and what follows each answer. */
export const storyAnswersHtml = ({ title, scenes, readingLevel, skillName }: Told, draw: Draw): string => {
  const titleOf = (id: string): string => scenes.find((scene) => scene.id === id)?.title ?? id;
  const body = scenes
    .filter(({ item }) => item !== undefined)
    .map(({ title: heading, item, branches }) => {
      const replies = branches.map(({ on, ideaName, text, next }) => {
        const label = on === 'idea' ? `“${ideaName ?? ''}”` : on === 'right' ? 'right' : 'anything else';
        return `<dt>${escaped(label)}</dt><dd>${prose(text)} <span class="quiet">→ ${escaped(titleOf(next))}</span></dd>`;
      });
      return `<h2>${prose(heading)}</h2>${item ? itemHtml(item, draw) : ''}<dl>${replies.join('')}</dl>`;
    });
  const about = `<p class="quiet">${escaped(skillName)} · reading grade ${readingLevel}</p>`;
  return page(`${title}: for the teacher`, about + body.join('\n'));
};
