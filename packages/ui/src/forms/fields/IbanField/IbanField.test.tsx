import { describeComponent } from '../../../testing/describeComponent.tsx';
import { IbanField } from './IbanField.tsx';

describeComponent(
  'IbanField',
  <IbanField
    label="رقم الآيبان"
    banks={[{ code: '80', name: 'مصرف النخيل' }]}
    value="SA0380000000608010167519"
    onValueChange={() => undefined}
  />,
);
