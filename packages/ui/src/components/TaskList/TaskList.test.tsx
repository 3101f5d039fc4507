import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { TaskList, type Task } from './index.ts';

const tasks: Task[] = [
  { key: 'name', title: 'بياناتك', href: '#name', status: { label: 'مكتملة' } },
  {
    key: 'bank',
    title: 'حسابك البنكي',
    href: '#bank',
    hint: 'تحتاج الآيبان',
    status: { label: 'لم تبدأ', tone: 'primary' },
  },
  { key: 'pay', title: 'الدفع', status: { label: 'لاحقًا', tone: 'neutral' } },
];
describeComponent('TaskList', <TaskList tasks={tasks} />);

it('says hint and state with the link, and has no link for a task that cannot start', async () => {
  await renderUi(<TaskList tasks={tasks} />);
  await expect
    .element(page.getByRole('link', { name: 'حسابك البنكي' }))
    .toHaveAccessibleDescription('تحتاج الآيبان لم تبدأ');
  expect(page.getByRole('link').elements()).toHaveLength(2);
});
