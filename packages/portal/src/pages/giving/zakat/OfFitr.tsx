import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Button, Card, Heading, Money, Stack, Text } from '@taawun/ui';
import { StepperField, parseNumber } from '@taawun/ui/forms';
import { useLocalPath } from '../../../lib/site.ts';
import { Calculate, giveHref } from './parts.tsx';
import { reckonFitr, type ZakatRates } from './zakat.ts';

const PEOPLE = { min: 1, max: 200 } as const;

/** Zakat al-fitr by the number of people. */
export function OfFitr({ rates }: { rates: ZakatRates }) {
  const intl = useIntl();
  const { to } = useLocalPath();
  const [query] = useSearchParams();
  const [people, setPeople] = useState<number | null>(() => parseNumber(query.get('people') ?? '1'));
  const label = intl.formatMessage({ id: 'portal.zakat.people' });
  const fits = people !== null && Number.isInteger(people) && people >= PEOPLE.min && people <= PEOPLE.max;
  const sum = fits ? reckonFitr(people, rates) : 0;
  const error = fits ? undefined : intl.formatMessage({ id: 'portal.zakat.peopleError' }, PEOPLE);
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="sm">
            <FormattedMessage id="portal.zakat.ofFitr" />
          </Heading>
          <Text tone="muted" size="sm">
            <FormattedMessage
              id="portal.zakat.ofFitrText"
              values={{ amount: <Money key="amount" halalas={rates.fitr} /> }}
            />
          </Text>
        </Stack>
        <Stack direction="row" wrap gap={4} align="end" justify="between">
          <StepperField
            name="people"
            label={label}
            {...PEOPLE}
            value={people}
            onValueChange={setPeople}
            error={error}
          />
          <Text as="span" role="status">
            {fits && (
              <FormattedMessage
                id="portal.zakat.fitrSum"
                values={{
                  people: people,
                  amount: <Money key="amount" halalas={sum} strong />,
                }}
              />
            )}
          </Text>
          {sum > 0 && (
            <Button variant="giving" icon="heart" href={to(giveHref(sum))}>
              <FormattedMessage id="portal.zakat.giveFitr" />
            </Button>
          )}
        </Stack>
        <Calculate />
      </Stack>
    </Card>
  );
}
