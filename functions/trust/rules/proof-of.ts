/** Changes of the rules that no question can tell from the rules, and why. */
type Equivalence = { readonly names: RegExp; readonly proof: string };

const equivalences: readonly Equivalence[] = [
  {
    names: /^users: (without|true for) request\.resource\.data\.email is string/,
    proof:
      'The next condition compares it with the address in the token, which is a text or missing; missing is an error, and refuses.',
  },
  {
    names: /^users: (get|list|delete) too for (create|update)$/,
    proof:
      'Only creating and updating have a new document: elsewhere reading `request.resource` is an error, and refuses.',
  },
  {
    names: /^users: create too for update$/,
    proof: 'What is created has no document before: reading `resource.data` is an error, and refuses.',
  },
  {
    names:
      /^(classes|invitations|assignments|results|submissions|guardians|interviews|plans|planVersions|stories|chats): create too for/,
    proof:
      'Its condition reads `resource.data`; what is created has no document before, so that this is an error, and refuses.',
  },
  {
    names: /^submissions: get too for list$/,
    proof: 'The rule for get lets in everybody whom this one does.',
  },
  {
    names: /^students: isStudentHere for isUser\(studentId\)$/,
    proof: 'The operand beside it asks `mayWork` of the same document.',
  },
  {
    names: /^(isUser|cameAsAdult)\(\): (without|true for) request\.auth != null/,
    proof: 'Reading a field of null is an error, which refuses as false does; neither function is ever negated.',
  },
  {
    names: /^(cameAsAdult|mayWork)\(\): 'x' for ''/,
    proof: 'What is taken for a missing field is compared with other texts only.',
  },
  {
    names: /^goesOn\(\): 1 for 0 at .*('signedOutAt', 0\)|'at'\], 0\)) < \(/,
    proof: 'A session begins at second 0 or later, so that at least 1,000 stands on the other side.',
  },
  {
    names: /^goesOn\(\): 1 for 0 at .*'but'\], 0\)/,
    proof: 'Taken only where no others were ended; then what stands beside the || lets in everybody.',
  },
  {
    names: /^goesOn\(\): (2 for 1 at 'shownAt',|1001 for 1000 at nAt',)/,
    proof:
      'What is taken where no card was shown is compared beside the same sum, which is smaller than the changed one.',
  },
  {
    names: /^hasLeft\(\): >= for >/,
    proof: 'They differ at one millisecond of the clock, at which nobody can put a question.',
  },
  {
    names: /^(isOfTeam|teachesStudent|isStudentHere|isGuardianOf)\(\): (without|true for) exists\(path\)/,
    proof:
      'Reading a document that is missing is an error, which refuses as false does; none of these is ever negated.',
  },
  {
    names: /^teachesOneOf\(\): ((without|true for) classIds\.size\(\) > \d|>= for > in classIds\.size\(\) > \d)/,
    proof: 'A place beyond the end of a list is an error, and an error beside || counts as false.',
  },
  {
    names: /^teachesOneOf\(\): (0 for 1|1 for 2|2 for 3|3 for 4) at .*size\(\) > \d/,
    proof: 'A place beyond the end of a list is an error, and an error beside || counts as false.',
  },
  {
    names: /^isName\(\): (without|true for) name is string/,
    proof: 'Nothing but a text has `matches`: asking another type is an error, and refuses.',
  },
];

/** Why a mutant decides as the rules do, whatever is asked; undefined: nobody has shown that it does. */
export const proofOf = (name: string): string | undefined => equivalences.find(({ names }) => names.test(name))?.proof;
