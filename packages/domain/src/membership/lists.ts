import type { Name } from './tree.ts';

interface Choice {
  code: string;
  name: Name;
}

const choice = (code: string, ar: string, en: string): Choice => ({ code, name: { ar, en } });

/** Banks by the two-digit code in their IBANs; a bank that acquired others has their codes too. */
export const banks: readonly Choice[] = [
  choice('80', 'مصرف الراجحي', 'Al Rajhi Bank'),
  choice('10', 'البنك الأهلي السعودي', 'Saudi National Bank'),
  choice('40', 'البنك الأهلي السعودي (سامبا)', 'Saudi National Bank (Samba)'),
  choice('20', 'بنك الرياض', 'Riyad Bank'),
  choice('45', 'البنك السعودي الأول', 'Saudi Awwal Bank'),
  choice('50', 'البنك السعودي الأول (البنك الأول)', 'Saudi Awwal Bank (Alawwal)'),
  choice('05', 'مصرف الإنماء', 'Alinma Bank'),
  choice('15', 'بنك البلاد', 'Bank Albilad'),
  choice('30', 'البنك العربي الوطني', 'Arab National Bank'),
  choice('55', 'البنك السعودي الفرنسي', 'Banque Saudi Fransi'),
  choice('60', 'بنك الجزيرة', 'Bank AlJazira'),
  choice('65', 'البنك السعودي للاستثمار', 'Saudi Investment Bank'),
  choice('78', 'بنك إس تي سي', 'STC Bank'),
  choice('90', 'بنك الخليج الدولي', 'Gulf International Bank'),
  choice('95', 'بنك الإمارات دبي الوطني', 'Emirates NBD'),
  choice('75', 'بنك الكويت الوطني', 'National Bank of Kuwait'),
  choice('71', 'بنك البحرين الوطني', 'National Bank of Bahrain'),
  choice('76', 'بنك مسقط', 'Bank Muscat'),
];

/** Membership types and their audience. */
export const memberTypes: readonly { id: number; name: Name; description: Name }[] = [
  {
    id: 1,
    name: { ar: 'عضو عامل', en: 'Active member' },
    description: { ar: 'يملك حصصًا ويصوّت في الجمعية العمومية', en: 'Holds shares and votes in the general assembly' },
  },
  {
    id: 2,
    name: { ar: 'عضو منتج', en: 'Producing member' },
    description: {
      ar: 'مزارع أو حرفي يبيع إنتاجه عن طريق الجمعية',
      en: 'A farmer or craftsperson who sells through the association',
    },
  },
  {
    id: 3,
    name: { ar: 'عضو منتسب', en: 'Associate member' },
    description: { ar: 'يملك حصصًا ويحضر الاجتماعات بلا تصويت', en: 'Holds shares and attends meetings without a vote' },
  },
];

export const titles: readonly Choice[] = [
  choice('mr', 'الأستاذ', 'Mr'),
  choice('ms', 'الأستاذة', 'Ms'),
  choice('dr', 'الدكتور', 'Dr'),
  choice('dr-f', 'الدكتورة', 'Dr (woman)'),
  choice('eng', 'المهندس', 'Engineer'),
  choice('eng-f', 'المهندسة', 'Engineer (woman)'),
  choice('sheikh', 'الشيخ', 'Sheikh'),
];

export const qualifications: readonly Choice[] = [
  choice('none', 'بلا مؤهل', 'None'),
  choice('primary', 'الابتدائية', 'Primary school'),
  choice('intermediate', 'المتوسطة', 'Intermediate school'),
  choice('secondary', 'الثانوية', 'Secondary school'),
  choice('diploma', 'دبلوم', 'Diploma'),
  choice('bachelor', 'بكالوريوس', 'Bachelor’s degree'),
  choice('master', 'ماجستير', 'Master’s degree'),
  choice('doctorate', 'دكتوراه', 'Doctorate'),
];

/**
 * ISO 3166 codes, in display order: Saudi Arabia, its neighbours, the Arab countries, then countries with many
 * residents in the Kingdom. Names come from `Intl`.
 */
export const nationalities: readonly string[] = (
  'SA KW BH QA AE OM YE JO EG SD SY LB IQ PS MA TN DZ LY MR SO DJ KM IN PK BD ID PH LK NP AF TR IR MM ET ER KE NG TD NE ML SN GH UG TZ ZA ' +
  'US CA GB IE FR DE IT ES PT NL BE CH AT SE NO DK FI PL RO UA RU GR CN JP KR MY SG TH VN UZ KZ AZ BA AL AU NZ BR MX AR CO'
).split(' ');
