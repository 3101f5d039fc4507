import { describeComponent } from '../../testing/describeComponent.tsx';
import { LocaleSwitch } from './index.ts';

describeComponent('LocaleSwitch', <LocaleSwitch href="#en" />);
