import '@taawun/ui/fonts.css';
import { definePreview } from '@storybook/react-vite';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonMsw from 'msw-storybook-addon';
import { handlers } from '@taawun/api-client/mocks';
import { GlobalStyle, TaawunProvider } from '@taawun/ui';
import { messages } from './messages.ts';
import { startWorker } from './msw.ts';

type Locale = 'ar' | 'en';
type Theme = 'light' | 'dark' | 'contrast';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded', docs: { codePanel: true }, options: { storySort: { order: ['Foundations', 'Layout', 'Components', 'Forms', 'Cards', 'Data', 'Media', 'Dialogs', 'Feedback'] } } },
  globalTypes: {
    locale: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        title: 'Locale',
        dynamicTitle: true,
        items: [
          { value: 'ar', right: 'RTL', title: 'العربية' },
          { value: 'en', right: 'LTR', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'ar', theme: 'light' },
  beforeEach: ({ globals, msw }) => {
    const root = document.documentElement;
    const locale = globals['locale'] as Locale;
    root.lang = locale;
    root.dir = locale === 'ar' ? 'rtl' : 'ltr';
    root.dataset['theme'] = (globals['theme'] as Theme | undefined) ?? 'light';
    msw.use(...handlers);
  },
  decorators: [
    (Story, { globals }) => {
      const locale = globals['locale'] as Locale;
      return (
        <TaawunProvider key={locale} locale={locale} messages={messages[locale]}>
          <GlobalStyle />
          <Story />
        </TaawunProvider>
      );
    },
  ],
});
