import { describeComponent } from '../../testing/describeComponent.tsx';
import { CouncilCard, SupporterCard } from './index.ts';

describeComponent('CouncilCard', <CouncilCard name="نورة" title="أمينة" bio="نص" term="١٤٤٦" />);
describeComponent('SupporterCard', <SupporterCard name="مؤسسة" since={2015} href="https://palm.example" />);
