import '@taawun/ui/fonts.css';
import './preview.css';
import { lazy, Suspense, type ComponentProps } from 'react';
import { definePreview } from '@storybook/react-vite';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
// Its index brings the whole of the docs pages into every story.
import * as addonDocs from '@storybook/addon-docs/preview';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { scenarios } from '@taawun/api-client/mocks';
import { GlobalStyle, TaawunProvider } from '../packages/ui/src/foundations/index.ts';
import { componentModes } from '../packages/ui/src/testing/modes.ts';
import { Framed, isFramed } from './Framed.tsx';
import { messages } from './messages.ts';
import { startWorker } from './msw.ts';
import { inWords } from './pseudo.ts';
import { setStage, wear } from './stage.ts';
import { globalTypes, initialGlobals, readGlobals } from './toolbar.ts';
import { keepPageStill } from './within-page.ts';

keepPageStill();

// A page comes with its code and its data: what a story waits for may take its time on a machine that does much else. Milliseconds.
configure({ asyncUtilTimeout: 10_000 });

// With Storybook's own components: no story waits for them.
const LateDocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));
const DocsPage = (props: ComponentProps<typeof LateDocsPage>) => (
  <Suspense fallback={null}>
    <LateDocsPage {...props} />
  </Suspense>
);

// The pictures of a story in all themes are taken from one showing of it.
void addons.ready().then((channel) => channel.on('taawun/wear', wear));

export default definePreview({
  addons: [definePreviewAddon<DocsTypes>(addonDocs), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    chromatic: { modes: componentModes },
    // The story runner shows no code, and printing the elements of React's development build as code has no end.
    docs: {
      codePanel: true,
      container: DocsPage,
      ...(import.meta.env['STORYBOOK_REACT'] ? { source: { type: 'code' } } : {}),
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
    },
    viewport: {
      options: Object.fromEntries(
        [
          [320, 'Small phone'],
          [390, 'Phone'],
          [768, 'Tablet'],
          [1440, 'Desktop'],
        ].map(([width, name]) => [
          `w${width}`,
          { name: `${name} · ${width}`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Principles',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space, shape and motion',
            'Direction',
            'Numbers and calendars',
            'Writing',
            'Tokens',
            'Icon',
          ],
          'الأسس',
          ['الألوان', 'الخط', 'المسافات والأشكال والحركة', 'الاتجاه', 'الأرقام والتقويم', 'الكتابة'],
          'Patterns',
          'Recipes',
          ['Start'],
          'Machines',
          'Layout',
          'Components',
          'Forms',
          'Cards',
          'Data',
          'Media',
          'Map',
          'Dialogs',
          'Feedback',
          'Pages',
          'Portal',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  beforeEach: ({ globals, msw }) => {
    const { locale, theme, text, motion, network, words } = readGlobals(globals);
    setStage({ theme, words, network });
    const root = document.documentElement;
    root.lang = locale;
    root.dir = locale === 'ar' ? 'rtl' : 'ltr';
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
    root.style.fontSize = text === '100' ? '' : `${text}%`;
    if (network !== 'normal') msw.use(...scenarios[network]);
  },
  decorators: [
    (Story, { globals, viewMode, id, title, name }) => {
      if (viewMode === 'docs' && isFramed(title)) return <Framed id={id} title={name} globals={globals} />;
      const { locale, words, network } = readGlobals(globals);
      // A page of documentation has a direction of its own; the document around it keeps the stories', for what they draw on top.
      const stage =
        viewMode === 'docs' ? (
          <div lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
            <Story />
          </div>
        ) : (
          <Story />
        );
      return (
        <TaawunProvider key={`${locale} ${words} ${network}`} locale={locale} messages={inWords(messages[locale])}>
          <GlobalStyle />
          {stage}
        </TaawunProvider>
      );
    },
  ],
});
