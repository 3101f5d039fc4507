import { describeComponent } from '../../../testing/describeComponent.tsx';
import { TextField } from '../TextField/index.ts';
import { Fieldset } from './Fieldset.tsx';

describeComponent(
  'Fieldset',
  <Fieldset label="النائب" hint="من ينوب عنك" error="ناقص">
    <TextField label="الاسم" value="" onValueChange={() => undefined} />
  </Fieldset>,
);
