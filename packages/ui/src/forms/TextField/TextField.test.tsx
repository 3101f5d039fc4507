import { describeComponent } from '../../testing/describeComponent.tsx';
import { PasswordField, TextArea, TextField } from './index.ts';

const text = { value: '', onValueChange: () => undefined };
describeComponent('PasswordField', <PasswordField label="كلمة المرور" {...text} />);
describeComponent('TextArea', <TextArea label="الرسالة" {...text} />);
describeComponent('TextField', <TextField label="الاسم" required error="مطلوب" hint="كاملًا" {...text} />);
