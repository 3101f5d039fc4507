import { describeComponent } from '../../testing/describeComponent.tsx';
import { ServiceCard } from './index.ts';

describeComponent('ServiceCard', <ServiceCard title="بيوت" href="#s" summary="نص" icon="greenhouse" fee="٥٠" />);
