import type { MathText, Prose } from '../types.ts';

/** Mathematics as it is typed, between backticks. */
export const code = (text: MathText): string => (text.includes('`') ? text : `\`${text}\``);

const plain = (text: string): string => text.replace(/[\\*_<>[\]$|]/g, (sign) => `\\${sign}`);

/**
 * Prose as Markdown on one line: text between backticks stays unchanged, characters with a meaning in Markdown are
 * escaped.
 */
export const inline = (text: Prose): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? plain(part) : code(part)))
    .join('')
    .replace(/\s*\n\s*/g, ' ');

/** A place to link to. */
export const anchor = (id: string): string => `<a id="${id}"></a>`;

/** A section that is collapsed until somebody opens it. */
export const folded = (summary: string, lines: readonly string[]): string[] => [
  `<details><summary>${summary}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
];

/** A domain or an id in words: "whole-numbers" is "Whole numbers". */
export const inWords = (kebab: string): string =>
  `${kebab.charAt(0).toUpperCase()}${kebab.slice(1).replaceAll('-', ' ')}`;

/** The domain of a code or an id: its first part, which is also the name of its page. */
export const domainOf = (code: string): string => code.slice(0, code.indexOf('.'));
