import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../../components/Button/index.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة تبرّع شهري',
  purpose: [
    'تبرّع شهري يديره صاحبه: كم، ومتى الخصم القادم، وكم بقي، وكيف يُوقف.',
    'A monthly donation that its donor manages: how much, when it is charged next, how much is left, and how to stop it.',
  ],
  use: [['في صفحة التبرّعات الشهرية.', 'On the page of monthly donations.']],
  avoid: [
    { text: ['تبرّع دُفع مرة.', 'A donation that was paid once.'], instead: 'Cards/OrderCard' },
    { text: ['اختيار خطة جديدة.', 'To choose a new plan.'], instead: 'Forms/PlanField' },
  ],
  anatomy: [
    {
      name: ['البرنامج والحالة', 'Program and state'],
      text: ['الحالة شارة بنص ولون.', 'The state is a badge with text and colour.'],
    },
    {
      name: ['المبلغ والخصم القادم والبطاقة', 'Amount, next charge, card'],
      text: ['التاريخ بالتقويمين.', 'The date in both calendars.'],
    },
    {
      name: ['التقدّم', 'Progress'],
      text: ['ما دُفع من الأشهر، وجملة عمّا بقي.', 'Months paid, and a sentence on those left.'],
    },
    { name: ['الأفعال', 'Actions'], text: ['إيقاف، واستئناف، وتغيير البطاقة.', 'Pause, resume, change the card.'] },
  ],
  content: [
    [
      'الإيقاف ظاهر كغيره، بلا «هل أنت متأكد أنك تريد التخلي عنهم».',
      'Stopping is as visible as the rest, without guilt: no “Do you really want to abandon them?”.',
    ],
    ['لما لن يُخصم بعده: لا تُعطِ nextChargeOn.', 'Leave out nextChargeOn where nothing will be charged.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى البرنامج، ثم إلى الأفعال.', 'To the program, then to the actions.'] },
    { keys: ['Enter'], text: ['يفتح البرنامج أو ينفّذ الفعل.', 'Opens the program or performs the action.'] },
  ],
  accessibility: [
    ['شريط التقدّم له اسم البرنامج وقيمة منطوقة.', 'The progress bar has the program’s name and a spoken value.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <SubscriptionCard
            program={t('سقيا النخيل', 'Watering the palms')}
            amount={10_000}
            months={12}
            monthsLeft={8}
            state="active"
            nextChargeOn="2026-12-01"
            actions={
              <Button size="sm" variant="secondary">
                {t('إيقاف مؤقت', 'Pause')}
              </Button>
            }
          />
        ),
        text: ['متى الخصم، وكيف يُوقف.', 'When it is charged, and how to stop it.'],
      },
      dont: {
        render: (t) => (
          <SubscriptionCard
            program={t('سقيا النخيل', 'Watering the palms')}
            amount={10_000}
            months={12}
            monthsLeft={8}
            state="active"
          />
        ),
        text: ['خصم لا يُعرف يومه، ولا سبيل إلى إيقافه.', 'A charge without its day, and no way to stop it.'],
      },
    },
  ],
});
