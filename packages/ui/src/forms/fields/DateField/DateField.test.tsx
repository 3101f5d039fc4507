import { describeComponent } from '../../../testing/describeComponent.tsx';
import { DateField } from './DateField.tsx';

describeComponent('DateField', <DateField label="تاريخ الميلاد" value="1990-02-11" onValueChange={() => undefined} />);
