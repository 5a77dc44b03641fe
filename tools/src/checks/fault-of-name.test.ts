import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { faultOfName } from './fault-of-name.ts';

const FILES = ['shell', 'remote-*', 'shared-auth', 'packages/*', 'functions', 'e2e', 'tools'];

/** File names that are alike in every feature, such as `queries`; the folder names the subject. */
const PART = /\/(?:index|entry|schema|rules|calls|queries|commands|types|doors|constants)\.tsx?$/;
/** Tests, and files whose names a tool prescribes. */
const BY_A_TOOL = /\.(?:test|e2e|soak|config|test-d)\.tsx?$|\.d\.ts$|\/global-setup[^/]*\.ts$/;
/** Event handlers are named after the event; they export the function under its deployed name. */
const EVENT = /^functions\/src\/events\/on-/;
/** `npm run bench -- math` runs the file of that name, and each of these files exports `run`. */
const BENCH = /^tools\/src\/bench\/[^/]+\.ts$/;

/** Each export is one mistake, misconception, plot or list of stories; the file's name says which group they belong to. */
const MISTAKES = /-(?:mistakes|misconceptions|plots)\.ts$|\/skills\/stories\/[^/]+\.ts$/;

const exceptions = {
  'packages/contract/src/zod/small-zod.ts':
    'takes the place of zod in the builds for browsers, so it exports the same name',
  'packages/ui/src/text/messages.ts': 'the part of use-intl that is lent, under the name that it has there',
  'packages/ui/src/text/catalogue.ts': 'texts of the components; `useText` and `textNow` are made of them',
  'shell/src/remotes/open-built-in.ts': 'takes the place of open-remotes.ts in one build, so it exports the same name',
} as const;

/** Files with several exports of one subject but no main one, where no export contains the word for the subject. */
const collections = [
  'e2e/src/backstage.ts',
  'e2e/src/journey.ts',
  'e2e/src/people.ts',
  'e2e/src/recovery.ts',
  'functions/backend/bench-classroom.ts',
  'functions/backend/daily-work.ts',
  'functions/backend/school.ts',
  'functions/demonstration/cast.ts',
  'functions/demonstration/curriculum.ts',
  'functions/demonstration/families.ts',
  'functions/demonstration/proto-value.ts',
  'functions/data-model/bounds.ts',
  'functions/data-model/docstrings.ts',
  'functions/src/domain/classes/co-teachers.ts',
  'functions/src/domain/practice/today.ts',
  'functions/src/domain/results/summary.ts',
  'functions/src/domain/school-sign-in/ask-provider.ts',
  'functions/src/domain/second-factor/totp.ts',
  'functions/src/engines/assistant/solve/known-curves.ts',
  'functions/src/engines/assistant/solve/known-values.ts',
  'functions/src/engines/assistant/solve/known-ways.ts',
  'functions/src/engines/assistant/class/answer-help.ts',
  'functions/src/engines/assistant/class/links.ts',
  'functions/src/engines/assistant/judge/left-over.ts',
  'functions/src/engines/assistant/judge/work-in.ts',
  'functions/src/engines/assistant/change/grammar.ts',
  'functions/src/engines/assistant/ledger/numbers.ts',
  'functions/src/engines/assistant/ledger/said.ts',
  'functions/src/engines/assistant/ledger/sheet-slots.ts',
  'functions/src/engines/assistant/read/affirmed.ts',
  'functions/src/engines/assistant/read/claim.ts',
  'functions/src/engines/assistant/say/parts.ts',
  'functions/src/engines/assistant/say/wording.ts',
  'functions/src/engines/assistant/teach/standard-pieces.ts',
  'functions/src/engines/digest/mathematics.ts',
  'functions/src/engines/erasure/owned-documents.ts',
  'functions/src/engines/files/bytes.ts',
  'functions/src/platform/access.ts',
  'functions/src/platform/fault.ts',
  'functions/src/platform/firebase.ts',
  'functions/src/platform/throttle.ts',
  'packages/contract/src/zod/methods.ts',
  'packages/federation/src/shared-names.ts',
  'packages/interview/src/greedy.ts',
  'packages/interview/src/moves/learn.ts',
  'packages/interview/src/moves/mathdial.ts',
  'packages/interview/src/reply/amounts.ts',
  'packages/interview/src/reply/bind.ts',
  'packages/interview/src/session-state.ts',
  'packages/interview/src/session.ts',
  'packages/interview/src/talk/amounts.ts',
  'packages/interview/src/talk/arithmetic.ts',
  'packages/interview/src/talk/calculate.ts',
  'packages/interview/src/talk/chosen.ts',
  'packages/interview/src/talk/draw-parts.ts',
  'packages/interview/src/talk/draw-shape.ts',
  'packages/interview/src/talk/general.ts',
  'packages/interview/src/talk/looking.ts',
  'packages/interview/src/talk/open-case.ts',
  'packages/interview/src/talk/shapes.ts',
  'packages/interview/src/think/sense.ts',
  'packages/math/src/asked/letter-questions.ts',
  'packages/math/src/asked/number-questions.ts',
  'packages/math/src/check/algebra-forms.ts',
  'packages/math/src/check/budget.ts',
  'packages/math/src/check/core.ts',
  'packages/math/src/check/extension.ts',
  'packages/math/src/check/ideal.ts',
  'packages/math/src/check/modular.ts',
  'packages/math/src/check/outcomes.ts',
  'packages/math/src/check/relations.ts',
  'packages/math/src/check/shape.ts',
  'packages/math/src/check/tree.ts',
  'packages/math/src/cli/tests/equivalence.ts',
  'packages/math/src/cli/tests/numbers.ts',
  'packages/math/src/diagnose/written/facts.ts',
  'packages/math/src/docs/markdown.ts',
  'packages/math/src/registry.ts',
  'packages/math/src/skills/expressions/reducing.ts',
  'packages/math/src/skills/fractions/fraction-pictures.ts',
  'packages/math/src/skills/fractions/pools.ts',
  'packages/math/src/skills/geometry/slanted.ts',
  'packages/math/src/skills/kit/arithmetic.ts',
  'packages/math/src/skills/kit/contexts.ts',
  'packages/math/src/skills/kit/whole.ts',
  'packages/math/src/skills/kit/work.ts',
  'packages/math/src/skills/kit/worked-check.ts',
  'packages/math/src/skills/percent/reading.ts',
  'packages/math/src/skills/ratios/tables.ts',
  'packages/math/src/skills/whole-numbers/procedures/divide.ts',
  'packages/math/src/skills/whole-numbers/procedures/multiply.ts',
  'packages/math/src/skills/whole-numbers/story-parts.ts',
  'packages/math/src/soak/grammar.ts',
  'packages/math/src/soak/judge.ts',
  'packages/math/src/steps/with-part.ts',
  'packages/math/src/steps/written.ts',
  'packages/math/src/touch/rules/built.ts',
  'packages/math/src/verify/relations/frames/scaling.ts',
  'packages/math/src/verify/story/derive.ts',
  'packages/math/src/verify/topic/amounts.ts',
  'packages/math/src/verify/topic/asked.ts',
  'packages/offline/src/outbox/sender.ts',
  'packages/plans/src/plan/opening-blocks.ts',
  'packages/plans/src/story/drawings.ts',
  'packages/plans/src/story/reaches.ts',
  'packages/plans/src/story/tasks.ts',
  'packages/school/src/time/units.ts',
  'packages/testing/src/builders/school.ts',
  'packages/testing/src/people.ts',
  'packages/ui/src/charts/axes.tsx',
  'packages/ui/src/figures/geometry.ts',
  'packages/ui/src/overlays/radix-parts.ts',
  'packages/ui/src/forms/choices.tsx',
  'packages/ui/src/mathematics/notation-text.ts',
  'remote-student/src/shared/outbox/outbox.ts',
  'remote-teacher/src/features/assignment-feedback/logic/suggestions.ts',
  'remote-teacher/src/features/overview/logic/morning.ts',
  'remote-teacher/src/features/overview/parts/morning.tsx',
  'remote-teacher/src/features/statistics/logic/figures.ts',
  'remote-teacher/src/shared/parts/asked.tsx',
  'shared-auth/src/live.ts',
  'shared-auth/src/operations.ts',
  'shared-auth/src/sample-store.ts',
  'shared-auth/src/service.ts',
  'shared-auth/src/store.ts',
  'shell/src/app/trusted-types.ts',
  'shell/src/stored/stored-pages.ts',
  'shell/src/pages/account-fields.ts',
  'tools/src/checks/command-stages.ts',
  'tools/src/drawing/graph.ts',
  'tools/src/drawing/layout.ts',
  'tools/src/launcher/interruption.ts',
  'tools/src/release/contract/served.ts',
  'tools/src/release/imports.ts',
  'tools/src/release/move.ts',
] as const;

it('finds a file that is named after something else', () => {
  expect(faultOfName('a/desk-order.ts', 'export const isToDo = 1;')).toMatch('desk-order.ts is not named');
  expect(faultOfName('a/create-class.ts', 'export const createClass = 1;\nexport const b = 2;')).toBeUndefined();
  expect(faultOfName('a/create-class.ts', 'export function archiveClass() {}')).toMatch('create-class.ts');
  expect(faultOfName('a/create-class.ts', 'export type Other = 1;')).toMatch('create-class.ts');
});

it('accepts words in any spelling, in singular or plural, and two exports together', () => {
  expect(faultOfName('a/ways-of-x.ts', 'export const WAYS_OF_X = 1;')).toBeUndefined();
  expect(faultOfName('a/stories.ts', 'export const storyOf = 1;')).toBeUndefined();
  expect(faultOfName('a/mathml.ts', 'export const toMathML = 1;')).toBeUndefined();
  expect(faultOfName('a/text/en-plans.ts', 'export const planTexts = {};')).toBeUndefined();
  expect(faultOfName('a/add-subtract.ts', 'export const addLike = 1;\nexport const subtractLike = 2;')).toBeUndefined();
  expect(faultOfName('a/add-subtract.ts', 'export const add = 1;\nexport const other = 2;')).toMatch('add-subtract');
  expect(faultOfName('a/run.ts', "import './b.ts';")).toBeUndefined();
});

it('names each file after its main export, except for those that are listed here with a reason', async () => {
  const faults: string[] = [];
  for await (const path of glob(
    FILES.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: inRepository('.'), exclude: (name) => /node_modules|\/dist$|\.lemma/.test(name) },
  )) {
    if (PART.test(path) || BY_A_TOOL.test(path) || EVENT.test(path) || BENCH.test(path) || MISTAKES.test(path))
      continue;
    if (faultOfName(path, await readFile(inRepository(path), 'utf8')) !== undefined) faults.push(path);
  }
  // An unnecessary entry is a fault too, so that the lists can only shrink.
  expect(faults.toSorted()).toEqual([...Object.keys(exceptions), ...collections].toSorted());
});
