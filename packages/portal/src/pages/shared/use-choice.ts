import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Program } from '@taawun/api-client';
import { useSite } from '../../lib/site.ts';
import { amountsOf, choiceOf, type DonateValue } from './giving/donation.ts';

/** What an amount gives. */
type Impact = Program['impacts'][number];

/** A target's own amounts. */
interface OwnAmounts {
  /** Monthly amount in halalas that the target suggests. */
  monthlyPrice?: number | undefined;
  /** What amounts give; they become the suggested ones. */
  impacts?: readonly Impact[];
}

/** The donation that is being chosen. */
export interface Choice {
  /** What amounts give. */
  impacts: readonly Impact[];
  /** Suggested amounts in halalas. */
  amounts: readonly number[];
  value: DonateValue;
  onValueChange: (value: DonateValue) => void;
  /** Chooses an amount. */
  chooseAmount: (amount: number) => void;
  /** Number of amounts that were chosen outside the panel: a new one replaces what the panel shows. */
  chosen: number;
}

const NONE: readonly Impact[] = [];

/** Keeps the chosen donation; starts with the choice in the URL. */
export function useChoice({ monthlyPrice, impacts = NONE }: OwnAmounts): Choice {
  const { settings } = useSite();
  const { search } = useLocation();
  const amounts = impacts.length
    ? impacts.map(({ amount }) => amount)
    : amountsOf(settings['donation_amounts'], monthlyPrice);
  const [value, onValueChange] = useState(() => choiceOf(search, amounts, settings['donation_default_months']));
  const [chosen, setChosen] = useState(0);
  return {
    impacts,
    amounts,
    value,
    onValueChange,
    chosen,
    chooseAmount: (amount) => {
      onValueChange({ ...value, amount });
      setChosen(chosen + 1);
    },
  };
}
