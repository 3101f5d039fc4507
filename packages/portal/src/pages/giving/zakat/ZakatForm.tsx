import { DONATION_LIMITS } from '@taawun/domain/giving';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import {
  Alert,
  Button,
  Card,
  DateText,
  DescriptionList,
  Heading,
  Money,
  Split,
  Stack,
  Text,
  useMessages,
} from '@taawun/ui';
import { RadioGroup, StepperField, parseAmount, parseNumber } from '@taawun/ui/forms';
import { useLocalPath, useSite } from '../../../lib/site.ts';
import { METALS, WEALTH_PARTS, WealthFields, useWealthError, type WealthParts } from './WealthFields.tsx';
import { ratesOf, reckonFitr, reckonZakat, type NisabBasis, type ZakatRates } from './zakat.ts';

const { max: MAX_AMOUNT } = DONATION_LIMITS;
const PEOPLE = { min: 1, max: 200 } as const;

/** Parses the input from the query, as a form without script submits it. */
const partsOf = (query: URLSearchParams): WealthParts =>
  Object.fromEntries(
    WEALTH_PARTS.map((name) => [
      name,
      (METALS.some((metal) => metal === name) ? parseNumber : parseAmount)(query.get(name) ?? ''),
    ]),
  ) as WealthParts;

const known = (value: number | null): number => (value === null || Number.isNaN(value) || value < 0 ? 0 : value);

/** Returns the URL of a single donation of this amount in halalas. */
const giveHref = (halalas: number) => `/donate?frequency=once&amount=${Math.min(MAX_AMOUNT, halalas)}`;

/** Zakat form with the association's rates; without rates it shows a notice instead. */
export function ZakatForm() {
  const intl = useIntl();
  const { settings } = useSite();
  const rates = ratesOf(settings);
  if (!rates) return <Alert tone="info" title={intl.formatMessage({ id: 'portal.zakat.noRates' })} />;
  return (
    // Without script the browser submits the input as a query, and the server calculates.
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={8}>
        <OfWealth rates={rates} />
        <OfFitr rates={rates} />
      </Stack>
    </form>
  );
}

function OfWealth({ rates }: { rates: ZakatRates }) {
  const intl = useIntl();
  const { to } = useLocalPath();
  const [query] = useSearchParams();
  const [parts, setParts] = useState(() => partsOf(query));
  const [basis, setBasis] = useState<NisabBasis>(query.get('basis') === 'silver' ? 'silver' : 'gold');
  const word = useMessages('portal.zakat');
  const errorOf = useWealthError();
  const id = useId();
  const idOf = (name: string) => `${id}${name}`;
  const faulty = WEALTH_PARTS.filter((name) => errorOf(name, parts[name]) !== undefined);
  const focusFault = () => document.getElementById(idOf(faulty[0] ?? ''))?.focus();
  const { gold, silver, cash, trade, receivable, due } = parts;
  const found = reckonZakat(
    {
      gold: known(gold),
      silver: known(silver),
      cash: known(cash),
      trade: known(trade),
      receivable: known(receivable),
      due: known(due),
    },
    basis,
    rates,
  );
  return (
    <Split
      ratio="side"
      aside={
        <Card as="section" aria-label={word('result')}>
          <Stack gap={4} role="status">
            <DescriptionList
              columns={1}
              items={[
                { term: word('wealth'), details: faulty.length ? '—' : <Money halalas={found.wealth} /> },
                { term: word('nisab'), details: <Money halalas={found.nisab} /> },
                {
                  term: word('due'),
                  details: faulty.length ? '—' : <Money halalas={found.due} strong />,
                },
              ]}
            />
            {faulty.length > 0 ? (
              <>
                <Text tone="muted" size="sm">
                  {word('unreadable')}
                </Text>
                <Button variant="giving" icon="heart" block onClick={focusFault}>
                  <FormattedMessage id="portal.zakat.give" />
                </Button>
              </>
            ) : found.due > 0 ? (
              <Button variant="giving" icon="heart" block href={to(giveHref(found.due))}>
                <FormattedMessage id="portal.zakat.give" />
              </Button>
            ) : (
              <Text tone="muted" size="sm">
                {word(found.wealth > 0 ? 'below' : 'empty')}
              </Text>
            )}
            {faulty.length === 0 && found.due > MAX_AMOUNT && (
              <Text tone="muted" size="sm">
                <FormattedMessage
                  id="portal.zakat.most"
                  values={{ amount: <Money key="amount" halalas={MAX_AMOUNT} /> }}
                />
              </Text>
            )}
            <Text tone="muted" size="sm">
              <FormattedMessage
                id="portal.zakat.rates"
                values={{
                  gold: <Money key="gold" halalas={rates.goldGram} />,
                  silver: <Money key="silver" halalas={rates.silverGram} />,
                  date: <DateText key="date" value={rates.on} />,
                }}
              />
            </Text>
          </Stack>
        </Card>
      }
    >
      <Card as="section">
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="sm">
              {word('ofWealth')}
            </Heading>
            <Text tone="muted" size="sm">
              {word('ofWealthText')}
            </Text>
          </Stack>
          <WealthFields
            {...{ parts, idOf }}
            onChange={(name, value) => setParts((last) => ({ ...last, [name]: value }))}
          />
          <RadioGroup
            variant="cards"
            name="basis"
            label={word('basis')}
            hint={word('basisHint')}
            value={basis}
            onValueChange={(next) => setBasis(next === 'silver' ? 'silver' : 'gold')}
            options={METALS.map((metal) => ({
              value: metal,
              label: intl.formatMessage(
                { id: `portal.zakat.basis.${metal}` },
                { grams: metal === 'gold' ? rates.nisabGoldGrams : rates.nisabSilverGrams },
              ),
            }))}
          />
          <Calculate />
        </Stack>
      </Card>
    </Split>
  );
}

/** Submit button for browsers without script; with script the result updates on every keystroke. */
const Calculate = () => (
  <noscript>
    <Button type="submit" variant="secondary">
      <FormattedMessage id="portal.zakat.calculate" />
    </Button>
  </noscript>
);

function OfFitr({ rates }: { rates: ZakatRates }) {
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
                  people: known(people),
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
