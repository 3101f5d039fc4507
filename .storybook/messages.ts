import uiArabic from '@taawun/ui/intl/ar';
import uiEnglish from '@taawun/ui/intl/en';
import arabicAccount from '../packages/portal/src/intl/ar/account.json';
import arabicSite from '../packages/portal/src/intl/ar/site.json';
import englishAccount from '../packages/portal/src/intl/en/account.json';
import englishSite from '../packages/portal/src/intl/en/site.json';

/** Everything a story may say: the library's words and the portal's. */
export const messages = {
  ar: { ...uiArabic, ...arabicSite, ...arabicAccount },
  en: { ...uiEnglish, ...englishSite, ...englishAccount },
};
