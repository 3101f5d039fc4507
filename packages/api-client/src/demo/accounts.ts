import type { Member, TradeStatus, TradeType } from '../types.ts';
import { manyMovements, type DemoMovement } from './movements.ts';

interface Text {
  ar: string;
  en: string;
}

export interface DemoNotification {
  title: Text;
  text: Text;
  created_at: string;
  read_at: string | null;
}

export interface DemoOrder {
  number: string;
  date: string;
  /** Halalas per month. */
  price: number;
  /** Months. */
  qty: number;
  status: TradeStatus;
  remaining: number;
}

/** Demo account that each new database contains. Never seeded in production. */
export interface DemoAccount {
  phone: string;
  password: string;
  firstname: string;
  lastname: string;
  email: string;
  created_at: string;
  /** Membership record without the shares, which the ledger determines. */
  member: Omit<Member, 'shares_count'> | null;
  movements: readonly DemoMovement[];
  /** Deposited money for buying shares, in halalas. */
  cash: number;
  notifications: readonly DemoNotification[];
  orders: readonly DemoOrder[];
}

const SHARE_PRICE = 10_000;
const trade = (date: string, type: TradeType, shares: number, status: TradeStatus = 'succeeded'): DemoMovement => ({
  date,
  type,
  status,
  shares,
  price: SHARE_PRICE,
});

const welcome: DemoNotification = {
  title: { ar: 'مرحبًا بك في تعاون', en: 'Welcome to Taawun' },
  text: {
    ar: 'يسعدنا انضمامك إلينا. يمكنك الآن متابعة البرامج والمساهمة فيها من حسابك.',
    en: 'We are glad you joined us. You can now follow the programmes and contribute to them from your account.',
  },
  created_at: '2026-02-03T08:00:00.000Z',
  read_at: '2026-02-03T09:12:00.000Z',
};
const assembly: DemoNotification = {
  title: { ar: 'دعوة إلى الجمعية العمومية', en: 'Invitation to the general assembly' },
  text: {
    ar: 'تُعقد الجمعية العمومية السنوية يوم السبت ٥ ديسمبر ٢٠٢٦ في مقر الجمعية ببريدة.',
    en: 'The annual general assembly meets on Saturday 5 December 2026 at our seat in Buraydah.',
  },
  created_at: '2026-11-18T07:30:00.000Z',
  read_at: null,
};
const dividend: DemoNotification = {
  title: { ar: 'إيداع عائد المساهمة', en: 'Your dividend has been paid' },
  text: {
    ar: 'أُودع عائد مساهمتك عن النصف الأول من عام ٢٠٢٦ في حسابك البنكي.',
    en: 'The dividend of your shares for the first half of 2026 has been paid into your bank account.',
  },
  created_at: '2026-09-07T10:15:00.000Z',
  read_at: null,
};

export const DEMO: readonly DemoAccount[] = [
  {
    phone: '0500000001',
    password: 'taawun-1',
    firstname: 'سارة',
    lastname: 'القحطاني',
    email: 'sara@taawun.example',
    created_at: '2024-03-10T09:00:00.000Z',
    member: {
      mem_no: 'M-00231',
      mem_date: '2024-04-02',
      contribution_no: 'S-00231',
      title: 'ms',
      name: 'سارة بنت عبدالله القحطاني',
      name_en: 'Sarah Abdullah Alqahtani',
      national_id: '1000000008',
      type_id: 1,
      bank: '80',
      branch: 'فرع بريدة',
      branch_no: '204',
      account_no: '000000608010167519',
      iban_no: 'SA0380000000608010167519',
      country_id: 1,
      state_id: 5,
      region_id: 1,
      city: 'buraydah',
      district: 'حي الفايزية',
      street: 'شارع الأمير سلطان',
      building_no: '2929',
      unit_no: '4',
      postal_code: '52383',
      additional_no: '8118',
      birthdate: '1988-06-14',
      nationality: 'SA',
      qualification: 'bachelor',
      job_title: 'محاسبة',
      bio: 'أؤمن بأن العمل التعاوني يبدأ من الجيران.',
      gender: 'female',
    },
    movements: [
      trade('2024-04-02', 'buy', 20),
      trade('2024-11-17', 'buy', 15),
      trade('2025-05-04', 'sell', 5),
      trade('2025-12-09', 'buy', 30),
      trade('2026-08-23', 'sell', 10),
      trade('2026-11-15', 'buy', 5, 'pending'),
    ],
    cash: 2_500_000,
    notifications: [assembly, dividend, welcome],
    orders: [
      { number: 'T-4H7K2M9Q', date: '2026-10-01', price: 5_000, qty: 12, status: 'succeeded', remaining: 10 },
      { number: 'T-7PX3RT5W', date: '2026-03-12', price: 10_000, qty: 3, status: 'succeeded', remaining: 0 },
      { number: 'T-2B8N6VCD', date: '2025-11-30', price: 25_000, qty: 1, status: 'expired', remaining: 1 },
    ],
  },
  {
    phone: '0500000002',
    password: 'taawun-2',
    firstname: 'خالد',
    lastname: 'المطيري',
    email: 'khalid@mail.example',
    created_at: '2026-02-03T08:00:00.000Z',
    member: null,
    movements: [],
    cash: 0,
    notifications: [welcome],
    orders: [{ number: 'T-9F3G5J8L', date: '2026-11-10', price: 10_000, qty: 6, status: 'pending', remaining: 6 }],
  },
  {
    phone: '0500000003',
    password: 'taawun-3',
    firstname: 'عبدالعزيز',
    lastname: 'الحربي',
    email: 'abdulaziz@taawun.example',
    created_at: '2016-01-12T06:45:00.000Z',
    member: {
      mem_no: 'M-00017',
      mem_date: '2016-02-01',
      contribution_no: 'S-00017',
      title: 'eng',
      name: 'عبدالعزيز بن صالح الحربي',
      name_en: 'Abdulaziz Saleh Alharbi',
      national_id: '2000000006',
      type_id: 2,
      bank: '15',
      branch: 'فرع عنيزة',
      branch_no: '117',
      account_no: '999103143430001',
      iban_no: 'SA3915000999103143430001',
      country_id: 1,
      state_id: 5,
      region_id: 2,
      city: 'unayzah',
      district: 'حي الأشرفية',
      street: 'طريق الملك فهد',
      building_no: '7316',
      unit_no: null,
      postal_code: '56437',
      additional_no: '2204',
      birthdate: '1969-10-03',
      nationality: 'SA',
      qualification: 'master',
      job_title: 'مهندس زراعي',
      bio: null,
      gender: 'male',
    },
    movements: manyMovements(),
    cash: 10_000_000,
    notifications: [assembly, { ...dividend, read_at: '2026-09-08T04:00:00.000Z' }],
    orders: Array.from({ length: 18 }, (_, index): DemoOrder => {
      const qty = 1 + ((index * 5) % 12);
      const status =
        (['succeeded', 'succeeded', 'expired', 'succeeded', 'completed'] as const)[index % 5] ?? 'succeeded';
      return {
        number: `T-${(35 ** 6 + index * 7_919_993).toString(36).toUpperCase().padStart(8, '0').slice(-8)}`,
        date: `${2026 - Math.floor(index / 6)}-${String(11 - (index % 6) * 2).padStart(2, '0')}-${String(5 + index).padStart(2, '0')}`,
        price: [5_000, 10_000, 25_000, 50_000][index % 4] ?? 5_000,
        qty,
        status,
        remaining: status === 'succeeded' ? Math.max(0, qty - 3) : qty,
      };
    }),
  },
];
