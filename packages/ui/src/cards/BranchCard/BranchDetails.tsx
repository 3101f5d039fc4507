import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Bdi, EmailText, PhoneText } from '../../components/Text/index.ts';

/** The branch's labels of the specification, section 3, in its order, and what visitors ask besides. */
const entries = ['name', 'address', 'postal_code', 'additional_no', 'mail_box', 'mobile', 'phone', 'fax', 'email', 'language', 'cooperative_acceptance', 'government_acceptance', 'short_address', 'building_no', 'working_hours'] as const;

export type BranchFacts = Partial<Record<(typeof entries)[number], string | null | undefined>>;

export interface BranchDetailsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What is missing is left out. */
  branch: BranchFacts;
}

const phones = new Set<string>(['mobile', 'phone', 'fax']);
const codes = new Set<string>(['postal_code', 'additional_no', 'mail_box', 'short_address', 'building_no']);

/** Everything known about a branch. Numbers are isolated, calls and mails are links. */
export function BranchDetails({ branch, ...rest }: BranchDetailsProps) {
  const intl = useIntl();
  const shown = (key: (typeof entries)[number]): ReactNode => {
    const value = branch[key];
    if (!value) return null;
    if (phones.has(key)) return <PhoneText value={value} href={key !== 'fax'} />;
    if (key === 'email') return <EmailText value={value} href />;
    return codes.has(key) ? <Bdi>{value}</Bdi> : value;
  };
  return <DescriptionList {...rest} columns={2} items={entries.map((key) => ({ key, term: intl.formatMessage({ id: `ui.branch.${key}` }), details: shown(key) }))} />;
}
