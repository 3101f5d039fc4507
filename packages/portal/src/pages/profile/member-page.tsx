import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Lookups, Member } from '@taawun/api-client';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { Facts, Panel } from './Panel.tsx';

const load = async ({ client, signal }: LoadArgs) => {
  const [{ member }, { lookups }] = await Promise.all([client.getMember({ signal }), client.getLookups({ signal })]);
  return { member, lookups };
};

/** A page of the profile that shows a part of the member's record. */
export function defineMemberPage(section: string, facts: (member: Member, lookups: Lookups) => Readonly<Record<string, ReactNode>>) {
  const titleId = `portal.profile.${section}`;
  function MemberPage() {
    const { member, lookups } = useLoaded<typeof load>();
    return (
      <Panel title={useIntl().formatMessage({ id: titleId })}>
        <Facts facts={facts(member, lookups)} />
      </Panel>
    );
  }
  return definePage({ load, meta: (_, intl) => ({ title: intl.formatMessage({ id: titleId }), private: true }), Component: MemberPage });
}
