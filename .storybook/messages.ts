import uiArabic from '@taawun/ui/intl/ar';
import uiEnglish from '@taawun/ui/intl/en';
import arabicAccount from '../packages/portal/src/intl/ar/account.json';
import arabicGiving from '../packages/portal/src/intl/ar/giving.json';
import arabicSite from '../packages/portal/src/intl/ar/site.json';
import englishAccount from '../packages/portal/src/intl/en/account.json';
import englishGiving from '../packages/portal/src/intl/en/giving.json';
import englishSite from '../packages/portal/src/intl/en/site.json';

/** Everything a story may say: the library's words and the portal's. */
export const messages = {
  ar: { ...uiArabic, ...arabicSite, ...arabicAccount, ...arabicGiving },
  en: { ...uiEnglish, ...englishSite, ...englishAccount, ...englishGiving },
};
