import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { redirect, useSearchParams } from 'react-router-dom';
import { Card, Split } from '@taawun/ui';
import { useFieldErrors } from '../../lib/server-messages.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useFailureText } from '../../lib/submission.ts';
import { useView } from '../../lib/use-view.ts';
import { localizer } from '../../intl/locale.ts';
import { userOf, type User } from '../../machines/auth/auth.ts';
import { scriptOf } from '../member-fields/script.ts';
import { toValues } from '../member-fields/values.ts';
import { Inner } from '../shared/Inner.tsx';
import { listOf, textOf, toMap } from '../shared/page-settings.ts';
import { JoiningFacts } from './JoiningFacts.tsx';
import { Registration } from './Registration.tsx';
import { Rejection } from './Rejection.tsx';
import { STEPS } from './step-names.ts';

const load = async ({ client, services, signal, url }: LoadArgs) => {
  const [{ member_application, membership_terms }, { lookups }, { page_settings }] = await Promise.all([
    client.getMemberApplication({ signal }),
    client.getLookups({ signal }),
    client.listPageSettings({ page_name: 'member-register' }, { signal }),
  ]);
  // A user with an application has nothing to fill in; a rejected applicant may apply again.
  if (member_application && member_application.status !== 'rejected')
    throw redirect(localizer(url.pathname)('/last-step'));
  await services.membership.know(member_application);
  const left = services.membership.readStep();
  if (left && left !== STEPS[0] && !url.searchParams.has('step')) throw redirect(`${url.pathname}?step=${left}`);
  const settings = toMap(page_settings);
  return {
    application: member_application,
    terms: membership_terms,
    lookups,
    intro: textOf(settings, 'intro'),
    requirements: listOf(settings, 'requirements'),
  };
};

/** Returns the account's name in the field of its script. */
function namesOf(user: User | null): { name?: string; name_en?: string } {
  const name = user ? `${user.firstname} ${user.lastname}` : '';
  return scriptOf(name) === 'latin' ? { name_en: name } : { name };
}

/** Membership application as a wizard; the current step is in the URL. */
function MemberRegister() {
  const { application, terms, lookups, intro, requirements } = useLoaded<typeof load>();
  const intl = useIntl();
  const { membership, auth } = useServices();
  const [search, setSearch] = useSearchParams();
  const step = search.get('step');
  useEffect(() => membership.writeStep(step ?? STEPS[0]), [membership, step]);
  const { phase, failed, failure } = useView(membership, (view) => view);
  // The "Apply again" button disappears with the rejection: focus moves to the form's heading.
  const form = useRef<HTMLDivElement>(null);
  const previousPhase = useRef(phase);
  useLayoutEffect(() => {
    if (previousPhase.current === 'rejected' && phase === 'draft')
      form.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
    previousPhase.current = phase;
  }, [phase]);
  const failureText = useFailureText();
  const serverErrors = useFieldErrors(failure?.fieldErrors);
  const user = useView(auth, userOf);
  const initialValues = useMemo(() => {
    const known = application
      ? {
          ...toValues(application.fields),
          shares_count: application.shares_count,
          on_paper: application.fields.mem_no !== undefined,
        }
      : {
          ...toValues({ ...namesOf(user), country_id: 1, nationality: 'SA', type_id: 1 }),
          shares_count: terms.shares_min,
          on_paper: false,
        };
    return { ...known, terms: false, ...membership.readDraft() };
  }, [application, membership, terms, user]);
  const message =
    failure && !failure.fieldErrors && (failed || failure.kind === 'conflict')
      ? failureText(failure.kind, failure.serverMessage)
      : null;
  return (
    <Inner
      variant="account"
      title={intl.formatMessage({ id: 'portal.register.title' })}
      text={intl.formatMessage({ id: 'portal.register.saved' })}
    >
      <Split
        ratio="side"
        asideFirst
        aside={<JoiningFacts intro={intro} requirements={requirements} price={terms.share_price} />}
      >
        {phase === 'rejected' && application && (
          <Rejection application={application} onReopen={() => membership.send({ type: 'application.reopened' })} />
        )}
        {phase === 'draft' && (
          <Card ref={form} padding="lg">
            <Registration
              lookups={lookups}
              terms={terms}
              initialValues={initialValues}
              step={step}
              onStepChange={(next, options) => setSearch({ step: next }, options)}
              onValuesChange={membership.writeDraft}
              onSubmit={membership.submit}
              serverErrors={serverErrors}
              failure={message}
            />
          </Card>
        )}
      </Split>
    </Inner>
  );
}

export const page = definePage({
  load,
  keepsPlace: true,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.register.title' }) }),
  Component: MemberRegister,
});
