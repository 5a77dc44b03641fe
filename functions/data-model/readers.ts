/**
 * Everybody who may be named as a reader in packages/school/src/collections, with the condition in the rules that means
 * them.
 */
const readers: Readonly<Record<string, RegExp>> = {
  'the student': /isStudentHere\(|isUser\(studentId\)/g,
  'linked parents': /isGuardianOf\(/g,
  'the teachers of the class': /\bteaches\(/g,
  'its teachers': /resource[.]data[.]teacherIds/g,
  'teachers of a class of the student': /teachesStudent\(|teachesOneOf\(/g,
  'the person': /isOwner\(|isUser\(uid\)|isStudentHere\(uid\)/g,
  'the parent': /isOwner\(resource[.]data[.]parentId\)/g,
  'whoever has the confirmed address': /resource[.]data[.]email == request[.]auth[.]token[.]email/g,
  'the teacher whose interview it is while teaching its student':
    /isOwner\(resource[.]data[.]teacherId\)\s+&& \(!\('studentId' in [\w.]+\) \|\| teachesStudent\([\w.]+\)\)/g,
  adults: /cameAsAdult\(/g,
};
const ANYBODY = /resource[.]data[.]email|\bis[A-Z]\w*\(|\bteaches\w*\(|request[.]auth[.]uid in|\bif true\b/;

const BLOCK = /match \/(\w+)\/\{\w+\} \{([^}]*)\}/g;

/** The conditions under which firestore.rules lets a client read and write each collection. */
export function ruledIn(rules: string): Map<string, { readonly read: string; readonly write: string }> {
  const within = rules.slice(rules.indexOf('match /databases/') + 1);
  return new Map(
    [...within.matchAll(BLOCK)].map(([, name = '', block = '']) => {
      const allowed = [...block.replace(/\/\/.*$/gm, '').matchAll(/allow ([\w, ]+):([^;]*);/g)];
      const said = (verbs: RegExp) =>
        allowed.flatMap(([, acts = '', condition = '']) => (verbs.test(acts) ? [condition] : [])).join(' ');
      return [name, { read: said(/get|list|read/), write: said(/create|update|delete|write/) }] as const;
    }),
  );
}

/** The difference between a collection's declared readers (`clients`) and the rules; undefined if they agree. */
export function readerFault(clients: string, read: string): string | undefined {
  const named = clients.startsWith('nobody') ? [] : clients.split(', ');
  let left = read;
  for (const name of named) {
    const pattern = readers[name];
    if (pattern === undefined) return `nothing in the rules is known by “${name}”`;
    if (read.search(pattern) < 0) return `the rules do not let ${name} read`;
    left = left.replace(pattern, '');
  }
  // Conditions that do not depend on who the person is: whether the session is valid and the account still exists.
  left = left.replace(/cameByCard\(|cameAsAdult\(|mayWork\(|isAdultHere\(|request[.]auth[.]uid in/g, '');
  return ANYBODY.test(left) ? `the rules let somebody else read: ${left.trim()}` : undefined;
}
