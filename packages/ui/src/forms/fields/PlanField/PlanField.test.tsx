import { describeComponent } from '../../../testing/describeComponent.tsx';
import { PlanField } from './PlanField.tsx';

const none = (): undefined => undefined;
describeComponent(
  'PlanField',
  <PlanField
    label="تبرّع شهري"
    months={{ value: 6, onValueChange: none }}
    price={{ value: 10000, onValueChange: none }}
  />,
);
