/** The allowed dependencies between the packages (docs/decisions/0001-package-boundaries.md). A dependency that is not listed here is not allowed. */
const room = (name) => `^packages/${name}/`;
/** What `importer` (a path pattern) may not reach. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Only files that match `path` may import the package `library`. */
const onlyIn = (library, path, comment) =>
  never(
    `${library}-has-one-room`,
    comment,
    { path: '^(packages|tools|\\.storybook)/', pathNot: path },
    { path: `node_modules/${library}/`, dependencyTypesNot: ['type-only'] },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never(
      'domain-knows-nobody',
      'domain has neither input nor output, and imports no other package',
      { path: room('domain') },
      { path: '^packages/(?!domain/)|^node:|node_modules/(axios|react|react-dom|yup|msw|kysely)/' },
    ),
    never(
      'ui-knows-nobody',
      'ui may use domain only: no API, no router, no machine',
      { path: room('ui') },
      { path: '^packages/(?!ui/|domain/)|node_modules/(axios|react-router-dom|react-router|xstate|@xstate)/' },
    ),
    never(
      'client-knows-no-react',
      'api-client may use domain only, and knows no React',
      { path: room('api-client') },
      { path: '^packages/(?!api-client/|domain/)|node_modules/(react|react-dom|styled-components|react-intl)/' },
    ),
    never(
      'server-knows-the-contract',
      'api-server may use api-client and domain only',
      { path: room('api-server') },
      { path: '^packages/(?!api-server/|api-client/|domain/)' },
    ),
    never(
      'portal-knows-no-server',
      'portal may use ui, api-client and domain only',
      { path: `${room('portal')}src/` },
      { path: '^packages/(?!portal/|ui/|api-client/|domain/)' },
    ),
    never(
      'machines-know-nobody',
      'a machine imports neither React nor the client',
      { path: 'packages/portal/src/machines/.+\\.machine\\.ts$' },
      {
        path: '^packages/(?!portal/src/machines/|domain/)|node_modules/(react|react-dom)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    onlyIn('axios', room('api-client'), 'only api-client speaks HTTP'),
    onlyIn('mapbox-gl', `${room('ui')}src/map/`, 'the map has an entry of its own'),
    never(
      'map-by-its-entry',
      'nobody who wants no map gets one',
      { path: `${room('ui')}src/(?!map/)`, pathNot: '\\.test\\.tsx$' },
      { path: `${room('ui')}src/map/` },
    ),
    onlyIn('formik', `${room('ui')}src/forms/formik/`, 'plain inputs know no Formik'),
    onlyIn('xstate', `${room('portal')}src/machines/|\\.storybook/`, 'machines and their bindings only'),
    never('no-circles', 'a circle has no reading order', {}, { circular: true }),
    never(
      'no-orphan-dependency',
      'what is imported stands in the package.json of its importer',
      { path: '^packages/[^/]+/src/', pathNot: '\\.(test|test-d|stories)\\.tsx?$|/testing/|/contract/|/mocks/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.gen\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
