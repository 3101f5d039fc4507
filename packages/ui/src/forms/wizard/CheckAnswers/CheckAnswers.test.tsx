import { describeComponent } from '../../../testing/describeComponent.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';

describeComponent(
  'CheckAnswers',
  <CheckAnswers title="العنوان" answers={[{ term: 'المدينة', details: 'بريدة' }, { term: 'رقم الوحدة' }]} href="#a" />,
);
