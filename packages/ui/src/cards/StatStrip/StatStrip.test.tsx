import { describeComponent } from '../../testing/describeComponent.tsx';
import { StatStrip } from './index.ts';

describeComponent(
  'StatStrip',
  <StatStrip
    items={[
      { value: 3240, label: 'عضوًا' },
      { value: 12, label: 'فرعًا', unit: 'فرع' },
    ]}
  />,
);
