import { parse } from '@lemma/math/check';
import { toMathML } from '@lemma/math/render';
import type { Plan, PlanBlockKind, PlanItem, PlanRow } from '@lemma/school/plan';
import type { Story } from '@lemma/school/story';

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

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1a; background: #faf9f5; }
h1 { font-size: 1.75rem } h2 { font-size: 1.25rem; border-top: 1px solid #d9d7cf; padding-top: 1rem; margin-top: 2rem }
h3 { font-size: 1rem; margin: 1rem 0 0 } p { margin: .25rem 0 } dl { margin: .25rem 0; display: grid; grid-template-columns: 9rem 1fr; gap: .15rem 1rem }
dt, .quiet { color: #5d5c56 } dd { margin: 0 } .item { border-left: 2px solid #d9d7cf; padding-left: 1rem; margin: .5rem 0 }
@media print { body { margin: 0; background: #fff } h2 { break-after: avoid } .item { break-inside: avoid } }
</style>
<h1>${escaped(title)}</h1>
${body}
</html>
`;

const keyOf = ({ key, options }: PlanItem): string => {
  const chosen = options?.find(({ id }) => id === key)?.label;
  return chosen === undefined ? mathematics(key) : prose(chosen);
};

function itemHtml(item: PlanItem): string {
  const options = item.options?.map(({ label }) => `○ ${prose(label)}`).join(' &nbsp; ');
  const task = item.math === undefined ? prose(item.prompt) : `${prose(item.prompt)} ${mathematics(item.math)}`;
  return `<div class="item"><p>${task}</p>${options === undefined ? '' : `<p>${options}</p>`}${
    item.picture ? `<p class="quiet">Picture: ${escaped(item.picture.alt)}</p>` : ''
  }<p><span class="quiet">Answer:</span> ${keyOf(item)}</p></div>`;
}

function rowHtml({ title, text, parts, minutes, item }: PlanRow): string {
  const heading = minutes === undefined ? prose(title) : `${prose(title)} <span class="quiet">${minutes} min</span>`;
  const list = parts.map((part) => `<dt>${escaped(part.label)}</dt><dd>${prose(part.text)}</dd>`).join('');
  return `<h3>${heading}</h3>${text === '' ? '' : `<p>${prose(text)}</p>`}${item ? itemHtml(item) : ''}${
    list === '' ? '' : `<dl>${list}</dl>`
  }`;
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
  tiers: 'Three tiers, one scenario',
  'exit-ticket': 'Exit ticket',
  needs: 'Needs',
};

const checked = ({ right, checked: all, unread = 0 }: Plan['check']): string =>
  `<p class="quiet">${right} of ${all} answers and calculations hold${unread > 0 ? `; ${unread} texts in words were not checked` : ''}</p>`;

/** A plan as a complete page. */
export const planHtml = ({ title, blocks, check }: Pick<Plan, 'title' | 'blocks' | 'check'>): string =>
  page(
    title,
    checked(check) +
      blocks.map(({ kind, rows }) => `<h2>${names[kind]}</h2>${rows.map(rowHtml).join('\n')}`).join('\n'),
  );

type Told = Pick<Story, 'title' | 'scenes' | 'check' | 'readingLevel' | 'skillName'>;

/** A story as a complete page, with every branch. */
export const storyHtml = ({ title, scenes, check, readingLevel, skillName }: Told): string => {
  const titleOf = (id: string): string => scenes.find((scene) => scene.id === id)?.title ?? id;
  const body = scenes.map((scene) => {
    const branches = scene.branches.map(({ on, ideaName, text, next }) => {
      const label = on === 'idea' ? `“${ideaName ?? ''}”` : on === 'right' ? 'right' : 'anything else';
      return `<dt>${escaped(label)}</dt><dd>${prose(text)} <span class="quiet">→ ${escaped(titleOf(next))}</span></dd>`;
    });
    return `<h2>${escaped(scene.title)}</h2><p>${prose(scene.text)}</p>${
      scene.picture && !scene.item?.picture ? `<p class="quiet">Picture: ${escaped(scene.picture.alt)}</p>` : ''
    }${scene.item ? itemHtml(scene.item) : ''}<dl>${branches.join('')}</dl>`;
  });
  const about = `<p class="quiet">${escaped(skillName)} · reading grade ${readingLevel}</p>`;
  return page(title, about + checked(check) + body.join('\n'));
};
