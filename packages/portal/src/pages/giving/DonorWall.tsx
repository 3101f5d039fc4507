import { FormattedMessage, useIntl } from 'react-intl';
import type { Donor } from '@taawun/api-client';
import { Avatar, Card, DateText, Grid, Stack, Text } from '@taawun/ui';

interface DonorWallProps {
  donors: readonly Donor[];
  /** All donations have the same target: it is not repeated for each. @default false */
  sameTarget?: boolean;
}

/** Donors who agreed to be shown. */
export function DonorWall({ donors, sameTarget = false }: DonorWallProps) {
  const intl = useIntl();
  const anonymous = intl.formatMessage({ id: 'portal.donors.anonymous' });
  return (
    <Grid min="sm" as="ul" role="list">
      {donors.map(({ name, message, date, target }, index) => (
        <Card key={`${date} ${donors.length - index}`} as="li">
          <Stack gap={3}>
            <Stack direction="row" gap={3} align="center">
              <Avatar name={name ?? ''} />
              <Stack gap={1}>
                <strong>
                  <bdi>{name ?? anonymous}</bdi>
                </strong>
                <Text tone="muted" size="sm">
                  {!sameTarget && (
                    <>
                      <FormattedMessage
                        id="portal.donors.to"
                        values={{ target: <bdi key="target">{target.title}</bdi> }}
                      />
                      {' · '}
                    </>
                  )}
                  <DateText value={date} />
                </Text>
              </Stack>
            </Stack>
            {message && <Text dir="auto">{message}</Text>}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
