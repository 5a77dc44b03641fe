import { inRuns } from './in-runs.ts';
import { planFrames } from './plan-frames.ts';
import { stepInSpanish } from './step-in-spanish.ts';

type Texts = ReadonlyMap<string, string>;

export type Known = {
  /** Texts without the full stop at their end. */
  readonly known: Texts;
  readonly cases: Texts;
  readonly labels: Readonly<Record<string, string>>;
};
export type Kinds = {
  /** A text of the engine. */
  readonly engine: (text: string) => string | undefined;
  /** A thing, alone and with its article. */
  readonly thing: (text: string) => Name | undefined;
  /** Mathematics, an amount or what is the same in both languages. */
  readonly amount: (text: string) => string | undefined;
};

const capital = (text: string): string =>
  text.replace(/^([¿¡«]*)(\p{L})/u, (_, marks, first) => marks + first.toUpperCase());
const lowered = (text: string): string =>
  text.replace(/^([¿¡«]*)(\p{L})/u, (_, marks, first) => marks + first.toLowerCase());

export type Name = { readonly bare: string; readonly full: string };

const bases: Readonly<Record<string, readonly [alone: string, withArticle: string]>> = {
  Problem: ['Problema', 'el problema'],
  Problems: ['Problemas', 'los problemas'],
  Card: ['Tarjeta', 'la tarjeta'],
  'Exit ticket': ['Boleto de salida', 'el boleto de salida'],
  'the exit ticket': ['Boleto de salida', 'el boleto de salida'],
  'The exit ticket': ['Boleto de salida', 'el boleto de salida'],
  'exit ticket': ['Boleto de salida', 'el boleto de salida'],
  'Warm-up': ['Calentamiento', 'el calentamiento'],
};
const NAME = /^(Problems?|Card|[Ee]xit ticket|[Tt]he exit ticket|Warm-up)(?: (\d+)(?: (to|and) (\d+))?)?(, `[^`]+`)?$/;

/** The name of a problem, with its article and without: “Problema 3”, “el problema 3”. */
function nameInSpanish(text: string): Name | undefined {
  const [, base = '', from, joint, to, math = ''] = NAME.exec(text) ?? [];
  const words = bases[base];
  if (words === undefined) return undefined;
  const numbers =
    from === undefined ? '' : ` ${from}${to === undefined ? '' : ` ${joint === 'and' ? 'y' : 'a'} ${to}`}`;
  return { bare: `${words[0]}${numbers}${math}`, full: `${words[1]}${numbers}${math}` };
}

const PLACE = /\{([a-z]\d[+^_]?)\}/;

type Part = { readonly literal: string } | { readonly place: string };
const partsOf = (frame: string): Part[] =>
  frame
    .split(PLACE)
    .map((part, at) => (at % 2 === 0 ? { literal: part } : { place: part }))
    .filter((part) => !('literal' in part) || part.literal !== '');

const frames = planFrames.map(([english, spanish]) => ({ parts: partsOf(english), spanish }));

/** Full stops stand behind the quotation mark, once. */
const mended = (text: string): string =>
  text
    .replaceAll(/(?<!\.)\.»(?= \p{Ll}|[,;:)])/gu, '»')
    .replaceAll(/(?<!\.)\.»\.?/g, '».')
    .replaceAll(/\.\.(?!\.)/g, (whole, at: number, all: string) => (all[at - 1] === '.' ? whole : '.'))
    .replaceAll(/(?<!\p{L})([Dd])e el (?=\p{Ll})/gu, '$1el ')
    .replaceAll(/(?<!\p{L})([Aa]) el (?=\p{Ll})/gu, '$1l ');

type Forms = Readonly<Record<string, string>>;
type Filled = Readonly<Record<string, Forms>>;

const listed = (each: readonly string[]): string => each.join(', ').replace(/, (?=[^,]*$)/, ' y ');

const FORMS: Readonly<Record<string, string>> = {
  ' in any equal form': ' en cualquier forma igual',
  ' in any form, such as an improper fraction': ' en cualquier forma, como una fracción impropia',
  ' in any form, such as a mixed number': ' en cualquier forma, como un número mixto',
};

/** Whether the words of a frame are there at all, in their order, before anything is said. */
function fits(parts: readonly Part[], text: string): boolean {
  let from = 0;
  for (const part of parts) {
    if (!('literal' in part)) continue;
    const at = text.indexOf(part.literal, from);
    if (at < 0) return false;
    from = at + part.literal.length;
  }
  const last = parts.at(-1);
  return last === undefined || !('literal' in last) || text.endsWith(last.literal);
}

/** Reads the texts of one plan in Spanish; undefined for a text that has no Spanish. */
export class PlanReader {
  readonly #said = new Map<string, string | undefined>();
  readonly #known: Known;
  readonly #kinds: Kinds;

  constructor(known: Known, kinds: Kinds) {
    this.#known = known;
    this.#kinds = kinds;
  }

  text(english: string): string | undefined {
    const found = this.#say(english);
    return found === undefined ? undefined : mended(found);
  }

  label(english: string): string | undefined {
    const found = this.#known.labels[english] ?? this.#say(english) ?? this.#cut(english);
    return found === undefined ? undefined : mended(found);
  }

  /** Two names of ideas of which the second is cut off, because a label is short. */
  #cut(english: string): string | undefined {
    const [, one = '', other = ''] = /^(.{12,}?) or (.{12,})$/s.exec(english) ?? [];
    const first = other === '' ? undefined : this.#exact(one);
    const whole = first && [...this.#known.known.keys()].find((name) => name.startsWith(other));
    return whole && `${first} o ${this.#known.known.get(whole)}`;
  }

  #say(text: string): string | undefined {
    if (this.#said.has(text)) return this.#said.get(text);
    this.#said.set(text, undefined);
    const simple = (part: string): string | undefined => this.#simple(part);
    const found = simple(text) ?? inRuns(text, simple) ?? this.#inPieces(text);
    this.#said.set(text, found);
    return found;
  }

  #simple(text: string): string | undefined {
    return (
      this.#exact(text) ??
      this.#recased(text) ??
      this.#names(text)?.bare ??
      this.#kinds.amount(text) ??
      this.#ofBoth(text) ??
      stepInSpanish(text) ??
      this.#byFrame(text) ??
      this.#kinds.engine(text)
    );
  }

  #exact(text: string): string | undefined {
    const { known, cases } = this.#known;
    const own = known.get(text) ?? cases.get(text);
    if (own !== undefined || !text.endsWith('.') || text.endsWith('..')) return own;
    const whole = known.get(text.slice(0, -1)) ?? cases.get(text.slice(0, -1));
    return whole === undefined || /[.?!…]$/.test(whole) ? whole : `${whole}.`;
  }

  /** The same text with a small letter or a capital at its beginning. */
  #recased(text: string): string | undefined {
    const lower = this.#exact(text.charAt(0).toLowerCase() + text.slice(1));
    if (lower !== undefined) return capital(lower);
    const upper = this.#exact(text.charAt(0).toUpperCase() + text.slice(1));
    return upper === undefined ? undefined : lowered(upper);
  }

  /** A problem, several problems, or tasks by their names. */
  #names(text: string): Name | undefined {
    const own = nameInSpanish(text);
    if (own) return own;
    const all = text.split(/, (?=Problem|Card|Exit|“)| and (?=Problem|Card|“)/).map((part) => this.#named(part));
    const found = all.flatMap((one) => one ?? []);
    const [first, ...others] = found;
    if (first === undefined || found.length < all.length) return undefined;
    const rest = others.map(({ full }) => full);
    return { bare: listed([first.bare, ...rest]), full: listed([first.full, ...rest]) };
  }

  #named(part: string): Name | undefined {
    const [, title] = /^“(.+)”$/.exec(part) ?? [];
    if (title === undefined) return nameInSpanish(part);
    const task = this.#say(title);
    return task === undefined ? undefined : { bare: `«${task}»`, full: `«${task}»` };
  }

  /** The words of an option in quotation marks, or mathematics. */
  #answer(text: string): string | undefined {
    const words = /^“(.+)”$/s.exec(text)?.[1];
    if (words !== undefined) {
      const said = this.#say(words);
      return said === undefined ? undefined : `«${said}»`;
    }
    const [, main, form = ''] = /^(.*?)( in any .*)$/.exec(text) ?? [];
    if (main !== undefined && FORMS[form] !== undefined) {
      const own = this.#answer(main);
      return own === undefined ? undefined : `${own}${FORMS[form]}`;
    }
    const several = text.split(/ (and|or) /);
    if (several.length === 1) return this.#kinds.amount(text);
    const all = several.map((part, at) => (at % 2 === 0 ? this.#answer(part) : part === 'and' ? 'y' : 'o'));
    return all.includes(undefined) ? undefined : all.join(' ');
  }

  #place(kind: string, text: string): Forms | undefined {
    if (text === '') return undefined;
    if (kind.startsWith('n')) return /^\d+$/.test(text) ? { '': text } : undefined;
    if (kind.startsWith('w')) return /^\p{Lu}[\p{L}’'-]+$/u.test(text) ? { '': text } : undefined;
    if (kind.startsWith('p') || kind.startsWith('u')) {
      const found = kind.startsWith('p') ? this.#names(text) : this.#kinds.thing(text);
      return found && { '': found.bare, '+': found.full, '^': capital(kind.startsWith('p') ? found.full : found.bare) };
    }
    const one = kind.startsWith('m') ? this.#answer(text) : this.#say(text);
    return one === undefined ? undefined : { '': one, '^': capital(one), _: lowered(one) };
  }

  #match(parts: readonly Part[], text: string, filled: Filled): Filled | undefined {
    const [first, second] = parts;
    if (first === undefined) return text === '' ? filled : undefined;
    const rest = parts.slice(1);
    if ('literal' in first)
      return text.startsWith(first.literal) ? this.#match(rest, text.slice(first.literal.length), filled) : undefined;
    if (second === undefined) {
      const found = this.#place(first.place, text);
      return found && { ...filled, [first.place]: found };
    }
    if (!('literal' in second)) return undefined;
    for (let at = text.indexOf(second.literal, 1); at > 0; at = text.indexOf(second.literal, at + 1)) {
      if (!fits(rest, text.slice(at))) continue;
      const found = this.#place(first.place, text.slice(0, at));
      const whole = found && this.#match(rest, text.slice(at), { ...filled, [first.place]: found });
      if (whole) return whole;
    }
    return undefined;
  }

  #byFrame(text: string): string | undefined {
    for (const { parts, spanish } of frames) {
      const filled = fits(parts, text) ? this.#match(parts, text, {}) : undefined;
      if (filled)
        return spanish.replaceAll(
          /\{([a-z]\d)([+^_]?)\}/g,
          (_, name: string, form: string) => filled[name]?.[form] ?? '',
        );
    }
    return undefined;
  }

  /** The connecting question of two ways, which asks “in each way” in its catalogue. */
  #ofBoth(text: string): string | undefined {
    const both = ['in both ways', 'in both'].find((words) => text.includes(words));
    const found = both && this.#exact(text.replace(both, 'in each way'));
    return found?.includes('en cada manera') ? found.replace('en cada manera', 'en las dos maneras') : undefined;
  }

  #inPieces(text: string): string | undefined {
    for (const mark of ['; ', ', ']) {
      const pieces = text.split(mark);
      const all = pieces.length > 1 ? pieces.map((piece) => this.#say(piece)) : [undefined];
      if (!all.includes(undefined)) return all.join(mark);
    }
    return undefined;
  }
}
