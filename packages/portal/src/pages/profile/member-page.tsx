import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Member } from '@taawun/api-client';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { Facts, Panel } from './Panel.tsx';

const load = async ({ client, signal }: LoadArgs) => (await client.getMember({ signal })).member;

/** A page of the profile that shows a part of the member's record. */
export function defineMemberPage(section: string, facts: (member: Member) => Readonly<Record<string, ReactNode>>) {
  const titleId = `portal.profile.${section}`;
  function MemberPage() {
    const member = useLoaded<typeof load>();
    return (
      <Panel title={useIntl().formatMessage({ id: titleId })}>
        <Facts facts={facts(member)} />
      </Panel>
    );
  }
  return definePage({ load, meta: (_, intl) => ({ title: intl.formatMessage({ id: titleId }), private: true }), Component: MemberPage });
}
