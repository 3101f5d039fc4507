import { riyadhDay, shortenedName } from '@taawun/domain';
import type { CertificateVerification, Locale } from '../types.ts';
import { nextToken, state, type MockAccount, type MockCertificate } from './state/state.ts';

/** Returns the certificate of a holding: the same one for each copy that states the same. */
export function issueMockCertificate({ id, member, movements }: MockAccount, shares: number): MockCertificate {
  const date = riyadhDay(new Date());
  const number = `${member?.contribution_no}-${date.replaceAll('-', '')}-${movements.length}`;
  const known = state.certificates.find((each) => each.number === number && each.shares === shares);
  if (known) return known;
  const certificate = { code: nextToken('certificate'), owner: id, number, date, shares };
  state.certificates.push(certificate);
  return certificate;
}

/** Verifies a certificate's code. */
export function verifiedCertificate(code: string, locale: Locale): CertificateVerification {
  const found = state.certificates.find((each) => each.code === code);
  const member = state.accounts.find(({ id }) => id === found?.owner)?.member;
  if (!found || !member) return { valid: false, certificate: null };
  const { number, date, shares } = found;
  const name = locale === 'en' ? (member.name_en ?? member.name) : member.name;
  return { valid: true, certificate: { number, date, shares, member_name: shortenedName(name) } };
}
