import { describeComponent } from '../../testing/describeComponent.tsx';
import { MilestoneList } from './index.ts';

describeComponent('MilestoneList', <MilestoneList raised={5} items={[{ amount: 4, title: 'الحفر' }]} />);
