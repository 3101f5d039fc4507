import { describeComponent } from '../../testing/describeComponent.tsx';
import { FormTextField } from '../formik/index.ts';
import { Wizard } from './Wizard.tsx';

describeComponent('Wizard', <Wizard initialValues={{ name: '' }} onSubmit={() => undefined} steps={[{ label: 'البيانات', content: <FormTextField name="name" /> }, { label: 'المراجعة', content: null }]} />);
