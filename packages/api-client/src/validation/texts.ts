import type { FaultRule } from '@taawun/domain';
import type { ErrorCode, Locale } from '../types.ts';
import { GIVING_ATTRIBUTES } from './giving-attributes.ts';
import { characters, letters, number, sharesText, countedWords } from './counted.ts';
import { MEMBER_ATTRIBUTES } from './member-attributes.ts';

/**
 * Messages of the API in both languages, shared by the server and the mocks. English rule messages follow the
 * specification (section 5) where it defines them.
 */
type Bilingual = readonly [ar: string, en: string];

const at = (locale: Locale) => (locale === 'ar' ? 0 : 1);

const ERRORS: Record<ErrorCode, Bilingual> = {
  bad_request: ['تعذّرت قراءة الطلب', 'The request could not be read'],
  unauthenticated: ['يجب تسجيل الدخول أولًا', 'You must be logged in first'],
  forbidden: ['هذه الخدمة للأعضاء فقط', 'Only members can use this'],
  not_found: ['تعذّر العثور على هذه الصفحة', 'This page could not be found'],
  method_not_allowed: ['هذه العملية غير متاحة هنا', 'This cannot be done here'],
  conflict: ['سبق استخدام هذا المفتاح لطلب مختلف', 'This key was already used for a different request'],
  insufficient_shares: ['لا تكفي حصصك المتاحة لهذا العرض', 'You do not have enough shares for this offer'],
  insufficient_cash: ['لا يكفي رصيدك المتاح', 'Your available balance is not enough'],
  account_closing: [
    'حسابك قيد الإغلاق. ألغِ طلب التحويل إن أردت الاحتفاظ به',
    'Your account is being closed. Cancel the transfer if you want to keep it',
  ],
  confirmation_required: ['أكّد هويتك للمتابعة', 'Confirm that it is you to continue'],
  second_factor_required: [
    'كلمة المرور صحيحة. أكمل تسجيل الدخول بالخطوة الثانية',
    'The password is correct. Complete the second step to sign in',
  ],
  passkey_limit: [
    'في حسابك عشرة مفاتيح مرور، وهذا هو الحد الأعلى. أزل مفتاحًا أولًا',
    'Your account has ten passkeys, which is the limit. Remove one first',
  ],
  two_step_on: ['التحقق بخطوتين مفعّل في حسابك', 'Two-step sign-in is already on'],
  two_step_off: [
    'التحقق بخطوتين غير مفعّل. ابدأ تفعيله من جديد',
    'Two-step sign-in is not on. Start again to turn it on',
  ],
  payout_closed: ['لم يعد طلب التحويل قائمًا', 'This transfer is no longer open'],
  ownership_cap: [
    'يتجاوز هذا العرض الحد الأعلى لملكية العضو',
    'This offer is over the limit of what one member can own',
  ],
  offer_closed: ['لم يعد هذا العرض قائمًا', 'This offer is no longer open'],
  application_pending: ['لديك طلب عضوية قيد المراجعة', 'You already have an application under review'],
  application_closed: ['ليس لديك طلب قائم', 'You have no open application'],
  already_member: ['أنت عضو في الجمعية', 'You are already a member'],
  no_shares: ['لا تملك حصصًا لتصدر لها شهادة', 'You need at least one share to get a certificate'],
  code_expired: ['لم يعد هذا الرمز صالحًا، اطلب رمزًا جديدًا', 'This code is no longer valid. Get a new code'],
  holds_shares: [
    'ما زلت تملك حصصًا. بعها من صفحة المساهمة أولًا، ثم احذف حسابك',
    'You still own shares. Sell them on the contribution page first, then delete your account',
  ],
  offers_open: [
    'لديك عروض قائمة. اسحبها من صفحة المساهمة أولًا، ثم احذف حسابك',
    'You have open offers. Withdraw them on the contribution page first, then delete your account',
  ],
  order_closed: ['سُدد هذا التبرع من قبل', 'This donation has already been paid'],
  subscription_closed: [
    'لا يمكن ذلك في حالة هذا التبرع الشهري',
    'You cannot do this with this monthly donation at the moment',
  ],
  charge_running: [
    'يجري الآن خصم هذا الشهر، حاول بعد قليل',
    'We are taking this month’s payment now. Try again shortly',
  ],
  card_needed: [
    'لا توجد بطاقة صالحة لهذا التبرع، أضف بطاقة أولًا',
    'There is no valid card for this donation. Add one first',
  ],
  payload_too_large: ['الطلب أكبر من الحد المسموح', 'The request is too large'],
  unsupported_media_type: ['نوع محتوى الطلب غير مدعوم', 'The content type of the request is not supported'],
  validation: ['يرجى مراجعة الحقول المحددة', 'Please check the marked fields'],
  rate_limited: ['محاولات كثيرة، يرجى المحاولة لاحقًا', 'You have tried too many times. Try again later'],
  server_error: ['حدث خطأ ما', 'Something Went Wrong'],
  unavailable: [
    'الخدمة غير متاحة الآن، يرجى المحاولة بعد قليل',
    'The service is not available at the moment. Try again shortly',
  ],
};

/** Returns the message of an error code. */
export const errorText = (code: ErrorCode, locale: Locale): string => ERRORS[code][at(locale)];

const SUCCESS = {
  signed_up: ['تم إنشاء حسابك بنجاح', 'Your account has been created'],
  signed_out: ['تم تسجيل الخروج', 'You have signed out'],
  reset_sent: [
    'إن كان الحساب مسجّلًا لدينا فستصلك رسالة فيها رابط إعادة تعيين كلمة المرور',
    'If this account exists, we have sent a link to reset its password',
  ],
  password_changed: [
    'تم تغيير كلمة المرور، ويمكنك تسجيل الدخول الآن',
    'Your password has been changed. You can sign in now',
  ],
  password_replaced: [
    'تم تغيير كلمة المرور، وأُنهيت جلساتك الأخرى',
    'Your password has been changed. You are signed out on other devices',
  ],
  contact_stored: [
    'شكرًا لك، وصلتنا رسالتك وسنرد عليك قريبًا',
    'Thank you. We have received your message and will reply soon',
  ],
  offer_placed: ['تم تقديم عرضك', 'Your offer has been placed'],
  offer_traded: ['تم تنفيذ عرضك', 'Your offer has been traded'],
  offer_traded_partly: ['نُفّذ جزء من عرضك، والباقي قائم', 'Part of your offer has been traded. The rest stays open'],
  offer_cancelled: ['تم سحب عرضك', 'Your offer has been withdrawn'],
  application_sent: ['وصلنا طلب عضويتك', 'We have received your application'],
  membership_approved: ['مرحبًا بك عضوًا في الجمعية', 'Welcome. You are now a member'],
  application_withdrawn: ['تم سحب طلبك', 'Your application has been withdrawn'],
  profile_saved: ['تم حفظ التغييرات', 'Your changes have been saved'],
  code_sent: ['أرسلنا إليك رمز التحقق', 'We have sent you a code'],
  phone_changed: ['تم تغيير رقم جوالك', 'Your phone number has been changed'],
  email_changed: ['تم تغيير بريدك الإلكتروني', 'Your email address has been changed'],
  session_ended: ['أُنهيت الجلسة', 'The device is signed out'],
  sessions_ended: ['أُنهيت جلساتك الأخرى', 'You are signed out on other devices'],
  passkey_added: ['أُضيف مفتاح المرور', 'The passkey has been added'],
  passkey_renamed: ['تم تغيير اسم مفتاح المرور', 'The passkey has a new name'],
  passkey_removed: ['أُزيل مفتاح المرور', 'The passkey has been removed'],
  two_step_on: ['فُعّل التحقق بخطوتين', 'Two-step sign-in is on'],
  two_step_off: ['أُوقف التحقق بخطوتين', 'Two-step sign-in is off'],
  recovery_codes_renewed: [
    'أُنشئت رموز استرداد جديدة، ولم تعد السابقة صالحة',
    'You have new recovery codes. The previous ones no longer work',
  ],
  deletion_sent: ['أرسلنا إليك رابط حذف الحساب', 'We have sent you a link to delete your account'],
  account_closing: [
    'بدأ إغلاق حسابك، ونحوّل رصيدك إلى حسابك البنكي',
    'Your account is being closed. We are transferring your balance to your bank account',
  ],
  payout_requested: ['وصلنا طلب التحويل', 'We have received your transfer request'],
  payout_cancelled: [
    'أُلغي طلب التحويل، وعاد المبلغ إلى رصيدك',
    'The transfer is cancelled. The money is back in your balance',
  ],
  application_accepted: [
    'قُبل طلبك. ادفع قيمة حصصك لتبدأ عضويتك',
    'Your application is accepted. Pay for your shares to become a member',
  ],
  account_deleted: ['تم حذف البيانات بنجاح', 'Data Deleted Successfully'],
  month: ['شهر', 'month'],
  subscription_paused: ['أُوقف تبرعك الشهري مؤقتًا', 'Your monthly donation is paused'],
  subscription_amount: ['تم تغيير مبلغ تبرعك الشهري', 'The amount of your monthly donation has been changed'],
  subscription_cancelled: [
    'أُنهي تبرعك الشهري. شكرًا لكل ما قدمته',
    'Your monthly donation has ended. Thank you for all your donations',
  ],
  subscription_resumed: ['عاد تبرعك الشهري', 'Your monthly donation has restarted'],
} satisfies Record<string, Bilingual>;

/** Returns the message of a successful call. */
export const successText = (key: keyof typeof SUCCESS, locale: Locale): string => SUCCESS[key][at(locale)];

const ATTRIBUTES: Record<string, Bilingual> = {
  ...MEMBER_ATTRIBUTES,
  ...GIVING_ATTRIBUTES,
  firstname: ['الاسم الأول', 'First name'],
  lastname: ['اسم العائلة', 'Last name'],
  phone: ['رقم الجوال', 'Phone'],
  email: ['البريد الإلكتروني', 'Email'],
  username: ['رقم الجوال أو البريد الإلكتروني', 'Phone or email'],
  redirect: ['صفحة العودة', 'Page to return to'],
  password: ['كلمة المرور', 'Password'],
  confirm_password: ['تأكيد كلمة المرور', 'Password confirmation'],
  fb_web_token: ['رمز الإشعارات', 'Notification token'],
  old_password: ['كلمة المرور الحالية', 'Current password'],
  new_password: ['كلمة المرور الجديدة', 'New password'],
  method: ['طريقة التأكيد', 'Way to confirm'],
  token: ['رمز الرابط', 'Link code'],
  code: ['رمز التحقق', 'Verification code'],
  challenge_id: ['طلب مفتاح المرور', 'Passkey request'],
  credential: ['مفتاح المرور', 'Passkey'],
  second_factor: ['الخطوة الثانية', 'Second step'],
  sign_up_id: ['طلب إنشاء الحساب', 'Sign-up'],
  user_name: ['الاسم', 'Name'],
  user_email: ['البريد الإلكتروني', 'Email'],
  topic_id: ['الموضوع', 'Topic'],
  message: ['الرسالة', 'Message'],
  path: ['الصفحة', 'Page'],
  text: ['الملاحظة', 'Comment'],
  useful: ['الإجابة', 'Answer'],
  target_type: ['جهة التبرع', 'Donation target'],
  target_slug: ['البرنامج أو المنتج', 'Programme or product'],
  monthly_price: ['المبلغ الشهري', 'Monthly amount'],
  months: ['عدد الأشهر', 'Number of months'],
  idempotency_key: ['مفتاح الطلب', 'Request key'],
  'Idempotency-Key': ['مفتاح الطلب', 'Request key'],
  pagination: ['تقسيم الصفحات', 'Pagination'],
  page_name: ['اسم الصفحة', 'Page name'],
  page: ['رقم الصفحة', 'Page'],
  per_page: ['عدد العناصر في الصفحة', 'Entries per page'],
  search: ['كلمات البحث', 'Search'],
  tag: ['الوسم', 'Tag'],
  group: ['المجموعة', 'Group'],
  slug: ['العنوان', 'Address'],
  id: ['الرقم', 'Number'],
  type: ['النوع', 'Type'],
  status: ['الحالة', 'Status'],
  mine: ['عروضي', 'My offers'],
  from: ['من تاريخ', 'From'],
  to: ['إلى تاريخ', 'To'],
  amount: ['المبلغ', 'Amount'],
  reference: ['رقم الطلب', 'Reference'],
  shares: ['عدد الحصص', 'Number of shares'],
  price: ['سعر الحصة', 'Price per share'],
  expires_in_days: ['مدة العرض', 'Valid for'],
  year: ['السنة', 'Year'],
  body: ['الطلب', 'Request'],
};

/** Returns the label of a field in messages, of `outer.inner` that of the inner one; for an unknown field its name, truncated to 40 characters. */
export const attributeText = (field: string, locale: Locale): string =>
  ATTRIBUTES[field.slice(field.lastIndexOf('.') + 1)]?.[at(locale)] ?? field.slice(0, 40);

const riyals = (halalas: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-EG' : 'en-US', { minimumFractionDigits: 2 }).format(halalas / 100);

const plain = (ar: string, en: string) => ({ ar: () => ar, en: () => en });

type RuleText = Record<Locale, (name: string, limit: number) => string>;

const RULES = {
  required: { ar: (name) => `حقل ${name} مطلوب`, en: (name) => `${name} field is required` },
  valid: { ar: (name) => `حقل ${name} غير صالح`, en: (name) => `${name} field is not valid` },
  unknown: { ar: (name) => `الحقل ${name} غير معروف`, en: (name) => `${name} is not a known field` },
  characters: {
    ar: (name) => `حقل ${name} يحتوي على رموز غير مسموحة`,
    en: (name) => `${name} field contains characters that are not allowed`,
  },
  noLinks: {
    ar: (name) => `لا يكون في حقل ${name} رابط ولا عنوان بريد`,
    en: (name) => `${name} field must not contain a link or an email address`,
  },
  number: { ar: (name) => `يجب أن يكون حقل ${name} رقمًا`, en: (name) => `${name} field must be a number` },
  maxLength: {
    ar: (name, limit) => `يجب ألا يزيد حقل ${name} على ${letters(limit)}`,
    en: (name, limit) => `${name} field must be at most ${characters(limit)}`,
  },
  minLength: {
    ar: (name, limit) => `يجب ألا يقل حقل ${name} عن ${letters(limit)}`,
    en: (name, limit) => `${name} field must be at least ${characters(limit)}`,
  },
  maxWords: {
    ar: (name, limit) => `يجب أن يكون حقل ${name} أقل من ${countedWords(limit)}`,
    en: (name, limit) => `${name} field must be fewer than ${number(limit, 'en')} words`,
  },
  maximum: {
    ar: (name, limit) => `يجب ألا يزيد حقل ${name} على ${number(limit, 'ar')}`,
    en: (name, limit) => `${name} field must be at most ${number(limit, 'en')}`,
  },
  minimum: {
    ar: (name, limit) => `يجب ألا يقل حقل ${name} عن ${number(limit, 'ar')}`,
    en: (name, limit) => `${name} field must be at least ${number(limit, 'en')}`,
  },
  email: {
    ar: (name) => `حقل ${name} ليس بريدًا إلكترونيًا صالحًا`,
    en: (name) => `${name} field is not valid Email Address`,
  },
  phone: plain('رقم الجوال غير صالح', 'The phone number not valid'),
  phoneOrEmail: plain('رقم الجوال أو البريد الإلكتروني غير صالح', 'Invalid Phone Or Email'),
  sameAs: plain('يرجى التأكد من تطابق كلمة المرور', 'please make sure password Is Correct'),
  phoneTaken: plain('رقم الجوال مسجّل في حساب آخر', 'This phone number belongs to another account'),
  emailTaken: plain('البريد الإلكتروني مسجّل في حساب آخر', 'This email address belongs to another account'),
  credentials: plain('بيانات تسجيل الدخول غير صحيحة', 'The sign-in details are not correct'),
  passwordCommon: plain(
    'كلمة المرور هذه شائعة ويسهل تخمينها. اختر كلمة أخرى',
    'This password is common and easy to guess. Choose another one',
  ),
  passwordOwn: plain(
    'كلمة المرور مأخوذة من اسمك أو جوالك أو بريدك. اختر كلمة أخرى',
    'This password contains your name, phone or email. Choose another one',
  ),
  passwordSite: plain(
    'كلمة المرور مأخوذة من اسم الجمعية أو موقعها. اختر كلمة أخرى',
    'This password contains the name of the association or its website. Choose another one',
  ),
  oldPassword: plain('كلمة المرور الحالية غير صحيحة', 'The current password is not correct'),
  nationalId: plain('رقم الهوية أو الإقامة غير صحيح', 'The national ID or Iqama number is not valid'),
  nationalIdTaken: plain(
    'رقم الهوية أو الإقامة مسجّل في طلب أو عضوية أخرى',
    'This national ID or Iqama number belongs to another application or member',
  ),
  memNoTaken: plain('رقم العضوية مسجّل لعضو آخر', 'This membership number belongs to another member'),
  iban: plain('رقم الآيبان غير صحيح', 'The IBAN is not valid'),
  nameFixed: plain(
    'هذا الاسم تعدّله الجمعية بعد التحقق من الهوية. تواصل معها لتغييره',
    'We change this name for you, after checking your ID card. Contact us to change it',
  ),
  ibanAccount: plain('رقم الحساب لا يطابق رقم الآيبان', 'The account number does not match the IBAN'),
  ibanBank: plain('رقم الآيبان ليس من البنك المختار', 'The IBAN does not belong to the bank you chose'),
  adult: {
    ar: (_, limit) => `يجب أن يكون عمر العضو ${number(limit, 'ar')} سنة على الأقل`,
    en: (_, limit) => `Members must be ${number(limit, 'en')} or older`,
  },
  future: { ar: (name) => `لا يكون ${name} في الماضي`, en: (name) => `${name} must be today or in the future` },
  past: { ar: (name) => `لا يكون ${name} في المستقبل`, en: (name) => `${name} must be today or in the past` },
  unchanged: {
    ar: (name) => `هذا هو ${name} المسجّل في حسابك`,
    en: (name) => `${name} is the one already in your account`,
  },
  code: plain('رمز التحقق غير صحيح', 'The verification code is not correct'),
  passkey: plain('تعذّر التحقق من مفتاح المرور. حاول مرة أخرى', 'We could not verify this passkey. Try again'),
  recoveryCode: plain('رمز الاسترداد غير صحيح أو استُعمل من قبل', 'The recovery code is not correct or has been used'),
  ownPassword: plain('كلمة المرور غير صحيحة', 'The password is not correct'),
  deletionToken: plain('رابط حذف الحساب غير صالح أو انتهت صلاحيته', 'The deletion link is not valid or has expired'),
  resetToken: plain(
    'رابط إعادة تعيين كلمة المرور غير صالح أو انتهت صلاحيته',
    'The reset link is not valid or has expired',
  ),
  sharesAvailable: {
    ar: (_, limit) => (limit > 0 ? `يمكنك أن تعرض ${sharesText(limit, 'ar')} على الأكثر` : 'ليست لديك حصص متاحة للعرض'),
    en: (_, limit) => (limit > 0 ? `You can offer up to ${sharesText(limit, 'en')}` : 'You have no shares to offer'),
  },
  sharesAllowed: {
    ar: (_, limit) =>
      limit > 0 ? `يمكنك أن تشتري ${sharesText(limit, 'ar')} على الأكثر` : 'بلغت الحد الأعلى لملكية العضو',
    en: (_, limit) =>
      limit > 0
        ? `You can buy up to ${sharesText(limit, 'en')}`
        : 'You have reached the limit of what one member can own',
  },
  cashAvailable: {
    ar: (_, limit) => `رصيدك المتاح ${riyals(limit, 'ar')} ريال`,
    en: (_, limit) => `Your available balance is SAR ${riyals(limit, 'en')}`,
  },
} satisfies Record<FaultRule, RuleText> & Record<string, RuleText>;

/** Validation rule with a message. */
export type Rule = keyof typeof RULES;

/** Violated rule at one field; `limit` if the rule has one. */
export interface Fault {
  field: string;
  rule: Rule;
  limit?: number;
}

const MONEY: ReadonlySet<string> = new Set(['monthly_price', 'price', 'amount']);

/** Returns the message of a violated rule. Limits of amounts are converted from halalas to SAR. */
export function faultText({ field, rule, limit = 0 }: Fault, locale: Locale): string {
  return RULES[rule][locale](
    attributeText(field, locale),
    MONEY.has(field) && (rule === 'minimum' || rule === 'maximum') ? limit / 100 : limit,
  );
}
