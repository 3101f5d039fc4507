import uiArabic from '@taawun/ui/intl/ar';
import uiEnglish from '@taawun/ui/intl/en';
import uiFrench from '@taawun/ui/intl/fr';
import uiUrdu from '@taawun/ui/intl/ur';

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
  // The portal itself is in Arabic and English.
  ur: { ...portalMessages('ar'), ...uiUrdu },
  fr: { ...portalMessages('en'), ...uiFrench },
};
