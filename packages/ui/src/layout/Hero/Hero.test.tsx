import { describeComponent } from '../../testing/describeComponent.tsx';
import { Hero } from './index.ts';

describeComponent('Hero', <Hero title="معًا" highlight="نزرع" badge="ترخيص" text="نص" aside={<p>لوحة</p>} />);
