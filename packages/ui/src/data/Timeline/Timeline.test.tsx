import { describeComponent } from '../../testing/describeComponent.tsx';
import { StepList, Timeline } from './index.ts';

const items = [{ year: 1982, title: 'التأسيس', text: 'نص' }];
describeComponent('Timeline', <Timeline items={items} />);
describeComponent('StepList', <StepList items={['أ', 'ب']} />);
