import { describeComponent } from '../../testing/describeComponent.tsx';
import { EmptyState } from './index.ts';

describeComponent('EmptyState', <EmptyState text="نص" />);
