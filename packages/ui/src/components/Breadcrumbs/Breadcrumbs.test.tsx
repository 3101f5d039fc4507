import { describeComponent } from '../../testing/describeComponent.tsx';
import { Breadcrumbs } from './index.ts';

describeComponent('Breadcrumbs', <Breadcrumbs items={[{ label: 'الرئيسية', href: '#' }, { label: 'الأهداف' }]} />);
