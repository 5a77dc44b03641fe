import { cell, proofCell } from '../shown/proof.ts';
import type { Criterion } from './criteria.ts';

const principles = { '1': 'Perceivable', '2': 'Operable', '3': 'Understandable', '4': 'Robust' } as const;
/** The words of the VPAT 2.5. */
const words = {
  supports: 'Supports',
  partially: '**Partially supports**',
  'does-not': '**Does not support**',
  'not-applicable': 'Not applicable',
} as const;

const rowOf = (one: Criterion): string =>
  `| ${one.id} ${cell(one.name)} | ${one.level} | ${words[one.status]} | ${cell(one.says)} | ${proofCell(one)} |`;

function countsOf(all: readonly Criterion[]): string {
  const row = (level: Criterion['level']) => {
    const own = all.filter((one) => one.level === level);
    const count = (status: Criterion['status']) => own.filter((one) => one.status === status).length;
    return `| ${level} | ${count('supports')} | ${count('partially')} | ${count('does-not')} | ${count('not-applicable')} |`;
  };
  const head =
    '| Level | Supports | Partially supports | Does not support | Not applicable |\n| --- | --- | --- | --- | --- |';
  return `${head}\n${row('A')}\n${row('AA')}`;
}

function openOf(all: readonly Criterion[]): string {
  const open = all.filter(({ status }) => status === 'partially' || status === 'does-not');
  return open.map(({ id, name, says }) => `- **${id} ${name}.** ${says}.`).join('\n');
}

/** The text of docs/accessibility.md. */
export function conformancePage(all: readonly Criterion[]): string {
  const sections = Object.entries(principles).map(([number, title]) => {
    const rows = all.filter(({ id }) => id.startsWith(`${number}.`)).map(rowOf);
    return `## ${number} ${title}\n\n| Criterion | Level | | How | Shown by |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Accessibility conformance report

How Lemma meets the ${all.length} success criteria of levels A and AA of [WCAG 2.2](https://www.w3.org/TR/WCAG22/), in the terms of the VPAT 2.5. Written by
\`npm run conformance\` from [the data](../tools/src/conformance/criteria); a test fails when a named test, file or text is gone.

| | |
| --- | --- |
| Product | Lemma, the version beside this file: the shell and the areas of teachers, students and parents, in a browser |
| Date | 2026-11-26 |
| Written by | the people who wrote the product. Nobody else has looked, and nobody who lives with a disability has tried it for this report |
| Looked at with | Chromium: axe on every kind of page that links lead to, in light, dark and forced colors, at 200 and 400 %, on a phone of 360 pixels, with the text spacing of 1.4.12, and, those of visitors, students and parents, from right to left; its accessibility tree; keys alone. Not with a screen reader's own voice, and not in other browsers |
| Not covered | what teachers and children write, photograph and record themselves; PDF and Word files made from lesson plans; e-mail in mail programs |

Tests that end with \`.soak.ts\` run with \`npm run soak\`, all others with \`npm test\`.

${countsOf(all)}

What is not fully met:

${openOf(all)}

${sections.join('\n')}`;
}
