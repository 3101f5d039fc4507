import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Select } from './index.ts';

describeComponent(
  'Select',
  <Select label="المنطقة" options={[{ value: 'q', label: 'القصيم' }]} value="" onValueChange={() => undefined} />,
);
describeComponent(
  'Select, invalid',
  <Select
    label="المنطقة"
    options={[{ value: 'q', label: 'القصيم' }]}
    value="q"
    error="خطأ"
    hint="نص"
    onValueChange={() => undefined}
  />,
);
