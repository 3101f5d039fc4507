import { defineGuide } from '../../../docs/guide.ts';
import { FieldRow } from '../Field/index.ts';
import { TextField } from '../TextField/index.ts';
import { Fieldset } from './index.ts';

export const guide = defineGuide({
  name: 'مجموعة حقول',
  purpose: [
    'حقول تُجيب معًا عن سؤال واحد، تحت عنوان واحد.',
    'Fields that answer one question together, under one legend.',
  ],
  use: [
    ['لشخص ينوب، أو عنوان، أو فترة.', 'For a deputy, an address, a period.'],
    ['variant="section" لقسم من نموذج.', 'variant="section" for a section of a form.'],
  ],
  avoid: [
    { text: ['خيارات حقل واحد.', 'The options of one field.'], instead: 'Forms/RadioGroup' },
    { text: ['خطوات.', 'Steps.'], instead: 'Forms/Wizard' },
  ],
  anatomy: [
    { name: ['العنوان', 'Legend'], text: ['سؤال المجموعة أو اسمها.', 'The question or name of the group.'] },
    { name: ['التلميح', 'Hint'], text: ['للمجموعة كلها.', 'For the whole group.'] },
    { name: ['الحقول', 'Fields'], text: ['لكل حقل خطؤه.', 'Each has its own error.'] },
    {
      name: ['خطأ المجموعة', 'Error of the group'],
      text: ['لما لا يخصّ حقلًا واحدًا.', 'For what concerns no single field.'],
    },
  ],
  content: [
    [
      'لا تكرّر العنوان في تسميات الحقول: «الاسم» لا «اسم النائب».',
      'Do not repeat the legend in the labels: “Name”, not “Name of the deputy”.',
    ],
  ],
  keyboard: [{ keys: ['Tab'], text: ['من حقل إلى حقل.', 'From field to field.'] }],
  accessibility: [['يُقرأ العنوان قبل أول حقل فيها.', 'The legend is read ahead of the group’s first field.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Fieldset label={t('من ينوب عنك', 'Who acts for you')}>
            <FieldRow>
              <TextField label={t('الاسم', 'Name')} />
              <TextField label={t('صلة القرابة', 'Relation')} />
            </FieldRow>
          </Fieldset>
        ),
        text: ['سؤال واحد وحقلان.', 'One question, two fields.'],
      },
      dont: {
        render: (t) => (
          <Fieldset label={t('بيانات', 'Data')}>
            <TextField label={t('بيانات الاسم', 'Data: name')} />
          </Fieldset>
        ),
        text: ['مجموعة لحقل، وعنوان لا يقول شيئًا.', 'A group for one field, with an empty legend.'],
      },
    },
  ],
});
