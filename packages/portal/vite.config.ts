import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { defineTheme, hexOf } from '@taawun/ui/theme';
import { compiledMessages, theme as themeSheet } from '@taawun/ui/vite';
import { precompress } from '../../tools/dev/precompress.ts';
import { serviceWorker } from '../../tools/dev/service-worker.ts';
import { styledComponents, withoutPrefixes } from '../../tools/dev/styled.ts';
import { offlineColors } from './src/offline/offline-colors.ts';
import { theme } from './theme.ts';

const { colors } = defineTheme(theme);

/** Chunks that the app shell has loaded before any other is requested: other chunks need not list them. */
const OF_THE_FRAME = /\/(styled-components|rolldown-runtime|preload-helper|frame|chunk-[A-Z0-9]+)-[\w-]{8}\.js$/;
const SHARED_WITH_FRAME =
  /\/packages\/(ui\/src\/(foundations\/(Anchor|locale|lazyPart|layers|attributes\/classes)|icons\/(Icon|paths)|components\/Link\/\w+)|domain\/src\/(digits|phone|paths)|portal\/src\/(intl\/locale|machines\/(shared\/(store|storage|lazy-machine)|payment\/open-checkout))|api-client\/src\/is-api-error)\.\w+$/;
/** Small modules that most pages use; separately they would be twenty requests of a few hundred bytes. */
const DISPLAY =
  /\/packages\/(ui\/src\/(components\/(Alert|Badge|Breadcrumbs|Card|DescriptionList|EmptyState|Progress|SubNav|Table)\/\w+|components\/(Box\/Grid|Text\/(Money|DateText|NumberText|Truncate|truncate))|media\/Logo\/petals|cards\/StatStrip\/\w+|layout\/PageHeader\/\w+|cards\/CardTitle\/\w+|media\/(Avatar|Picture)\/\w+|foundations\/(Img|useHydrated|attributes\/joinIds|dom\/(clipboard|inlineScroll|motion))|foundations\/base-styles\/(control-rules|css)|forms\/fields\/Field\/control|intl\/(messageIds|money|numbers|dates))|domain\/src\/(amount|dates)|portal\/src\/(pages\/(news\/load|shared\/(Feedback|Inner|page-settings|query-text|use-breadcrumbs))|app\/(hydration\/on-first-interaction|page\/page|data\/retained-data|errors\/route-failure)))(\.styles)?\.tsx?$/;
/** The same for modules of forms. */
const CONTROLS =
  /\/packages\/(ui\/src\/forms\/(fields\/((Field|Framed|Fieldset|RadioGroup)\/\w+|draft\/useDraft|search\/normalize|OneTimeCodeField\/clock)|rules\/amountRule)|domain\/src\/normalize-text|portal\/src\/lib\/(submitted|server-messages))(\.styles)?\.tsx?$/;
/** What several pages share of the donation, and of passkeys: one chunk each keeps the lists of chunks short. */
const DONATE =
  /\/packages\/(portal\/src\/pages\/(shared\/(Donate|OtherWaysToGive|donation|use-choice)|identity\/(CampaignFacts|campaign-path|written))|ui\/src\/(cards\/QuickDonate\/\w+|components\/SegmentedControl\/Segments)|domain\/src\/giving\/limits)(\.styles)?\.tsx?$/;
const PASSKEYS =
  /\/packages\/portal\/src\/(lib\/use-has-passkeys|machines\/shared\/passkeys|pages\/account\/PasskeyButton)\.tsx?$/;
/** Rarely opened pages: their own documents list their chunks, so that other pages do not carry the list. */
const OF_FEW =
  /\/(AboutUs|Account|Address|Balance|BankInformation|Branch|ChangePassword|Checkout|Contribution|DeleteAccount|DeletedSuccessfully|DocumentGroup|Donate|Donors|ForgotPassword|Gallery|GallerySection|Gift|GivingOrder|LastStep|Login|MemberInfo|MemberRegister|Members|NotDeletedSuccessfully|Offers|Order|Orders|OrgGuide|OrgStatistics|OrganizationIndex|PersonalInfo|PrivacyPolicy|Profile|Program|Receipts|DocumentCheck|ResetPassword|Search|SignUp|Subscriptions|TermsConditions|Videos|Vision2030|Zakat)\.page-/;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    compiledMessages({ parser: false }),
    themeSheet(theme),
    { name: 'theme-color', transformIndexHtml: (html) => html.replace('%THEME_COLOR%', hexOf(colors.light.accent)) },
    withoutPrefixes,
    serviceWorker(`${import.meta.dirname}/src/offline/worker.ts`, {
      COLORS: offlineColors(colors),
    }),
    precompress(),
  ],
  oxc: { plugins: { styledComponents } },
  appType: 'custom',
  ...(isSsrBuild ? {} : { resolve: { alias: { cssfilter: `${import.meta.dirname}/src/app/entry/no-css-filter.ts` } } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // Every browser of that target supports module preloading.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (name, files, { hostType }) =>
        hostType === 'html'
          ? files
          : OF_FEW.test(name)
            ? []
            : files.filter((file) => file !== name && !OF_THE_FRAME.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One chunk per language for the messages that are loaded together (src/intl/messages.ts).
            ...['ar', 'en'].flatMap((locale) =>
              Object.entries({ messages: 'core|site', content: 'cards|map|content', forms: 'forms|kit|fields' }).map(
                ([name, files]) => ({
                  name: `${name}-${locale}`,
                  test: new RegExp(`/intl/${locale}/(${files})\\.json`),
                }),
              ),
            ),
            // Changes only with the library, so browsers cache it across releases.
            {
              name: 'styled-components',
              test: /\/node_modules\/(styled-components|react|stylis|@emotion)\//,
              priority: 1,
            },
            // One chunk for the small modules that both the app shell and its lazy parts import, instead of a dozen.
            { name: 'frame', test: SHARED_WITH_FRAME },
            { name: 'display', test: DISPLAY, includeDependenciesRecursively: false },
            { name: 'controls', test: CONTROLS, includeDependenciesRecursively: false },
            { name: 'donate', test: DONATE, includeDependenciesRecursively: false },
            {
              name: 'reading',
              test: /\/(ui\/src\/components\/(BackToTop|RichText)|node_modules\/xss)\/|no-css-filter/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'calls',
              test: /\/portal\/src\/(machines\/(shared\/call-failure|payment\/payment\.model)|pages\/(giving\/summary|shared\/download))\./,
              includeDependenciesRecursively: false,
            },
            { name: 'passkeys', test: PASSKEYS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
    // Fonts are not inlined: the page preloads the font of its language.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
  },
  // A constant: else React checks the environment for every element.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  ssr: {
    noExternal: [
      /^@taawun\//,
      ...(isSsrBuild
        ? [
            'styled-components',
            'stylis',
            'react-router',
            'react-router-dom',
            'react-intl',
            'intl-messageformat',
            /^@formatjs\//,
          ]
        : []),
    ],
  },
}));
