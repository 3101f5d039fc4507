import { describeComponent } from '../../../testing/describeComponent.tsx';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'male', label: 'ذكر' },
  { value: 'female', label: 'أنثى', hint: 'نص' },
];
describeComponent(
  'RadioGroup',
  <RadioGroup label="الجنس" options={options} value="male" onValueChange={() => undefined} />,
);
describeComponent(
  'RadioGroup, cards',
  <RadioGroup label="الجنس" options={options} value="" variant="cards" error="مطلوب" onValueChange={() => undefined} />,
);
