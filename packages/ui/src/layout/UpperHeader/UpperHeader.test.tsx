import { describeComponent } from '../../testing/describeComponent.tsx';
import { UpperHeader } from './index.ts';

describeComponent(
  'UpperHeader',
  <UpperHeader phone="+966112345678" hours="٨ – ٤" notifications={{ href: '#', count: 3 }} />,
);
