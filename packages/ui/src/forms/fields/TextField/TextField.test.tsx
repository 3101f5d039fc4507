import { expect, it } from 'vitest';
import { actEnvironment } from '../../../testing/act.ts';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { PasswordField, TextArea, TextField } from './index.ts';

const text = { value: '', onValueChange: () => undefined };
describeComponent('PasswordField', <PasswordField label="كلمة المرور" {...text} />);
describeComponent('TextArea', <TextArea label="الرسالة" {...text} />);
describeComponent('TextField', <TextField label="الاسم" required error="مطلوب" hint="كاملًا" {...text} />);
describeComponent('PasswordField, strength', <PasswordField label="كلمة المرور" strength {...text} value="nakhla-7" />);

const field = (value: string) => <PasswordField label="كلمة المرور" strength {...text} value={value} />;

it('announces the strength once after a pause in typing', async () => {
  const ui = await renderUi(field('a'), { locale: 'en' });
  const said = () => ui.container.querySelector('[role="status"]')?.textContent;
  actEnvironment(false); // real timers instead of act()
  await ui.rerender(field('nakhla-7'));
  expect(said()).toBe('');
  await expect.poll(said).toBe('Password strength: Fair');
});
