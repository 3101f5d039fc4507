import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { CheckboxGroup } from './index.ts';

export const guide = defineGuide({
  name: 'مجموعة خانات اختيار',
  purpose: ['اختيار عدة أشياء من قائمة ظاهرة كلها.', 'A choice of several options that are all in sight.'],
  use: [
    ['لخيارين إلى سبعة.', 'For two to seven options.'],
    ['مع selectAll لخمسة فأكثر.', 'With selectAll for five or more.'],
  ],
  avoid: [
    { text: ['خيار واحد من عدة.', 'One option of several.'], instead: 'Forms/RadioGroup' },
    { text: ['قائمة طويلة يُبحث فيها.', 'A long list to search.'], instead: 'Forms/MultiSelect' },
    { text: ['ترشيح يسري فورًا.', 'A filter that takes effect at once.'], instead: 'Components/ToggleGroup' },
  ],
  anatomy: fieldParts(
    {
      name: ['اختيار الكل', 'Select all'],
      text: ['اختياري؛ ونصف معلّم حين يُختار بعضها.', 'Optional; half checked when some are.'],
    },
    { name: ['الخيارات', 'Options'], text: ['عمود، أو بطاقات متجاورة.', 'A column, or cards side by side.'] },
  ),
  content: [
    ['الخيارات أسماء من نوع واحد.', 'Options are nouns of one kind.'],
    ['قل إن كان أكثر من واحد ممكنًا: «اختر ما يناسبك».', 'Say that several are possible: “Select all that apply”.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى كل خانة.', 'To each checkbox.'] },
    { keys: ['Space'], text: ['يعلّم أو يلغي.', 'Checks or unchecks.'] },
  ],
  accessibility: [FIELD_READING, ['مجموعة لها اسم هو تسميتها.', 'A group named by its label.']],
  examples: [
    {
      do: {
        render: (t) => (
          <CheckboxGroup
            label={t('كيف نراسلك؟', 'How may we write to you?')}
            hint={t('اختر ما يناسبك', 'Select all that apply')}
            options={[
              { value: 'sms', label: t('رسالة نصية', 'Text message') },
              { value: 'email', label: t('بريد إلكتروني', 'E-mail') },
            ]}
          />
        ),
        text: ['خيارات من نوع واحد، والتعدد مذكور.', 'Options of one kind; that several are possible is said.'],
      },
      dont: {
        render: (t) => (
          <CheckboxGroup
            label={t('الجنس', 'Gender')}
            options={[
              { value: 'm', label: t('ذكر', 'Male') },
              { value: 'f', label: t('أنثى', 'Female') },
            ]}
          />
        ),
        text: ['خياران يستبعد أحدهما الآخر.', 'Two options of which one excludes the other.'],
      },
    },
  ],
});
