const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Anywhere in node_modules, hoisted or not. */
const npm = (names) => `(^|/)node_modules/(${names})(/|$)`;
const remote = '^remote-[^/]+/';

/** The concepts of the domain, in the order of its exports. */
const concepts = Object.keys(require('./packages/school/package.json').exports).map((path) => path.slice('./'.length));
const schoolConcept = (names) => `^packages/school/src/(${names.join('|')})/`;

/** The arrows of the architecture: remote → screens → ui / school / math / contract, and never back. */
module.exports = {
  forbidden: [
    error(
      'remotes-are-islands',
      'A remote is built and deployed without the others and without the shell.',
      // $1 comes from `from`, so tomorrow's remote is fenced without an edit here.
      { path: '^(remote-[^/]+)/' },
      { path: '^(shell|remote-[^/]+)/', pathNot: '^$1/' },
    ),
    error('shell-knows-no-remote', 'Remotes reach the shell at run time only.', { path: '^shell/' }, { path: remote }),
    error(
      'packages-know-no-application',
      'What is shared does not know who uses it.',
      { path: '^(packages|shared-auth)/' },
      { path: `^(shell|functions|e2e|tools)/|${remote}` },
    ),
    error(
      'features-are-islands',
      'What two features need moves down to a package or beside them.',
      { path: '^([^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    error(
      'features-have-one-shape',
      'A feature is page.tsx (or pages named …-page.tsx), queries.ts, commands.ts, parts/ and logic/, so that each is read like the others.',
      {},
      {
        path: '^remote-[^/]+/src/features/',
        pathNot: '^remote-[^/]+/src/features/[^/]+/([^/]*page[.]tsx$|queries[.]ts$|commands[.]ts$|parts/|logic/)',
      },
    ),
    error(
      'shared-knows-no-feature',
      'What features of an area share does not know who uses it.',
      { path: '^(remote-[^/]+)/src/shared/' },
      { path: '^$1/src/', pathNot: '^$1/src/shared/' },
    ),
    error(
      'pages-are-for-routes',
      'A page is opened by its route alone, so that its chunk comes when it is opened.',
      { path: '^remote-[^/]+/src/(features|shared)/' },
      { path: '^remote-[^/]+/src/features/[^/]+/[^/]*page[.]tsx$' },
    ),
    error(
      'logic-shows-nothing',
      'What can be said without a screen is tested without one; queries and commands know no part of a screen.',
      { path: '^remote-[^/]+/src/.+/(logic/|queries|commands)' },
      { path: '^remote-[^/]+/src/(features/[^/]+/|shared/)parts/' },
    ),
    error(
      'math-is-pure',
      'The engine runs in the browser, on the server and in a worker alike.',
      { path: '^packages/math/src/' },
      {
        path: [
          '^(?!packages/math/)(packages|shared-auth|functions|shell|remote-)',
          npm('react|react-dom|@?firebase[^/]*'),
        ],
      },
    ),
    error(
      'interviews-hide-their-answers',
      'What a simulated student holds never reaches a browser before it is named.',
      { path: '^(shell|remote-[^/]+|shared-auth|packages/(?!interview/))' },
      { path: '^packages/interview/' },
    ),
    error(
      'ui-shows-and-knows-nothing',
      'Components get what they show handed in; the domain and the network stay outside.',
      { path: '^packages/ui/' },
      { path: ['^packages/(school|screens|testing)/', '^shared-auth/', npm('@?firebase[^/]*')] },
    ),
    error(
      'screens-are-for-remotes',
      'Screens are compiled into the remotes that show them.',
      { path: '^(?!remote-|packages/screens/)' },
      { path: '^packages/screens/' },
    ),
    error(
      'school-stands-on-nothing-of-ours-but-math',
      'The domain is used by browsers and functions alike.',
      { path: '^packages/school/' },
      { path: '^(packages/(?!school/|math/)|shared-auth/)' },
    ),
    ...concepts
      .slice(0, -1)
      .map((concept, at) =>
        error(
          'school-concepts-in-order',
          'A concept knows those before it in the exports of packages/school/package.json, and none after it.',
          { path: schoolConcept([concept]), pathNot: '[.]test[.]ts$' },
          { path: schoolConcept(concepts.slice(at + 1)) },
        ),
      ),
    error(
      'school-concepts-are-exported',
      'A concept without a place in the exports of packages/school/package.json has no place in their order.',
      { path: '^packages/school/src/', pathNot: schoolConcept(concepts) },
      { path: '^packages/school/src/' },
    ),
    error(
      'school-concepts-have-one-door',
      'What a concept shows to others stands in its index.ts.',
      { path: '^packages/school/src/([^/]+)/' },
      { path: '^packages/school/src/', pathNot: '^packages/school/src/($1/|[^/]+/index[.]ts$)' },
    ),
    error(
      'contract-stands-alone',
      'What shell and remotes agree on depends on neither.',
      { path: '^packages/contract/' },
      { path: '^(packages/(?!contract/|router/)|shared-auth/)' },
    ),
    error(
      'firebase-has-few-doors',
      'In the browser only shared-auth speaks to Firebase, so there is one instance and one place to configure it.',
      { path: '^(shell|remote-[^/]+|packages/(?!testing/))' },
      { path: npm('@?firebase[^/]*') },
    ),
    error(
      'test-helpers-stay-in-tests',
      'Builders and emulator helpers are for tests, the launcher and the benchmarks.',
      {
        path: '^(shell|remote-[^/]+|shared-auth|functions|packages/(?!testing/))',
        pathNot: '[.](test|spec)[.]tsx?$|/(backend|trust|test)/',
      },
      { path: '^packages/testing/' },
    ),
    error(
      'collections-have-one-door',
      'Functions reach collections through `documents`, which knows their fields: a free string could name one that is not there.',
      { path: '^functions/src/(?!platform/)' },
      { path: '^functions/src/platform/database[.]ts$' },
    ),
    error(
      'the-platform-knows-nothing-above',
      'functions/src/platform (callable functions, callers, limits, tables) serves every other folder of functions/src and imports none.',
      { path: '^functions/src/platform/' },
      { path: '^functions/src/(?!platform/)' },
    ),
    error(
      'rules-stand-on-the-platform',
      'What holds of documents is asked by calls, events and engines, and asks none of them.',
      { path: '^functions/src/domain/' },
      { path: '^functions/src/(?!domain/|platform/)' },
    ),
    error(
      'engines-know-no-call',
      'An engine is set to work; it knows neither who asks nor what happened.',
      { path: '^functions/src/engines/' },
      { path: '^functions/src/(?!engines/|domain/|platform/)' },
    ),
    error(
      'a-call-imports-no-call',
      'What two calls need is a rule of the domain, or an engine.',
      { path: '^functions/src/calls/', pathNot: '/doors[.]ts$|[.]test[.]ts$' },
      { path: '^functions/src/(?!engines/|domain/|platform/)' },
    ),
    error(
      'doors-open-their-own-area',
      'The handlers of calls are imported only by the doors.ts beside them.',
      { path: '^functions/src/calls/([^/]+)/doors[.]ts$' },
      { path: '^functions/src/(?!platform/)', pathNot: '^functions/src/calls/$1/' },
    ),
    error(
      'handlers-load-on-demand',
      'A cold start loads the lists of calls (doors.ts), and of the handlers only the one that is called.',
      { path: '^functions/src/(calls/[^/]+/doors|api|index)[.]ts$' },
      { path: '^functions/src/calls/(?![^/]+/doors[.])', dynamic: false },
    ),
    error(
      'events-know-no-call',
      'What begins by a write, a task or a clock does its work by engines and rules.',
      { path: '^functions/src/events/' },
      { path: '^functions/src/(?!events/|engines/|domain/|platform/)' },
    ),
    error(
      'a-rule-is-no-handler',
      'Callable functions are declared in functions/src/calls only.',
      { path: '^functions/src/(domain|engines|events)/' },
      { path: '^functions/src/platform/(door|open-doors)[.]ts$' },
    ),
    {
      ...error(
        'rooms-need-each-other-one-way',
        'Two folders of functions/src that import each other belong together, or need a third one below them. Types count too.',
        { path: '^functions/src/(domain|engines)/' },
        { circular: true, path: '^functions/src/' },
      ),
      scope: 'folder',
    },
    error(
      'no-circle',
      'Modules that need each other when they run are one module or three. Types may point back.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    error(
      'imports-exist',
      'An import that resolves to nothing was renamed or never installed.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|.*[?])' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Built files, but not those of packages, where most of them live.
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|[.]turbo|[.]reports|[.]lemma|sites)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'browser', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
