import { describeComponent } from '../../../testing/describeComponent.tsx';
import { NumberField, StepperField } from './NumberField.tsx';

describeComponent(
  'NumberField',
  <NumberField label="العدد" unit="حصة" value={12} min={0} max={100} onValueChange={() => undefined} />,
);
describeComponent(
  'StepperField',
  <StepperField label="عدد الأشهر" value={6} min={1} max={36} onValueChange={() => undefined} />,
);
