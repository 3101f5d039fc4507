import { describeComponent } from '../../testing/describeComponent.tsx';
import { Footer } from './index.ts';

describeComponent(
  'Footer',
  <Footer
    name="تعاون"
    homeHref="#"
    columns={[{ title: 'الجمعية', items: [{ href: '#a', label: 'أ' }] }]}
    contact={{ phone: '+966112345678', email: 'info@taawun.example' }}
    social={[{ href: '#x', label: 'X', icon: 'twitter' }]}
    legal="نص"
  />,
);
