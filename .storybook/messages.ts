import uiArabic from '@taawun/ui/intl/ar';
import uiEnglish from '@taawun/ui/intl/en';
import portalArabic from '../packages/portal/src/intl/ar.json';
import portalEnglish from '../packages/portal/src/intl/en.json';

/** Everything a story may say: the library's words and the portal's. */
export const messages = {
  ar: { ...uiArabic, ...portalArabic },
  en: { ...uiEnglish, ...portalEnglish },
};
