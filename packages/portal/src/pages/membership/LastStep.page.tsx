import { FormattedMessage, useIntl } from 'react-intl';
import { redirect } from 'react-router-dom';
import { Alert, Button, Heading, RichText, Stack, StepList } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useFailureText } from '../../lib/submission.ts';
import { useView } from '../../lib/use-view.ts';
import { localizer } from '../../intl/locale.ts';
import { intentOfPurpose } from '../../machines/payment/payment.model.ts';
import { Inner } from '../shared/Inner.tsx';
import { listOf, textOf, toMap } from '../shared/page-settings.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { Rejection } from './Rejection.tsx';
import { Welcome } from './Welcome.tsx';

const load = async ({ client, services, signal, url }: LoadArgs) => {
  const [{ member_application }, { page_settings }] = await Promise.all([
    client.getMemberApplication({ signal }),
    client.listPageSettings({ page_name: 'last-step' }, { signal }),
  ]);
  if (!member_application) throw redirect(localizer(url.pathname)('/member-register'));
  await services.membership.know(member_application);
  const settings = toMap(page_settings);
  return { application: member_application, received: textOf(settings, 'received'), next: listOf(settings, 'next') };
};

const TITLES = {
  applied: 'portal.lastStep.title',
  accepted: 'portal.lastStep.acceptedTitle',
  approved: 'portal.lastStep.approvedTitle',
  rejected: 'portal.lastStep.rejectedTitle',
} as const;

/** Page after an application: summary, status, and next steps. */
function LastStep() {
  const { application: loaded, received, next } = useLoaded<typeof load>();
  const { to } = useLocalPath();
  const intl = useIntl();
  const { membership, payment } = useServices();
  const { application: known, busy, failure } = useView(membership, (view) => view);
  const failureText = useFailureText();
  const application = known ?? loaded;
  const { status } = application;
  return (
    <Inner variant="account" title={intl.formatMessage({ id: TITLES[status] })} size="narrow">
      <Stack gap={6}>
        {status === 'applied' && received && <RichText html={received} />}
        {status === 'accepted' && (
          <Alert tone="success" title={intl.formatMessage({ id: 'portal.lastStep.accepted' })} />
        )}
        {status === 'approved' && <Welcome />}
        {status === 'rejected' && (
          <Rejection application={application} onReopen={() => membership.send({ type: 'application.reopened' })} />
        )}
        <ApplicationStatus
          application={application}
          busy={busy}
          failure={failure && failureText(failure.kind, failure.serverMessage)}
          onPay={() =>
            payment.send({ type: 'payment.requested', intent: intentOfPurpose('shares', application.total) })
          }
          onCheck={() => membership.send({ type: 'application.checked' })}
          onWithdraw={() => membership.send({ type: 'application.withdrawn' })}
        />
        {status === 'applied' && (
          <>
            <Heading level={2}>
              <FormattedMessage id="portal.lastStep.next" />
            </Heading>
            <StepList items={next} />
          </>
        )}
        {status !== 'approved' && (
          <Stack direction="row">
            <Button variant="ghost" href={to('/')}>
              <FormattedMessage id="portal.action.home" />
            </Button>
          </Stack>
        )}
      </Stack>
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.lastStep.title' }) }),
  Component: LastStep,
});
