import { toLocaleDigits } from '@taawun/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Bdi, EmailText, PhoneText } from '../../components/Text/index.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';

/** Fields of a branch in the order of the specification, section 3, followed by additional fields. */
const entries = [
  'name',
  'address',
  'postal_code',
  'additional_no',
  'mail_box',
  'mobile',
  'phone',
  'fax',
  'email',
  'language',
  'cooperative_acceptance',
  'government_acceptance',
  'short_address',
  'building_no',
  'working_hours',
] as const;

export type BranchFacts = Partial<Record<(typeof entries)[number], string | null | undefined>>;

export interface BranchDetailsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Data of the branch. Missing values are not rendered. */
  branch: BranchFacts;
}

const phones = new Set<string>(['mobile', 'phone', 'fax']);
const numbers = new Set<string>(['postal_code', 'additional_no', 'mail_box', 'building_no']);

/**
 * All data of a branch. Numbers use the digits of the locale; phone numbers, e-mail addresses and the short address
 * stay Latin and are bidi-isolated.
 */
export function BranchDetails({ branch, ...rest }: BranchDetailsProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const shown = (key: (typeof entries)[number]): ReactNode => {
    const value = branch[key];
    if (!value) return null;
    if (phones.has(key)) return <PhoneText value={value} href={key !== 'fax'} />;
    if (key === 'email') return <EmailText value={value} href />;
    if (key === 'short_address') return <Bdi dir="ltr">{value}</Bdi>;
    return numbers.has(key) ? <Bdi>{toLocaleDigits(value, locale)}</Bdi> : value;
  };
  return (
    <DescriptionList
      {...rest}
      columns={2}
      items={entries.map((key) => ({ key, term: intl.formatMessage({ id: `ui.branch.${key}` }), details: shown(key) }))}
    />
  );
}
