import { describeComponent } from '../../testing/describeComponent.tsx';
import { Combobox } from './Combobox.tsx';

describeComponent('Combobox', <Combobox label="المدينة" hint="اكتب أول الاسم" options={[{ value: 'a', label: 'أبها' }]} value="a" onValueChange={() => undefined} />);
