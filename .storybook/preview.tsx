import '@taawun/ui/fonts.css';
import './preview.css';
import { lazy, Suspense, type ComponentProps } from 'react';
import { definePreview } from '@storybook/react-vite';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
// The package's index would load the documentation pages into every story.
import * as addonDocs from '@storybook/addon-docs/preview';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { scenarios } from '@taawun/api-client/mocks';
import { GlobalStyle, localeInfo, TaawunProvider } from '../packages/ui/src/foundations/index.ts';
import { componentModes } from '../packages/ui/src/testing/modes.ts';
import { StoryIframe, coversWindow } from './StoryIframe.tsx';
import { messages } from './messages.ts';
import { startWorker } from './msw.ts';
import { pseudoLocalized } from './pseudo.ts';
import { applyTheme, setStoryGlobals } from './story-globals.ts';
import { globalTypes, initialGlobals, readGlobals } from './toolbar.ts';
import { preventFocusScroll } from './embedded.ts';

preventFocusScroll();

// Timeout in ms. A page loads its code and data: on a busy machine that takes seconds, and in the runner, whose browsers start
// at once, up to half a minute.
configure({ asyncUtilTimeout: navigator.webdriver ? 40_000 : 10_000 });

// Loads Storybook's own components only for documentation pages.
const LazyDocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));
const DocsPage = (props: ComponentProps<typeof LazyDocsPage>) => (
  <Suspense fallback={null}>
    <LazyDocsPage {...props} />
  </Suspense>
);

// Visual tests capture a story in all themes from one render.
void addons.ready().then((channel) => channel.on('taawun/wear', applyTheme));

const LazyComponentPage = lazy(async () => ({
  default: (await import('./docs/component/ComponentPage.tsx')).ComponentPage,
}));
const ComponentPage = () => (
  <Suspense fallback={null}>
    <LazyComponentPage />
  </Suspense>
);

/** Style sheet of another brand (main.ts). */
declare const SECOND_BRAND: string;

/** Style sheet of the brand that the toolbar selects. */
const brandSheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(brandSheet);

export default definePreview({
  addons: [definePreviewAddon<DocsTypes>(addonDocs), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    chromatic: { modes: componentModes },
    // The story runner shows no source code, and React's development build cannot serialise its elements as code.
    docs: {
      codePanel: true,
      container: DocsPage,
      page: ComponentPage,
      ...(import.meta.env['STORYBOOK_REACT'] ? { source: { type: 'code' } } : {}),
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .taawun-example *', title: 'On this page' },
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
          'Health',
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
    const { locale, theme, brand, text, motion, network, messages: textMode } = readGlobals(globals);
    setStoryGlobals({ theme, messages: textMode, network });
    const root = document.documentElement;
    root.lang = locale;
    root.dir = localeInfo(locale).dir;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
    brandSheet.replaceSync(brand === 'second' ? SECOND_BRAND : '');
    root.style.fontSize = text === '100' ? '' : `${text}%`;
    if (network !== 'normal') msw.use(...scenarios[network]);
  },
  decorators: [
    (Story, { globals, viewMode, id, title, name, playFunction }) => {
      if (viewMode === 'docs' && (coversWindow(title) || playFunction))
        return <StoryIframe id={id} title={name} globals={globals} full={coversWindow(title)} />;
      const { locale, messages: textMode, network } = readGlobals(globals);
      // A documentation page has its own direction; the document keeps that of the stories, for their overlays.
      const content =
        viewMode === 'docs' ? (
          <div lang={locale} dir={localeInfo(locale).dir}>
            <Story />
          </div>
        ) : (
          <Story />
        );
      return (
        <TaawunProvider
          key={`${locale} ${textMode} ${network}`}
          locale={locale}
          messages={pseudoLocalized(messages[locale])}
        >
          <GlobalStyle />
          {content}
        </TaawunProvider>
      );
    },
  ],
});
