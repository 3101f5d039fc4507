import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { compareBuilding } from './AddressPart.tsx';
import { NationalAddressFields } from './NationalAddressFields.tsx';
import { emptyAddress } from './parts.ts';

describeComponent(
  'NationalAddressFields',
  <NationalAddressFields value={emptyAddress} onValueChange={() => undefined} />,
);

describe('compareBuilding', () => {
  it.each([
    ['RRRD2929', '', { fill: '2929' }],
    ['RRRD2929', '2929', {}],
    ['RRRD2929', '٢٩٢٩', {}],
    ['RRRD2929', '2930', { differs: true }],
    ['RRRD2929', '29', {}],
    ['RRR', '2930', {}],
  ])('%s next to %s', (short, building, expected) => expect(compareBuilding(short, building)).toEqual(expected));
});
