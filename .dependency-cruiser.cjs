/** The allowed dependencies between the packages (docs/decisions/0001-package-boundaries.md). A dependency that is not listed here is not allowed. */
const folderOf = (name) => `^packages/${name}/`;
/** What `importer` (a path pattern) may not reach. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Only files that match `path` may import the package `library`. */
const onlyIn = (library, path, comment) =>
  never(
    `${library}-only-in-its-package`,
    comment,
    { path: '^(packages|tools|\\.storybook)/', pathNot: path },
    { path: `node_modules/${library}/`, dependencyTypesNot: ['type-only'] },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never(
      'domain-imports-no-package',
      'domain has neither input nor output, and imports no other package',
      { path: folderOf('domain') },
      { path: '^packages/(?!domain/)|^node:|node_modules/(axios|react|react-dom|yup|msw|kysely)/' },
    ),
    never(
      'ui-imports-domain-only',
      'ui may use domain only: no API, no router, no machine',
      { path: folderOf('ui') },
      { path: '^packages/(?!ui/|domain/)|node_modules/(axios|react-router-dom|react-router|xstate|@xstate)/' },
    ),
    never(
      'client-imports-domain-only',
      'api-client may use domain only, and not React',
      { path: folderOf('api-client') },
      { path: '^packages/(?!api-client/|domain/)|node_modules/(react|react-dom|styled-components|react-intl)/' },
    ),
    never(
      'server-imports-client-and-domain-only',
      'api-server may use api-client and domain only',
      { path: folderOf('api-server') },
      { path: '^packages/(?!api-server/|api-client/|domain/)' },
    ),
    never(
      'portal-imports-no-server',
      'portal may use ui, api-client and domain only',
      { path: `${folderOf('portal')}src/` },
      { path: '^packages/(?!portal/|ui/|api-client/|domain/)' },
    ),
    never(
      'machines-import-no-react-and-no-client',
      'a machine imports neither React nor the client',
      { path: 'packages/portal/src/machines/.+\\.machine\\.ts$' },
      {
        path: '^packages/(?!portal/src/machines/|domain/)|node_modules/(react|react-dom)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    onlyIn('axios', folderOf('api-client'), 'only api-client sends HTTP requests'),
    onlyIn('mapbox-gl', `${folderOf('ui')}src/map/`, 'the map is a separate entry point'),
    never(
      'map-by-its-entry',
      'pages without a map must not load its code',
      { path: `${folderOf('ui')}src/(?!map/)`, pathNot: '\\.test\\.tsx$' },
      { path: `${folderOf('ui')}src/map/` },
    ),
    onlyIn('formik', `${folderOf('ui')}src/forms/formik/`, 'plain inputs must not depend on Formik'),
    onlyIn('xstate', `${folderOf('portal')}src/machines/|\\.storybook/`, 'machines and their bindings only'),
    never('no-cycles', 'import cycles are not allowed', {}, { circular: true }),
    never(
      'no-orphan-dependency',
      'imports must be dependencies in the package.json of the importer',
      { path: '^packages/[^/]+/src/', pathNot: '\\.(test|test-d|stories|guide)\\.tsx?$|/testing/|/contract/|/mocks/' },
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
