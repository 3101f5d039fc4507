import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Card, Link, Money, Stack, Text } from '@taawun/ui';
import { useLocalPath } from '../../../lib/site.ts';
import { AddMoneyDialog } from './AddMoneyDialog.tsx';

/** Available balance and a link to add money. `available` in halalas. */
export function BalanceBar({ available }: { available: number }) {
  const { to } = useLocalPath();
  const [adding, setAdding] = useState(false);
  return (
    <Card padding="md">
      <Stack direction="row" justify="between" align="center" wrap gap={3}>
        <Text as="span">
          <FormattedMessage id="portal.balance.available" /> <Money halalas={available} strong />
        </Text>
        <Stack direction="row" align="center" wrap gap={4}>
          <Link href={to('/profile/contribution/balance')} tone="action" iconEnd="arrow-forward">
            <FormattedMessage id="portal.balance.all" />
          </Link>
          <Button size="sm" variant="secondary" icon="plus" onClick={() => setAdding(true)}>
            <FormattedMessage id="portal.balance.add" />
          </Button>
        </Stack>
      </Stack>
      <AddMoneyDialog open={adding} onClose={() => setAdding(false)} />
    </Card>
  );
}
