/** A part of a condition, by its place in the text of the rules. */
export type Part = {
  readonly kind: '&&' | '||' | '!' | 'compare' | 'sum' | 'call' | 'list' | 'number' | 'text' | 'other';
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Part[];
  /** Of a comparison its operator, of a call the name of what is called; with the operator's place. */
  readonly name?: string;
  readonly at?: number;
  /** Of a sum (or a product), what stands between its parts. */
  readonly signs?: readonly Token[];
};

type Token = { readonly text: string; readonly start: number };

const TOKENS = /\s+|'(?:[^'\\]|\\.)*'|\d+|[A-Za-z_]\w*|&&|\|\||[=!<>]=|[-<>!+*/%().,[\]]/gy;

function tokensOf(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  TOKENS.lastIndex = start;
  while (TOKENS.lastIndex < end) {
    const from = TOKENS.lastIndex;
    const [found] = TOKENS.exec(text) ?? [];
    if (found === undefined) throw new Error(`unknown in the rules: ${text.slice(from, from + 40)}`);
    if (found.trim() !== '') tokens.push({ text: found, start: from });
  }
  return tokens;
}

const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', 'is']);

const kindOf = (token: string): 'number' | 'text' | 'other' => {
  if (/^\d/.test(token)) return 'number';
  return token.startsWith("'") ? 'text' : 'other';
};

/** Reads one condition of the rules. @throws Error at what our rules do not use. */
export function parseCondition(text: string, start: number, end: number): Part {
  const tokens = tokensOf(text, start, end);
  let place = 0;
  const peek = (): string => tokens[place]?.text ?? '';
  const here = (): number => tokens[place]?.start ?? end;
  const last = (): number => (tokens[place - 1]?.start ?? start) + (tokens[place - 1]?.text.length ?? 0);
  const take = (wanted: string): void => {
    if (peek() !== wanted) throw new Error(`${wanted} expected before ${text.slice(here(), here() + 40)}`);
    place += 1;
  };
  const between = (closing: string): Part[] => {
    const parts: Part[] = [];
    while (peek() !== closing) {
      parts.push(chain('||'));
      if (peek() === ',') take(',');
    }
    take(closing);
    return parts;
  };

  function primary(): Part {
    const from = here();
    const token = peek();
    place += 1;
    if (token === '(') {
      const inner = chain('||');
      take(')');
      return { ...inner, start: from, end: last() };
    }
    if (token === '[') return { kind: 'list', start: from, parts: between(']'), end: last() };
    return { kind: kindOf(token), start: from, parts: [], end: last(), name: token };
  }
  function postfix(): Part {
    let part = primary();
    for (;;) {
      if (peek() === '.') {
        place += 2;
        const name = tokens[place - 1]?.text ?? '';
        part = { kind: 'other', start: part.start, end: last(), parts: [part], name };
      } else if (peek() === '(') {
        take('(');
        const given = between(')');
        part = { kind: 'call', start: part.start, end: last(), parts: [part, ...given], name: part.name ?? '' };
      } else if (peek() === '[') {
        take('[');
        const index = between(']');
        part = { kind: 'other', start: part.start, end: last(), parts: [part, ...index] };
      } else return part;
    }
  }
  function sum(): Part {
    const first = postfix();
    const parts = [first];
    const signs: Token[] = [];
    while (/^[-+*/%]$/.test(peek())) {
      signs.push({ text: peek(), start: here() });
      place += 1;
      parts.push(postfix());
    }
    return parts.length === 1 ? first : { kind: 'sum', start: first.start, end: last(), parts, signs };
  }
  function comparison(): Part {
    if (peek() === '!') {
      const from = here();
      take('!');
      const inner = comparison();
      return { kind: '!', start: from, end: inner.end, parts: [inner] };
    }
    const left = sum();
    if (!COMPARISONS.has(peek())) return left;
    const [name, at] = [peek(), here()];
    place += 1;
    const right = sum();
    return { kind: 'compare', start: left.start, end: right.end, parts: [left, right], name, at };
  }
  function chain(kind: '&&' | '||'): Part {
    const next = () => (kind === '||' ? chain('&&') : comparison());
    const first = next();
    const parts = [first];
    while (peek() === kind) {
      take(kind);
      parts.push(next());
    }
    return parts.length === 1 ? first : { kind, start: first.start, end: last(), parts };
  }
  const whole = chain('||');
  if (place < tokens.length) throw new Error(`unread in the rules: ${text.slice(here(), here() + 40)}`);
  return whole;
}
