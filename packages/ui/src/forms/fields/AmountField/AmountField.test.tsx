import { describeComponent } from '../../../testing/describeComponent.tsx';
import { AmountField } from './AmountField.tsx';

describeComponent('AmountField', <AmountField label="المبلغ" value={12550} onValueChange={() => undefined} />);
