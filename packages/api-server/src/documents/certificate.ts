import { riyadhDay } from '@taawun/domain';
import type { Locale } from '@taawun/api-client';
import type { Services } from '../context/services.ts';
import type { Db } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { readMember } from '../accounts/users.ts';
import { issueCertificate } from '../shares/certificates.ts';
import { renderPdf } from './compiler.ts';
import { qrSvg } from './qr.ts';
import { masked, nameIn, printer, settingOf, type Fact } from '../shared/print.ts';
import { spellShares } from './spelled-numbers.ts';

const TEXTS = {
  ar: {
    title: 'شهادة ملكية حصص',
    license: (number: string) => `ترخيص رقم ${number}`,
    certifies: { male: 'تشهد الجمعية بأن العضو المساهم', female: 'تشهد الجمعية بأن العضوة المساهمة' },
    owns: { male: 'يملك في رأس مالها', female: 'تملك في رأس مالها' },
    shares: (count: string, one: boolean, few: boolean) => (one ? 'حصة واحدة' : `${count} ${few ? 'حصص' : 'حصة'}`),
    mem_no: 'رقم العضوية',
    contribution_no: 'رقم المساهمة',
    national_id: 'رقم الهوية',
    mem_date: 'عضو منذ',
    number: 'رقم الشهادة',
    hijri: 'التاريخ الهجري',
    gregorian: 'التاريخ الميلادي',
    nominal: 'القيمة الاسمية للحصة',
    signature: 'التوقيع',
    stamp: 'الختم',
    verify: 'امسح الرمز لتتحقق من صحة الشهادة',
    note: 'صدرت هذه الشهادة آليًا من سجل الحصص، وتعبّر عن الرصيد في تاريخ إصدارها، ولا تُعد سندًا قابلًا للتداول.',
  },
  en: {
    title: 'Share Certificate',
    license: (number: string) => `Licence no. ${number}`,
    certifies: {
      male: 'The association certifies that its member',
      female: 'The association certifies that its member',
    },
    owns: { male: 'owns in its capital', female: 'owns in its capital' },
    shares: (count: string, one: boolean) => `${count} ${one ? 'share' : 'shares'}`,
    mem_no: 'Membership no.',
    contribution_no: 'Contribution no.',
    national_id: 'National ID',
    mem_date: 'Member since',
    number: 'Certificate no.',
    hijri: 'Hijri date',
    gregorian: 'Gregorian date',
    nominal: 'Nominal value per share',
    signature: 'Signature',
    stamp: 'Stamp',
    verify: 'Scan the code to check this certificate',
    note: 'Issued automatically from the register of shares. It shows the shares owned on its date and is not a negotiable instrument.',
  },
} as const;

/** Holding of an account according to the register. */
interface Holding {
  account: number;
  shares: number;
  /**
   * Id of the last movement included; part of the certificate number, so that staff can find the same state of the
   * register.
   */
  movement: number;
}

async function holdingOf(db: Db, userId: number): Promise<Holding | null> {
  const row = await db
    .selectFrom('share_accounts as a')
    .select(['a.id', 'a.shares'])
    .select((eb) =>
      eb
        .selectFrom('share_movements as m')
        .select(({ fn }) => fn.max('m.id').as('last'))
        .where((on) => on.or([on('m.to_account', '=', on.ref('a.id')), on('m.from_account', '=', on.ref('a.id'))]))
        .as('movement'),
    )
    .where('a.user_id', '=', userId)
    .executeTakeFirst();
  return row && row.shares > 0 ? { account: row.id, shares: row.shares, movement: row.movement ?? 0 } : null;
}

/**
 * Renders a member's share certificate as of today, with the code that verifies it.
 * @throws Failure `no_shares` when the holding is empty; `forbidden` for non-members
 */
export async function shareCertificate(
  { db, config, content: published }: Pick<Services, 'db' | 'config' | 'content'>,
  userId: number,
  locale: Locale,
  now = new Date(),
): Promise<Blob> {
  const content = await published.read();
  const [member, holding] = [await readMember(db, userId), await holdingOf(db, userId)];
  if (!member) throw new Failure('forbidden');
  if (!holding) throw new Failure('no_shares');
  const [text, print, day] = [TEXTS[locale], printer(locale), riyadhDay(now)];
  const last = holding.shares % 100;
  const number = `${member.contribution_no}-${day.replaceAll('-', '')}-${holding.movement}`;
  const code = await issueCertificate(db, { number, user_id: userId, date: day, shares: holding.shares });
  const link = `${config.publicOrigin}/certificates/${code}`;
  const facts: Fact[] = [
    [text.mem_no, member.mem_no, false],
    [text.contribution_no, member.contribution_no, false],
    [text.national_id, masked(member.national_id), false],
    [text.mem_date, print.gregorian(member.mem_date), true],
    [text.number, number, false],
    [text.hijri, print.hijri(day), true],
    [text.gregorian, print.gregorian(day), true],
    [text.nominal, print.money(Number(settingOf(content, 'share_nominal_price', locale))), true],
  ];
  return renderPdf(
    'certificate',
    {
      lang: locale,
      title: text.title,
      association: settingOf(content, 'association_name', locale),
      license: text.license(print.digits(settingOf(content, 'license_number', locale))),
      certifies: text.certifies[member.gender],
      name: nameIn(locale, member),
      owns: text.owns[member.gender],
      shares: text.shares(print.count(holding.shares), holding.shares === 1, last >= 3 && last <= 10),
      words: spellShares(holding.shares, locale),
      facts,
      link,
      qr: qrSvg(link),
      verify: text.verify,
      signature: text.signature,
      stamp: text.stamp,
      note: text.note,
    },
    now,
  );
}
