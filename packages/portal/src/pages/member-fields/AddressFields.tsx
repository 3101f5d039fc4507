import { memberFields, type MemberFieldEntry } from '@taawun/domain/membership';
import { useIntl } from 'react-intl';
import type { Lookups } from '@taawun/api-client';
import { Combobox, FieldRow, FormNationalAddressFields, Select, useField } from '@taawun/ui/forms';
import { byCode, byId } from './options.ts';

/** Returns a bound field as props of an unbound select. */
function useChoice(name: string) {
  const { value, change, ...field } = useField(name);
  return { ...field, value: typeof value === 'string' ? value : '', change };
}

/** Returns the value of the only option, else an empty string. */
const only = (options: readonly { value: string }[]): string => (options.length === 1 ? (options[0]?.value ?? '') : '');

/**
 * Country, region, governorate and city, each of which depends on the one before: a change resets the following fields,
 * and an only option is selected automatically.
 */
function PlaceFields({ lookups }: { lookups: Lookups }) {
  const { change: setCountry, ...country } = useChoice('country_id');
  const { change: setState, ...state } = useChoice('state_id');
  const { change: setRegion, ...region } = useChoice('region_id');
  const { change: setCity, ...city } = useChoice('city');
  const statesOf = (id: string) => byId(lookups.states.filter(({ country_id }) => String(country_id) === id));
  const regionsOf = (id: string) => byId(lookups.regions.filter(({ state_id }) => String(state_id) === id));
  const citiesOf = (id: string) => byCode(lookups.cities.filter(({ region_id }) => String(region_id) === id));
  const inRegion = (id: string) => {
    setRegion(id);
    setCity(only(citiesOf(id)));
  };
  const inState = (id: string) => {
    setState(id);
    inRegion(only(regionsOf(id)));
  };
  const inCountry = (id: string) => {
    setCountry(id);
    inState(only(statesOf(id)));
  };
  return (
    <>
      <FieldRow>
        <Select
          {...country}
          options={byId(lookups.countries)}
          onValueChange={inCountry}
          autoComplete="country"
          required
        />
        <Select
          {...state}
          options={statesOf(country.value)}
          onValueChange={inState}
          disabled={country.value === ''}
          autoComplete="address-level1"
          required
        />
      </FieldRow>
      <FieldRow>
        <Combobox
          {...region}
          options={regionsOf(state.value)}
          onValueChange={inRegion}
          disabled={state.value === ''}
          required
        />
        <Select
          {...city}
          options={citiesOf(region.value)}
          onValueChange={setCity}
          disabled={region.value === ''}
          autoComplete="address-level2"
          required
        />
      </FieldRow>
    </>
  );
}

/** Parts of the address that are typed; the places above them are chosen. */
const PARTS = ['building_no', 'street', 'district', 'postal_code', 'additional_no', 'unit_no'] as const;
const REQUIRED = PARTS.filter((name) => !(memberFields[name] as MemberFieldEntry).optional);

/** Fields of the national address. Use inside a `Form` with `addressSchema`. */
export function AddressFields({ lookups }: { lookups: Lookups }) {
  const intl = useIntl();
  return (
    <>
      <PlaceFields lookups={lookups} />
      <FormNationalAddressFields
        parts={PARTS}
        required={REQUIRED}
        label={intl.formatMessage({ id: 'portal.member.addressDetails' })}
      />
    </>
  );
}
