import { defineGuide } from '../../docs/guide.ts';
import { StepList } from '../../data/Timeline/index.ts';
import { TaskList } from './index.ts';

export const guide = defineGuide({
  name: 'قائمة المهام',
  purpose: [
    'مهام عمل طويل، كل منها في صفحة، وحالة كل مهمة.',
    'The tasks of a long process, each on its own page, with their states.',
  ],
  use: [['لإكمال العضوية بأي ترتيب.', 'To complete a membership in any order.']],
  avoid: [
    { text: ['خطوات بترتيب واحد.', 'Steps in one order.'], instead: 'Forms/Wizard' },
    { text: ['تعليمات تُقرأ.', 'Instructions to read.'], instead: 'Data/StepList' },
  ],
  anatomy: [
    {
      name: ['المهمة', 'Task'],
      text: ['رابط؛ وبلا رابط لم يحِن وقتها.', 'A link; without one it cannot be started yet.'],
    },
    { name: ['التلميح', 'Hint'], text: ['ما يلزم لها.', 'What it needs.'] },
    {
      name: ['الحالة', 'State'],
      text: ['شارة في آخر السطر؛ والمكتملة بلا لون.', 'A badge at the end of the line; a completed one has no colour.'],
    },
  ],
  content: [
    ['المهمة أمر: «أضف حسابك البنكي».', 'A task is an imperative: “Add your bank account”.'],
    [
      'الحالات قليلة وثابتة: لم تبدأ، مكتملة، تحتاج إلى تصحيح.',
      'Few and fixed states: not started, completed, needs a correction.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['بين المهام.', 'Between the tasks.'] },
    { keys: ['Enter'], text: ['يفتح المهمة.', 'Opens the task.'] },
  ],
  accessibility: [
    ['الحالة والتلميح وصف للرابط، فيُقرآن معه.', 'State and hint describe the link and are read with it.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <TaskList
            tasks={[
              {
                key: 'a',
                title: t('أكمل بياناتك', 'Complete your details'),
                href: '#a',
                status: { label: t('مكتملة', 'Completed') },
              },
              {
                key: 'b',
                title: t('أضف حسابك البنكي', 'Add your bank account'),
                href: '#b',
                status: { label: t('لم تبدأ', 'Not started'), tone: 'primary' },
              },
            ]}
          />
        ),
        text: ['ما بقي بارز.', 'What is left stands out.'],
      },
      dont: {
        render: (t) => (
          <StepList
            items={[t('أكمل بياناتك', 'Complete your details'), t('أضف حسابك البنكي', 'Add your bank account')]}
          />
        ),
        text: ['لا تُفتح ولا تُعرف حالها.', 'Cannot be opened, and has no states.'],
      },
    },
  ],
});
