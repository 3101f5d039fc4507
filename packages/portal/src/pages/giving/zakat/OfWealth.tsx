import { DONATION_LIMITS } from '@taawun/domain/giving';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import {
  ActionBar,
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
import { RadioGroup, parseAmount, parseNumber } from '@taawun/ui/forms';
import { useLocalPath } from '../../../lib/site.ts';
import { Calculate, giveHref } from './parts.tsx';
import { METALS, WEALTH_PARTS, WealthFields, useWealthError, type WealthParts } from './WealthFields.tsx';
import { reckonZakat, type NisabBasis, type ZakatRates } from './zakat.ts';

const { max: MAX_AMOUNT } = DONATION_LIMITS;

/** Parses the input from the query, as a form without script submits it. */
const partsOf = (query: URLSearchParams): WealthParts =>
  Object.fromEntries(
    WEALTH_PARTS.map((name) => [
      name,
      (METALS.some((metal) => metal === name) ? parseNumber : parseAmount)(query.get(name) ?? ''),
    ]),
  ) as WealthParts;

/** Id of the result: while it is in view, a phone has no bar with it. */
const RESULT = 'zakat-result';

const known = (value: number | null): number => (value === null || Number.isNaN(value) || value < 0 ? 0 : value);

/** Zakat on wealth: what is owned, and beside it the result; on a phone the result is a bar at the lower edge, too. */
export function OfWealth({ rates }: { rates: ZakatRates }) {
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
  const give = to(giveHref(found.due));
  return (
    <div>
      <Split
        ratio="side"
        aside={
          <Card as="section" id={RESULT} aria-label={word('result')}>
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
                <Button variant="giving" icon="heart" block href={give}>
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
      {faulty.length === 0 && found.wealth > 0 && (
        <ActionBar
          target={RESULT}
          style={{ marginInline: 'calc(50% - 50vi)' }}
          text={
            <FormattedMessage
              id="portal.zakat.bar"
              values={{ amount: <Money key="amount" halalas={found.due} strong /> }}
            />
          }
        >
          {found.due > 0 ? (
            <Button variant="giving" icon="heart" href={give}>
              <FormattedMessage id="portal.zakat.give" />
            </Button>
          ) : (
            <Button variant="secondary" href={`#${RESULT}`}>
              {word('seeResult')}
            </Button>
          )}
        </ActionBar>
      )}
    </div>
  );
}
