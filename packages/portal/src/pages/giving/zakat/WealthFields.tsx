import { useIntl } from 'react-intl';
import { AmountField, FieldRow, NumberField, useAmountError } from '@taawun/ui/forms';
import { WEALTH_LIMITS, type Wealth } from './zakat.ts';

/** Input values: money in halalas, metals in grams; NaN when not a number. */
export type WealthParts = Record<keyof Wealth, number | null>;

export const METALS = ['gold', 'silver'] as const;
const MONEY = ['cash', 'trade', 'receivable', 'due'] as const;
/** Fields in page order. */
export const WEALTH_PARTS = [...METALS, ...MONEY] as const;

const labelId = (name: keyof Wealth) => `portal.zakat.${name === 'due' ? 'debts' : name}` as const;
const isMetal = (name: keyof Wealth): boolean => name === 'gold' || name === 'silver';

/** Returns a function for the error of a field; `undefined` when it is valid. Empty means none owned. */
export function useWealthError() {
  const intl = useIntl();
  const amountError = useAmountError();
  return (name: keyof Wealth, value: number | null): string | undefined => {
    if (value === null) return undefined;
    const attribute = intl.formatMessage({ id: labelId(name) });
    if (!isMetal(name)) return amountError(value, attribute, { max: WEALTH_LIMITS.money });
    if (Number.isNaN(value)) return intl.formatMessage({ id: 'rules.numeric' }, { attribute });
    if (value < 0) return intl.formatMessage({ id: 'rules.min' }, { attribute, min: 0 });
    return value > WEALTH_LIMITS.metal
      ? intl.formatMessage({ id: 'rules.max' }, { attribute, max: WEALTH_LIMITS.metal })
      : undefined;
  };
}

interface WealthFieldsProps {
  parts: WealthParts;
  idOf: (name: string) => string;
  onChange: (name: keyof Wealth, value: number | null) => void;
}

/** Fields for assets and debts. The estimate and the errors update on every keystroke. */
export function WealthFields({ parts, idOf, onChange }: WealthFieldsProps) {
  const intl = useIntl();
  const errorOf = useWealthError();
  const bind = (name: keyof Wealth) => ({
    id: idOf(name),
    name,
    label: intl.formatMessage({ id: labelId(name) }),
    hint: intl.formatMessage({ id: `portal.zakat.${name}Hint` }),
    value: parts[name],
    error: errorOf(name, parts[name]),
    onValueChange: (value: number | null) => onChange(name, value),
    optional: true,
  });
  return (
    <>
      <FieldRow>
        {METALS.map((name) => (
          <NumberField key={name} {...bind(name)} unit={intl.formatMessage({ id: 'portal.zakat.gram' })} min={0} />
        ))}
      </FieldRow>
      <FieldRow>
        {MONEY.slice(0, 2).map((name) => (
          <AmountField key={name} {...bind(name)} />
        ))}
      </FieldRow>
      <FieldRow>
        {MONEY.slice(2).map((name) => (
          <AmountField key={name} {...bind(name)} />
        ))}
      </FieldRow>
    </>
  );
}
