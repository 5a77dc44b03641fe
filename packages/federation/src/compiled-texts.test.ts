import { createTranslator } from 'use-intl/core';
import format from 'use-intl/format-message/format-only';
import { expect, it } from 'vitest';
import { withCompiledTexts } from './compiled-texts.ts';

const source = `
type Name = string;
export const messages = {
  plain: 'Back',
  joined: 'One ' + 'line',
  deep: { quoted: "It's done", named: '{who} got stuck.' },
  braces: "Write '{'x'}'",
  counted: '{count, plural, =0 {Nobody} one {1 student} other {# students}} turned in',
  ordinal: 'the {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time',
  chosen: \`{kind, select, quiz {a quiz} other {work of {who}}}\`,
  number: '{part, number} of {most, number}',
  styled: '{count, plural, one {{part, number, percent}} other {# of {part, number, percent}, {most, number, integer}}}',
  nested: '{count, plural, one {{who} is} two {both} few {few} other {{who} and # more are}} waiting',
} as const;
export const other = (name: Name) => name;
`;

const load = async (code: string): Promise<Record<string, object>> =>
  import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code.replace('as const', '').replace(/: Name|type Name.*/g, ''))}`
  );

const flat = (texts: object, path = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? flat(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );

const formatters = {
  getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
  getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
};

it.each(['en-US', 'es-US', 'ar-u-nu-latn'])(
  'reads a compiled message as the parser reads what is written, in %s',
  async (locale) => {
    const [written, compiled] = [await load(source), await load(withCompiledTexts(source, 'text/en.ts'))];
    const translate = createTranslator({
      locale,
      messages: Object.fromEntries(Object.entries(written.messages ?? {})),
    });
    const keys = flat(compiled.messages ?? {});
    expect(keys.length).toBe(11);
    expect(keys.filter(([, message]) => Array.isArray(message)).length).toBe(7);
    for (const [count, n, kind] of [
      [0, 1, 'quiz'],
      [1, 2, 'test'],
      [2, 3, 'quiz'],
      [1200, 22, 'test'],
    ] as const) {
      const values = { who: 'Ana', count, n, kind, part: 0.5, most: 12_000 };
      for (const [key, message] of keys)
        expect(Reflect.apply(format, undefined, [key, message, values, { formatters, locale }]), key).toBe(
          Reflect.apply(translate, undefined, [key, values]),
        );
    }
  },
);

it('refuses a style that nobody would apply', () => {
  expect(() => withCompiledTexts("export const en = { a: '{at, date, short}' };", 'text/en.ts')).toThrow(
    'text/en.ts: "{at, date, short}" is no message of ICU.',
  );
});

it('names the module whose message cannot be read', () => {
  expect(() => withCompiledTexts("export const en = { a: '{count, plural, one {x}' };", 'text/en.ts')).toThrow(
    'text/en.ts: "{count, plural, one {x}" is no message of ICU.',
  );
});
