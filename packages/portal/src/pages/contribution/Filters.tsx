import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, Stack, type MessageId } from '@taawun/ui';
import { DateField, FieldRow, isIsoDate, Select } from '@taawun/ui/forms';
import { hrefOf, type MovementFilters } from '../shared/filters.ts';

type Changes = { [Name in keyof MovementFilters]?: string };

/** Filters of the movements. Each choice is stored in the URL and applied immediately. */
export function Filters({ filters }: { filters: MovementFilters }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const label = (id: MessageId) => intl.formatMessage({ id });
  const show = (changes: Changes) =>
    void navigate(hrefOf(pathname, { ...filters, ...changes }), { preventScrollReset: true, replace: true });
  const active = Object.keys(filters).length > 0;
  return (
    <Stack gap={4} role="search" aria-label={label('portal.contribution.filters')}>
      <FieldRow>
        <Select
          label={label('portal.contribution.type')}
          value={filters.type ?? ''}
          placeholder={label('portal.contribution.all')}
          options={(['buy', 'sell'] as const).map((value) => ({ value, label: label(`ui.offer.${value}Past`) }))}
          onValueChange={(type) => show({ type })}
        />
        <Select
          label={label('portal.contribution.status')}
          value={filters.status ?? ''}
          placeholder={label('portal.contribution.all')}
          options={(['succeeded', 'pending', 'expired'] as const).map((value) => ({
            value,
            label: label(`ui.status.${value}`),
          }))}
          onValueChange={(status) => show({ status })}
        />
      </FieldRow>
      <FieldRow>
        <Day name="from" value={filters.from ?? ''} max={filters.to} onChange={show} />
        <Day name="to" value={filters.to ?? ''} min={filters.from} onChange={show} />
      </FieldRow>
      {active && (
        <Stack direction="row">
          <Button variant="quiet" size="sm" icon="close" href={pathname}>
            <FormattedMessage id="portal.contribution.clear" />
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface DayProps {
  name: 'from' | 'to';
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (changes: Changes) => void;
}

/** Date input for one end of the range. Applied as soon as the input is a complete date, or empty. */
function Day({ name, value, min, max, onChange }: DayProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const type = (next: string) => {
    setTyped(next);
    if (next !== value && (next === '' || isIsoDate(next))) onChange({ [name]: next });
  };
  return (
    <DateField
      label={intl.formatMessage({ id: `portal.contribution.${name}` })}
      value={typed}
      min={min}
      max={max}
      onValueChange={type}
    />
  );
}
