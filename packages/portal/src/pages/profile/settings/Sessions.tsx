import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { Session } from '@taawun/api-client';
import { Alert, Badge, Bdi, Button, Card, DateText, Heading, Stack, Text } from '@taawun/ui';
import { useServices } from '../../../lib/services.ts';
import { useCommand } from '../../shared/use-command.ts';

/** Returns a function for the plain-text name of a device, for accessible names. */
export function useDeviceName() {
  const intl = useIntl();
  return ({ browser, system }: Session): string => {
    if (browser && system) return intl.formatMessage({ id: 'portal.sessions.device' }, { browser, system });
    return browser ?? system ?? intl.formatMessage({ id: 'portal.sessions.unknown' });
  };
}

/** Renders the name of a device, with its Latin parts isolated from the surrounding direction. */
function DeviceName({ browser, system }: Pick<Session, 'browser' | 'system'>) {
  if (browser && system)
    return (
      <FormattedMessage
        id="portal.sessions.device"
        values={{ browser: <Bdi>{browser}</Bdi>, system: <Bdi>{system}</Bdi> }}
      />
    );
  return browser || system ? <Bdi>{browser ?? system}</Bdi> : <FormattedMessage id="portal.sessions.unknown" />;
}

/** Sessions of the account: each other session can be ended, or all of them. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const intl = useIntl();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const { act, busy, failure, dismiss } = useCommand();
  const nameOf = useDeviceName();
  const end = (name: string, call: () => Promise<unknown>) =>
    void act(name, async () => {
      await call();
      await revalidate();
    });
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="center" wrap gap={3}>
        <Heading level={3}>
          <FormattedMessage id="portal.sessions.title" />
        </Heading>
        {sessions.length > 2 && (
          <Button
            variant="secondary"
            size="sm"
            loading={busy === 'all'}
            onClick={() => end('all', () => client.endOtherSessions())}
          >
            <FormattedMessage id="portal.sessions.endOthers" />
          </Button>
        )}
      </Stack>
      {failure && <Alert tone="danger" title={failure} onDismiss={dismiss} />}
      <Stack as="ul" role="list" gap={3}>
        {sessions.map((session) => (
          <Card key={session.id} as="li">
            <Stack direction="row" justify="between" align="center" wrap gap={3}>
              <Stack gap={1}>
                <strong>
                  <DeviceName {...session} />
                </strong>
                <Text tone="muted" size="sm">
                  <FormattedMessage
                    id="portal.sessions.times"
                    values={{
                      since: <DateText value={session.created_at} />,
                      seen: <DateText value={session.last_seen_at} time />,
                    }}
                  />
                </Text>
              </Stack>
              {session.current ? (
                <Badge tone="success">{intl.formatMessage({ id: 'portal.sessions.current' })}</Badge>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  loading={busy === session.id}
                  aria-label={intl.formatMessage({ id: 'portal.sessions.endOf' }, { device: nameOf(session) })}
                  onClick={() => end(session.id, () => client.endSession({ id: session.id }))}
                >
                  <FormattedMessage id="portal.sessions.end" />
                </Button>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
