/** Guards whose absence nothing can tell, and why. */
type Equivalence = { readonly ids: RegExp; readonly proof: string };

const equivalences: readonly Equivalence[] = [
  {
    ids: /^calls\/(?:accounts\/create-students|accounts\/reissue-secrets)\.ts: (?:call|need): requireTeacher\('teach', classId, caller\)$/,
    proof: 'Asked again in the transaction; until then secrets are made that nobody gets.',
  },
  {
    ids: /^(?:calls\/settings\/hand-over-lead|engines\/invitations\/invite-to-class)\.ts: (?:call|need): requireTeacher\('lead', classId, caller\)$/,
    proof: 'Asked again in the transaction; until then nothing is written, answered or sent.',
  },
  {
    ids: /^domain\/plans\/context-now\.ts: call: requireOwnPlan\(planId, caller\)$/,
    proof: 'The plan is asked for again by its version in the transaction that writes; until then nothing is answered.',
  },
  {
    ids: /^domain\/plans\/context-now\.ts: (?:call|need): requireTeacher\('read', request\.classId, caller\)$/,
    proof:
      'Refuses nothing: what a class has shown is left out of the plan. Held by few-reads.test.ts, "only while the plan’s owner teaches the class".',
  },
  {
    ids: /^calls\/roster\/merge-students\.ts: refusal: !stays \|\| !double$/,
    proof: 'There for the types: `presentLinesOf` throws before, unless both are in the class.',
  },
  {
    ids: /^domain\/work\/submission\.ts: call: requireOpen\(assignment, who, now\)$/,
    proof: 'Refuses nothing: where work may be answered no more, more is shown. Without it less is.',
  },
  {
    ids: /^platform\/http\.ts: (?:refusal: token === undefined|call: claimsOf\(request\))$/,
    proof: 'Verifying no token fails, and is answered alike.',
  },
  {
    ids: /^(?:platform\/set-password\.ts: refusal: user === undefined|calls\/sign-in\/prove-password\.ts: call: setPasswordOf\(uid\))$/,
    proof: 'Of an account that is gone there is nothing to read in the next line, which fails.',
  },
];

/** Why nobody is let in without this guard; undefined: nobody has shown it. */
export const proofOfGuard = (id: string): string | undefined => equivalences.find(({ ids }) => ids.test(id))?.proof;
