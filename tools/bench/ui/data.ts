// What the six screens show: the same words and numbers for every library.

export interface FieldSpec {
  name: string;
  kind: 'text' | 'select' | 'textarea' | 'checkbox';
  label: string;
  hint?: string;
  required: boolean;
}

const labels = [
  'الاسم الأول',
  'اسم الأب',
  'اسم الجد',
  'اسم العائلة',
  'رقم الهوية الوطنية',
  'البريد الإلكتروني',
  'رقم الجوال',
  'المسمى الوظيفي',
  'جهة العمل',
  'المؤهل',
  'المنطقة',
  'المدينة',
  'الحي',
  'الشارع',
  'رقم المبنى',
  'رقم الوحدة',
  'الرمز البريدي',
  'الرقم الإضافي',
  'البنك',
  'فرع البنك',
  'رقم الحساب',
  'رقم الآيبان',
  'عدد الحصص',
  'الجنسية',
  'تاريخ الميلاد',
  'نبذة',
  'ملاحظات',
  'الفرع',
  'أوافق على الشروط والأحكام',
  'أرغب في استلام الأخبار',
];
const kinds: Record<number, FieldSpec['kind']> = {
  10: 'select',
  11: 'select',
  18: 'select',
  27: 'select',
  25: 'textarea',
  26: 'textarea',
  28: 'checkbox',
  29: 'checkbox',
};

/** Screen A: 30 fields: 22 texts, 4 selects, 2 text areas, 2 checkboxes. */
export const fields: FieldSpec[] = labels.map((label, index) => ({
  name: `f${index}`,
  kind: kinds[index] ?? 'text',
  label,
  required: index % 3 !== 2,
  ...(index % 4 === 0 ? { hint: 'كما يظهر في الوثيقة الرسمية' } : {}),
}));
/** Screen D: a dialog with a form of five. */
export const dialogFields = fields.filter((field) => field.kind === 'text').slice(0, 5);
export const options = ['القصيم', 'الرياض', 'مكة المكرمة', 'المدينة المنورة', 'حائل', 'تبوك'].map((label) => ({
  value: label,
  label,
}));
/** The server's error that screen A shows from the start, and the user's error: an empty required field. */
export const serverError = { field: 'f3', text: 'اسم العائلة لا يطابق الهوية الوطنية' };
export const emptyError = { field: 'f4', text: 'رقم الهوية الوطنية حقل مطلوب' };
export const initialText = (field: FieldSpec): string =>
  field.name === emptyError.field ? '' : field.kind === 'select' ? 'القصيم' : 'قيمة';

export const newsImage = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#cde"/></svg>')}`;
export interface News {
  id: number;
  title: string;
  date: string;
  excerpt: string;
}
const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
/** Screen B. */
export const news: News[] = Array.from({ length: 200 }, (_, id) => ({
  id,
  title: `افتتاح سوق المنتجات التعاونية رقم ${id} في بريدة`,
  date: day(id),
  excerpt: 'دشّن رئيس مجلس الإدارة السوق الأسبوعي الأول الذي يتيح للأسر المنتجة عرض منتجاتها مباشرة للمستهلكين.',
}));

export interface Movement {
  id: number;
  date: string;
  type: string;
  shares: number;
  total: number;
  status: 'pending' | 'succeeded' | 'expired';
}
const statuses = ['pending', 'succeeded', 'expired'] as const;
/** Screen C; totals in halalas. */
export const movements: Movement[] = Array.from({ length: 500 }, (_, id) => ({
  id,
  date: day(id % 360),
  type: id % 2 ? 'شراء' : 'بيع',
  shares: 10 + (id % 90),
  total: 125_000 + id * 250,
  status: statuses[id % 3] ?? 'pending',
}));
export const statusText = { pending: 'قيد المراجعة', succeeded: 'ناجح', expired: 'منتهٍ' } as const;
export const headers = {
  date: 'التاريخ',
  type: 'النوع',
  shares: 'عدد الحصص',
  total: 'الإجمالي',
  status: 'الحالة',
  action: 'إجراء',
} as const;

const dates = new Intl.DateTimeFormat('ar-EG-u-ca-islamic-umalqura-nu-arab', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Riyadh',
});
const numbers = new Intl.NumberFormat('ar-EG');
const money = new Intl.NumberFormat('ar-EG', { style: 'currency', currency: 'SAR' });
export const showDate = (iso: string) => dates.format(new Date(iso));
export const showNumber = (value: number) => numbers.format(value);
export const showMoney = (halalas: number) => money.format(halalas / 100);

/** Screen E: 200 cards built of the simplest components. */
export interface Branch {
  id: number;
  name: string;
  city: string;
  text: string;
  isOpen: boolean;
}
export const branches: Branch[] = Array.from({ length: 200 }, (_, id) => ({
  id,
  name: `فرع الجمعية رقم ${id}`,
  city: options[id % options.length]?.label ?? '',
  text: 'يستقبل الأعضاء والمتبرعين من الأحد إلى الخميس، ويقدّم خدمات العضوية والحصص.',
  isOpen: id % 3 !== 0,
}));
export const openText = { open: 'مفتوح', closed: 'مغلق', action: 'احجز زيارة' } as const;

export interface InputSpec {
  name: string;
  kind: 'number' | 'radio' | 'date';
  label: string;
  hint?: string;
  required: boolean;
}
const inputKinds = ['number', 'radio', 'date'] as const;
/** Screen F: 30 fields: 10 numbers, 10 choices of three, 10 dates that are shown in both calendars. */
export const inputs: InputSpec[] = labels.map((label, index) => {
  const kind = inputKinds[index % 3] ?? 'number';
  return {
    name: `f${index}`,
    kind,
    label,
    required: index % 2 === 0,
    ...(kind === 'date' ? {} : { hint: 'كما يظهر في الوثيقة الرسمية' }),
  };
});
export const choices = options.slice(0, 3);
/** First values of screen F: a number, a choice and an ISO date. */
export const firstNumber = 12;
export const firstChoice = 'القصيم';
export const firstDate = '1990-02-11';
const short = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const hijri = new Intl.DateTimeFormat('ar-EG-u-ca-islamic-umalqura-nu-arab', short);
const gregorian = new Intl.DateTimeFormat('ar-EG-u-ca-gregory-nu-arab', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
export const showHijri = (iso: string) => hijri.format(new Date(iso));
export const showGregorian = (iso: string) => `الموافق ${gregorian.format(new Date(iso))}`;
