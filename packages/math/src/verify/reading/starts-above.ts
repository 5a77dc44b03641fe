/** Whether a price has two parts: "$25 for the phone and $0.10 a text", "C = 25 + 0.1t", "$4 for the first hour". */
export function startsAbove(pattern: string, text: string): boolean {
  return (
    /#\d+(?: [a-z]+| #\d+){0,7},? (?:and|plus|then) (?:then |only |just |another )?#\d+ (?:an?|per|(?:for )?each|(?:for )?every)\b/.test(
      pattern,
    ) ||
    /#\d+ (?:an?|per|each|every) [a-z]+,? (?:and|plus) #\d+/.test(pattern) ||
    /\bfor the first (?:[a-z]+|#\d+)\b/.test(pattern) ||
    /[A-Za-z]\s*=\s*(?:\d[\d.]*\s*\*?\s*[a-z]\s*[-+]\s*\d|\d[\d.]*\s*[-+]\s*\d*[\d.]*\s*\*?\s*(?:[a-z]\b|\())/.test(
      text,
    )
  );
}
