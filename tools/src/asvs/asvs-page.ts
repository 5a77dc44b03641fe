import { cell, isShownBeside, proofCell } from '../shown/proof.ts';
import type { Requirement } from './requirements.ts';

const chapters: Readonly<Record<string, string>> = {
  '1': 'Encoding',
  '2': 'Validation and logic',
  '3': 'The web page',
  '4': 'Services',
  '5': 'Files',
  '6': 'Authentication',
  '7': 'Sessions',
  '8': 'Authorization',
  '9': 'Tokens',
  '10': 'OAuth and OpenID Connect',
  '11': 'Cryptography',
  '12': 'Communication',
  '13': 'Configuration',
  '14': 'Data',
  '15': 'Code and architecture',
  '16': 'Logs and errors',
  '17': 'WebRTC',
};
const words = { met: 'met', 'not-applicable': 'does not apply', 'not-met': '**not met**' } as const;

const rowOf = (one: Requirement): string =>
  `| ${one.id} | ${one.level} | ${cell(one.about)} | ${words[one.status]} | ${cell(one.says)} | ${proofCell(one)} |`;

function countsOf(all: readonly Requirement[]): string {
  const count = (level: number, status: Requirement['status']) =>
    all.filter((one) => one.level === level && one.status === status).length;
  const row = (level: number) =>
    `| ${level} | ${count(level, 'met')} | ${count(level, 'not-applicable')} | ${count(level, 'not-met')} |`;
  return `| Level | Met | Do not apply | Not met |\n| --- | --- | --- | --- |\n${row(1)}\n${row(2)}`;
}

/** The text of docs/asvs.md. */
export function asvsPage(all: readonly Requirement[]): string {
  const sections = Object.entries(chapters).map(([number, title]) => {
    const rows = all.filter(({ id }) => id.startsWith(`${number}.`)).map(rowOf);
    return `## V${number} ${title}\n\n| | Level | Asks for | | How | Shown by |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  const open = all.filter(({ status }) => status === 'not-met').map(({ id }) => id);
  const beside = all.filter(isShownBeside).map(({ id }) => id);
  return `# ASVS 5.0, levels 1 and 2

Each of the ${all.length} requirements of levels 1 and 2 of the
[OWASP Application Security Verification Standard 5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0): met by which test, configuration or page of the
platform, or why it does not apply, or what is missing. Written by \`npm run asvs\` from [the data](../tools/src/asvs/requirements); a test fails when a
named test, file or text is gone. The standard is by the OWASP Foundation, under CC BY-SA 4.0; of it there are only the numbers and levels here. What a
requirement asks for is said in our own few words: read it there before judging.

This was written by the people who wrote the product, on 2026-11-23. Nobody else has looked. \`npm test\` runs each test that is named, and skips none of them;
behind those that it does not run stands the command that does. "The platform" is Firebase; a page of Google's is what Google says, which nobody here can test.

${countsOf(all)}

Not met: ${open.join(', ')}.

Shown by nothing but tests that \`npm test\` does not run: ${beside.join(', ') || 'none'}.

${sections.join('\n')}`;
}
