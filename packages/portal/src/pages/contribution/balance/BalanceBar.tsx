import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Card, Link, Money, Stack } from '@taawun/ui';
import { useLocalPath } from '../../../lib/site.ts';
import { AddMoneyDialog } from './AddMoneyDialog.tsx';

/** Available balance and a link to add money. `available` in halalas. */
export function BalanceBar({ available }: { available: number }) {
  const { to } = useLocalPath();
  const [adding, setAdding] = useState(false);
  return (
    <Card padding="md">
      <Stack direction="row" justify="between" align="center" wrap gap={3}>
        <Stack gap={1}>
          <Link href={to('/profile/contribution/balance')} tone="action" iconEnd="arrow-forward">
            <FormattedMessage id="portal.balance.available" />
          </Link>
          <Money halalas={available} strong />
        </Stack>
        <Button size="sm" variant="secondary" icon="plus" onClick={() => setAdding(true)}>
          <FormattedMessage id="portal.balance.add" />
        </Button>
      </Stack>
      <AddMoneyDialog open={adding} onClose={() => setAdding(false)} />
    </Card>
  );
}
