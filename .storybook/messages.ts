import uiArabic from '@taawun/ui/intl/ar';
import uiEnglish from '@taawun/ui/intl/en';

/** The portal's message files of both languages, by path. */
const files = import.meta.glob<Record<string, string>>('../packages/portal/src/intl/*/*.json', {
  eager: true,
  import: 'default',
});

const portalMessages = (locale: string): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, messages]) => (path.includes(`/${locale}/`) ? [messages] : [])),
  ) as Record<string, string>;

/** Every message that a story may show: the library's and the portal's. */
export const messages = {
  ar: { ...uiArabic, ...portalMessages('ar') },
  en: { ...uiEnglish, ...portalMessages('en') },
};
