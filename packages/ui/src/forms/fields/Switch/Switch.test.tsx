import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Switch } from './Switch.tsx';

describeComponent('Switch', <Switch label="الإشعارات" hint="رسالة" checked onCheckedChange={() => undefined} />);
