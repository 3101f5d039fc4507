import { describeComponent } from '../../../testing/describeComponent.tsx';
import { NationalIdField } from './NationalIdField.tsx';

describeComponent(
  'NationalIdField',
  <NationalIdField label="رقم الهوية" hint="١٠ أرقام" value="1000000008" onValueChange={() => undefined} />,
);
