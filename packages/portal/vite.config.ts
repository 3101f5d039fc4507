import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { compiledMessages } from '@taawun/ui/vite';
import { serviceWorker } from '../../tools/service-worker.ts';
import { styledComponents, withoutPrefixes } from '../../tools/styled.ts';

/** What the frame of every page has loaded before any other part is asked for: no part need name it. */
const OF_THE_FRAME = /\/(react|styled-components\.browser\.esm|rolldown-runtime|preload-helper|is-api-error|chunk-\w+|services|Anchor|store|late|digits|dates|classes|VisuallyHidden|Icon|Link)-[\w-]{8}\.js$/;
/** Pages that few readers open. What they are made of the server names in their own document; every other page would carry the list for nothing. */
const OF_FEW = /\/(Address|BankInformation|ChangePassword|Checkout|Contribution|DeleteAccount|DeletedSuccessfully|Donate|Donors|ForgotPassword|Gift|GivingOrder|LastStep|Login|MemberInfo|MemberRegister|NotDeletedSuccessfully|Offers|Order|Orders|PersonalInfo|Profile|Receipts|ReceiptCheck|ResetPassword|SignUp|Subscriptions|Zakat)\.page-/;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), compiledMessages(), withoutPrefixes, serviceWorker(`${import.meta.dirname}/src/offline/worker.ts`)],
  oxc: { plugins: { styledComponents } },
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false, resolveDependencies: (name, files, { hostType }) => (hostType === 'html' ? files : OF_FEW.test(name) ? [] : files.filter((file) => file !== name && !OF_THE_FRAME.test(file))) },
    // One file of the words that every page has, for each language.
    rolldownOptions: { output: { codeSplitting: { groups: ['ar', 'en'].map((locale) => ({ name: `words-${locale}`, test: new RegExp(`/intl/${locale}/(core|site)\\.json`) })) } } },
    // Fonts stay files: the page preloads the one its language needs.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
  },
  // Built for production they need not ask at every element whether they run there.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  ssr: { noExternal: [/^@taawun\//, ...(isSsrBuild ? ['styled-components', 'stylis', 'react-router', 'react-router-dom', 'react-intl', 'intl-messageformat', /^@formatjs\//] : [])] },
}));
