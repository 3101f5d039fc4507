import type { MEMBER_SECTIONS } from '../../routes/sections.ts';
import type { MemberFieldName } from '@taawun/domain/membership';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { Client, Lookups, Member } from '@taawun/api-client';
import { NumberText } from '@taawun/ui';
import type { WizardStep } from '@taawun/ui/forms';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { answerOf } from '../member-fields/answers.tsx';
import { toFields, toValues, type MemberValues } from '../member-fields/values.ts';
import { ChangeButton } from './settings/ChangeButton.tsx';
import { EditForm } from '../shared/EditForm.tsx';
import { useEditing } from '../shared/editing.ts';
import { Facts, Panel } from '../shared/Panel.tsx';

const load = async ({ client, signal }: LoadArgs) => {
  const [{ member }, { lookups }] = await Promise.all([client.getMember({ signal }), client.getLookups({ signal })]);
  return { member, lookups };
};

type Schema = NonNullable<WizardStep['schema']>;

interface MemberSection {
  /** Section name in the URL. */
  section: (typeof MEMBER_SECTIONS)[number];
  /** Fields that are shown, in order. */
  names: readonly (MemberFieldName | 'shares_count')[];
  /** Schema of the fields that the member may change. */
  schema: Schema;
  Fields: ComponentType<{ lookups: Lookups; member: Member }>;
  save: (client: Client, fields: ReturnType<typeof toFields>) => Promise<unknown>;
  /** Note below the facts. */
  Note?: ComponentType;
}

/** Returns the form values of the schema's fields from a member record. */
const valuesFor = (schema: Schema, member: Member): Partial<MemberValues> => {
  const values = toValues(member);
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in schema.fields));
};

/** Formats the member's fields, by name. */
const factsOf = (names: MemberSection['names'], member: Member, lookups: Lookups) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      name === 'shares_count' ? (
        <NumberText value={member.shares_count} />
      ) : (
        answerOf(name, member[name], { lookups, copyable: true })
      ),
    ]),
  );

/** Defines a profile page that shows and edits a part of the member's record. */
export function defineMemberPage({ section, names, schema, Fields, save, Note }: MemberSection) {
  const titleId = `portal.profile.${section}` as const;
  function MemberPage() {
    const { member, lookups } = useLoaded<typeof load>();
    const { client } = useServices();
    const { editing, hrefOf, readHref, leave } = useEditing();
    const title = useIntl().formatMessage({ id: titleId });
    if (editing) {
      return (
        <Panel title={title}>
          <EditForm
            section={section}
            initialValues={valuesFor(schema, member)}
            schema={schema}
            save={(values) => save(client, toFields(values))}
            onSaved={leave}
            readHref={readHref}
          >
            <Fields lookups={lookups} member={member} />
          </EditForm>
        </Panel>
      );
    }
    return (
      <Panel title={title} actions={<ChangeButton href={hrefOf(section)} what={title} />}>
        <Facts facts={factsOf(names, member, lookups)} />
        {Note && <Note />}
      </Panel>
    );
  }
  return definePage({
    load,
    keepsPlace: true,
    meta: (_, intl) => ({ title: intl.formatMessage({ id: titleId }) }),
    Component: MemberPage,
  });
}
