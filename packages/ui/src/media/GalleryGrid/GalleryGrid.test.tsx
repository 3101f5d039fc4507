import { describeComponent } from '../../testing/describeComponent.tsx';
import { pictures } from '../../testing/pictures.ts';
import { GalleryGrid } from './index.ts';

describeComponent('GalleryGrid', <GalleryGrid title="يوم التطوع" images={[pictures.dunes, pictures.water]} />);
