import type { MathText, Prose, Skill } from '../../types.ts';

/** True where a text shows the number of a key by itself, not as part of another number or fraction. */
export function showsKey(key: MathText, text: Prose): boolean {
  const bare = key.replace(/^\$/, '').replace(/ [a-z]\S*$|°$/i, '');
  // Most texts do not have it, and to make an expression takes a hundred times as long as to look.
  if (!text.includes(bare)) return false;
  const escaped = bare.replace(/[.^$*+?()[\]{}|\\]/g, '\\$&');
  return new RegExp(`(?<![\\d./])${escaped}(?![\\d/]|\\.\\d)`).test(text);
}

const general: readonly Prose[] = [
  'Make a sketch of what the numbers mean before you calculate.',
  'Say in your own words what is asked. About how large should the answer be?',
];

/**
 * The skill with hints that never show the key. By chance an intermediate number may be the answer (4 groups of 4):
 * such a hint is left out, unless the statement shows the number itself, and two hints always remain.
 */
export function withSafeHints(skill: Skill): Skill {
  return {
    ...skill,
    hints: (params) => {
      const { prompt, math = '', answer } = skill.pose(params);
      const hints = skill.hints(params);
      if (answer.kind === 'choice' || showsKey(answer.key, `${prompt} ${math}`)) return hints;
      const safe = hints.filter((hint) => !showsKey(answer.key, hint));
      const missing = general.filter((hint) => !showsKey(answer.key, hint)).slice(0, Math.max(0, 2 - safe.length));
      return [...missing, ...safe];
    },
  };
}
