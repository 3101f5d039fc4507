import { describeComponent } from '../../testing/describeComponent.tsx';
import { sampleImages } from '../../testing/sampleImages.ts';
import { StoryHeader } from './index.ts';

describeComponent('StoryHeader', <StoryHeader title="بئر القرية" text="نص" image={sampleImages.water} meta="مياه" />);
describeComponent('StoryHeader, without a scene', <StoryHeader title="بئر القرية" />);
